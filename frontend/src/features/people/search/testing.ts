import type { Reason, Result, SearchResults, SearchState } from '#shared/api/people/search-results.ts';
import { countMatches } from '#shared/values/match-group.ts';
import { newId, type SearchId } from '#shared/values/id.ts';

const none = {
  personal: 1,
  phones: 0,
  emails: 0,
  locations: 0,
  relationships: 0,
  jobs: 0,
  education: 0,
  social_profiles: 0,
  images: 0,
  cities: 0,
  states: 0,
  countries: 0,
};

/** A match reason with only what a test sets. */
export const reason = (kind: Reason['kind'], known: Partial<Reason> = {}): Reason => ({
  kind,
  part: null,
  stored: null,
  letters: null,
  ...known,
});

/** A result with only what a test sets. */
export const aPerson = (known: Partial<Result> = {}): Result => ({
  person_id: newId('person'),
  full_name: 'Tamsin Okafor',
  also_known_as: [],
  age: null,
  birth_date: null,
  death: null,
  vital_status: 'living',
  occupation: null,
  portrait: null,
  lives_in: null,
  last_known_in: null,
  lived_in: [],
  works_in: [],
  related_to: [],
  counts: none,
  summaries: null,
  last_seen: null,
  sources: ['Household register'],
  score: 1,
  reasons: [reason('exact', { part: 'last' })],
  free_until: null,
  ...known,
});

export const counts = (some: Partial<Result['counts']>): Result['counts'] => ({ ...none, ...some });

/** A search by name in a given state. */
export const searchState = (search_id: SearchId, known: Partial<SearchState> = {}): SearchState => ({
  search_id,
  status: 'searching',
  type: 'name',
  search_query: 'Tam Okafor',
  asked_at: '2026-11-21T14:00:00.000Z',
  gathered: [],
  took_ms: null,
  total: 0,
  will_text: false,
  ...known,
});

/** A search with its results: these people, on the first of as many pages as it takes. */
export const searchResults = (
  search_id: SearchId,
  people: Result[] = [],
  known: Partial<Omit<SearchResults, 'results'>> & { results?: Partial<SearchResults['results']> } = {},
): SearchResults => ({
  ...searchState(search_id, { status: people.length ? 'ready' : 'searching', total: people.length, took_ms: 12 }),
  facets: { countries: [], states: [], cities: [], residences: [], ages: [] },
  has_exact: people.length > 0,
  matches: countMatches(people, known.not_meant ?? []),
  place_counts: null,
  links: null,
  age_counts: null,
  not_meant: [],
  may_change: true,
  ...known,
  results: {
    data: people,
    current_page: 1,
    last_page: 1,
    per_page: 20,
    total: people.length,
    next_page_url: null,
    prev_page_url: null,
    ...known.results,
  },
});
