import type { Lexicon } from '#functions/people/index/lexicon.ts';

/** What a search knows of the index before it reads any of it. */
export type Names = {
  last: Lexicon;
  first: Lexicon;
  /** Into how many parts, as a power of two, the people of a surname’s code are divided by first name; 0 for one block. */
  partsOf: (code: string) => number;
  /** Whether the people of a part are too many for one block, and lie by state and middle name as well. */
  isDivided: (place: { code: string; path: string }) => boolean;
};
