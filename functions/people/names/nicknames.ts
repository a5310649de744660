/** Other first names that somebody of this one may go by, in both directions, with how likely, 0 to 1. All folded. */
export const otherFirstNames = (_folded: string): { name: string; weight: number }[] => [];
