import type { FilterChange, Filters } from '#frontend/features/people/search/filters.ts';
import type { Result, SearchResults } from '#shared/api/people.ts';

/** Whether the first page holds all results, so that filters need no request. */
export const hasAllResults = ({ total, results: { per_page } }: SearchResults): boolean => total <= per_page;

/**
 * Filters all results as the API would: by state, city and age. Each facet counts the people who match the other
 * filters.
 */
export function applyFilters(search: SearchResults, filters: Filters): SearchResults {
  const all = search.results.data;
  const data = all.filter((person) => matches(person, filters));
  const rest = (without: Partial<FilterChange>) => all.filter((person) => matches(person, { ...filters, ...without }));
  return {
    ...search,
    results: { ...search.results, data, total: data.length },
    facets: {
      states: count(rest({ state: undefined, city: undefined }), statesOf),
      cities: count(rest({ city: undefined }), citiesOf),
      ages: count(rest({ age_from: undefined, age_to: undefined }), decadeOf).sort(
        (a, b) => Number(a.value) - Number(b.value),
      ),
    },
  };
}

function matches(person: Result, { state, city, age_from, age_to }: Partial<FilterChange>): boolean {
  if (state !== undefined && !statesOf(person).has(state)) return false;
  if (city !== undefined && !citiesOf(person).has(city)) return false;
  if (age_from === undefined && age_to === undefined) return true;
  return person.age !== null && person.age >= (age_from ?? 0) && person.age <= (age_to ?? Infinity);
}

const townsOf = ({ lives_in, lived_in, works_in }: Result) => [
  ...(lives_in ? [lives_in] : []),
  ...lived_in,
  ...works_in,
];
const statesOf = (person: Result) => new Set(townsOf(person).flatMap(({ state }) => state ?? []));
const citiesOf = (person: Result) => new Set(townsOf(person).flatMap(({ city }) => city ?? []));
const decadeOf = ({ age }: Result) => (age === null ? [] : [String(Math.floor(age / 10) * 10)]);

/** How many people have each value, the most frequent first. */
function count(people: readonly Result[], valuesOf: (person: Result) => Iterable<string>) {
  const counts = new Map<string, number>();
  for (const person of people) for (const value of valuesOf(person)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, n]) => ({ value, count: n }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
