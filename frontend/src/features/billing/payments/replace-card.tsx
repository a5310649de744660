export const ReplaceCard = () => null;
