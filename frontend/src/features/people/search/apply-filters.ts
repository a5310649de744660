import type { Filters } from '#frontend/features/people/search/filters.ts';
import type { Result, SearchResults } from '#shared/api/people/search-results.ts';
import { countMatches } from '#shared/values/match-group.ts';
import type { Language } from '#shared/values/language.ts';
import { isDead } from '#shared/values/vital-status.ts';
import { countFacets, type Filterable, matches, sortPeople } from '#shared/values/result-filter.ts';

/** Whether the first page holds all results, so that filters need no request. */
export const hasAllResults = ({ total, results: { per_page } }: SearchResults): boolean => total <= per_page;

const filterableOf = ({
  lives_in,
  last_known_in,
  lived_in,
  works_in,
  birth_date,
  represents = [],
  ...person
}: Result): Filterable => ({
  ...person,
  age: isDead(person.vital_status) ? null : person.age, // the age at death is not searched for
  born: birth_date?.year ?? null,
  lives: lives_in ? [lives_in] : [],
  lived: last_known_in ? [last_known_in, ...lived_in] : lived_in,
  works: [...works_in, ...represents],
});

/** Filters, counts and sorts all results, by the same rules as the server. */
export function applyFilters(search: SearchResults, filters: Filters, language: Language): SearchResults {
  const all = search.results.data;
  const data = all.filter((person) => matches(filterableOf(person), filters));
  return {
    ...search,
    matches: search.matches && countMatches(data, search.not_meant),
    results: {
      ...search.results,
      data: sortPeople(data, filters.sort ?? 'best', filterableOf, language),
      total: data.length,
    },
    facets: countFacets(all.map(filterableOf), filters),
  };
}
