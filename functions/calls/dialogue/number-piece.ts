/** A number in a text, in figures or in words. */
export type Piece = { index: number; end: number; digits: string };
