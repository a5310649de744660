import * as z from 'zod';

import { Teaser } from '#shared/api/people/teaser.ts';
import { page } from '#shared/contract/page.ts';
import { SearchRequest, SearchType } from '#shared/validation/search.ts';
import { PersonId, SearchId } from '#shared/values/id.ts';
import { matchGroups } from '#shared/values/match-group.ts';

/**
 * Why a person is among the results. `part` is the part of the name that matched; `stored` is the person's spelling, if it
 * differs from the query, or the state that an elected office is for; `letters` is how many letters differ.
 */
export const Reason = z.object({
  kind: z.enum([
    'exact',
    'nickname',
    'letters',
    'sound',
    'script',
    'initial',
    'part',
    'swapped',
    'other-name',
    'middle',
    'lives-there',
    'lived-there',
    'office-there',
    'had-office-there',
    'represents-there',
    'represents-state',
    'elsewhere',
    'place-unknown',
    'age',
    'age-unknown',
    'phone',
    'email',
    'address',
    'username',
    'former',
    'maybe-former',
  ]),
  part: z.enum(['first', 'middle', 'last']).nullable(),
  stored: z.string().nullable(),
  letters: z.number().int().nullable(),
  /** Of `maybe-former`: the year in which a source last saw it; absent where none says. */
  year: z.number().int().optional(),
});
export type Reason = z.infer<typeof Reason>;

/** The kind of line that sources give a number, of those in `lineKinds`. */
export const LinkedLine = z.enum(['mobile', 'fixed', 'internet']);
export type LinkedLine = z.infer<typeof LinkedLine>;

/**
 * How many of the people found have the phone, email or username, may no longer have it, and had it. `unknown_since` is the
 * year in which a source last saw it of those in `unknown`, null where this is not known of each. `line` is null where no
 * source gives the type of the number, or where they differ.
 */
export const Links = z.object({
  current: z.number().int(),
  unknown: z.number().int(),
  former: z.number().int(),
  unknown_since: z.number().int().nullable(),
  line: LinkedLine.nullable(),
});
export type Links = z.infer<typeof Links>;

export const Result = Teaser.extend({
  score: z.number().min(0).max(1),
  reasons: z.array(Reason),
  /** Until when the searcher, who has opened the report, opens it again free. */
  free_until: z.iso.datetime().nullable(),
});
export type Result = z.infer<typeof Result>;

export const SearchStatus = z.enum(['searching', 'gathering', 'ready', 'empty']);
export type SearchStatus = z.infer<typeof SearchStatus>;

/** How many of the people found have a value: a state, a town, a decade of age. */
export const Count = z.object({ value: z.string(), count: z.number().int() });
export type Count = z.infer<typeof Count>;

/**
 * The outcome of a source: `not-asked` if it cannot answer this search or its daily budget is used up. A search is
 * ready with the results that arrived; sources without an answer are listed.
 */
export const SourceState = z.enum(['answered', 'timed-out', 'failed', 'not-asked']);
export type SourceState = z.infer<typeof SourceState>;

/** The state of a search. `results` are present once it is ready. */
export const SearchState = z.object({
  search_id: SearchId,
  status: SearchStatus,
  type: SearchType,
  /** What was looked for, as the searcher wrote it. */
  search_query: z.string(),
  asked_at: z.iso.datetime(),
  /** How many of the people found each source knows, and whether it answered at all. */
  gathered: z.array(z.object({ source: z.string(), people: z.number().int(), state: SourceState })),
  /** How long our own index took. */
  took_ms: z.number().int().nullable(),
  total: z.number().int(),
  will_text: z.boolean(),
});
export type SearchState = z.infer<typeof SearchState>;

export const SearchResults = SearchState.extend({
  results: page(Result),
  /** Whether a result has the name as entered, and not only one with similar letters or a similar sound. */
  has_exact: z.boolean(),
  /**
   * How many of the results, on all pages, are named as asked, only similarly, or marked as not meant. The best match first,
   * they come in this order. Null where a place was searched in: it counts as well, and the results are one list.
   */
  matches: z.record(z.enum(matchGroups), z.number().int()).nullable(),
  /**
   * How many of all results, whatever the filters, are in the place asked for, have an elected office for the state of the
   * town asked for, are only elsewhere, or in no known place; and of the age asked for, or of unknown age. Null where none
   * was asked for, and where more people match than are listed.
   */
  place_counts: z
    .object({
      there: z.number().int(),
      office: z.number().int(),
      elsewhere: z.number().int(),
      unknown: z.number().int(),
    })
    .nullable(),
  /** Null for a name or an address. */
  links: Links.nullable(),
  age_counts: z.object({ of_age: z.number().int(), unknown: z.number().int() }).nullable(),
  /** Results marked as not meant: they come last. */
  not_meant: z.array(PersonId),
  /** Whether results can be marked here: the texted link shows them in other browsers, but changes nothing. */
  may_change: z.boolean(),
  /**
   * How the people found divide. Each count is of the people who pass the other filters. Countries by ISO 3166-1 alpha-2,
   * states with their country, residences `current` and `former`, ages by decade: `40` is 40 to 49.
   */
  facets: z.object({
    countries: z.array(Count),
    states: z.array(Count.extend({ country: z.string() })),
    cities: z.array(Count),
    residences: z.array(Count),
    ages: z.array(Count),
  }),
});
export type SearchResults = z.infer<typeof SearchResults>;

/**
 * Another search to try: the name as the index spells it, the same name in any place or of any age, or everybody with the
 * last name. `people` is how many it finds.
 */
export const Alternative = z.object({
  kind: z.enum(['spelling', 'anywhere', 'any-age', 'last-name']),
  request: SearchRequest,
  people: z.number().int(),
});
export type Alternative = z.infer<typeof Alternative>;
