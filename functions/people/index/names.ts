import { Lexicon } from '#functions/people/index/lexicon.ts';

export type Part = 'last' | 'first';

/** What a search knows of the index before it reads any of it. */
export type Names = {
  last: Lexicon;
  first: Lexicon;
  /** Into how many parts, as a power of two, the people of a surname’s code are divided by first name; 0 for one block. */
  partsOf: (code: string) => number;
  /** Whether the people of a part are too many for one block, and lie by state and middle name as well. */
  isDivided: (place: { code: string; path: string }) => boolean;
  /** Where names lie that are too rare to be known: into how many buckets they go, and by which generation; 0 for none. */
  rare: { generation: number; buckets: number };
};

export const NO_NAMES: Names = {
  last: Lexicon.of(new Map()),
  first: Lexicon.of(new Map()),
  partsOf: () => 0,
  isDivided: () => false,
  rare: { generation: 0, buckets: 0 },
};
