import type { Ages } from '#shared/validation/age.ts';
import type { SearchType } from '#shared/values/search-type.ts';

/** The fields of a search, as the forms have them: what a line is read as. */
export type Reading = Ages & {
  type: SearchType;
  /** Absent where a name is in `first_name` or `last_name`, or where a place alone is read. */
  search_query?: string;
  first_name?: string;
  last_name?: string;
  city?: string;
  state?: string;
  country?: string;
};

/** A town or state by what people call it. */
export type Place = {
  city: string | null;
  state: string | null;
  country: string;
  /** One of the largest of the world. */
  isLarge?: boolean;
  /** Its region or country was said as well. */
  isSure?: boolean;
  /** Found for a word that is misspelt. */
  isSimilar?: boolean;
};

/** Knows a place by any of its names. */
export type FindPlace = (text: string) => Place | undefined;

/** What is known when a line is read; without it a line is read by its form and by lists of frequent names. */
export type Knowledge = {
  place?: FindPlace;
  /** The share of people who bear a word as their last or first name, 0 to 1. */
  share?: (word: string, part: 'last' | 'first') => number;
  /** Where national numbers may be from, besides the country of the request. */
  countries?: readonly string[];
  /** Ages follow from years of birth. */
  year?: number;
};
