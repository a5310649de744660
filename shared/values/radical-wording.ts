/** How the page `radical` introduces the assistant: in words of its own, or in those of the page `assistant`. */
export const radicalWordings = ['second', 'first'] as const;
export type RadicalWording = (typeof radicalWordings)[number];
