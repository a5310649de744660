/** A stored item. */
export type Row = Record<string, unknown>;

/** Reports that an invariant is violated. */
export type Report = (invariant: string, words: string) => void;
