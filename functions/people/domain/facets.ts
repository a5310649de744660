import { ageOfHit, type Hit, type HitList } from '#functions/people/domain/hit.ts';
import type { Search } from '#functions/people/domain/search.ts';
import type { Count } from '#shared/api/people/search-results.ts';
import { countFacets, type Facets, type Filterable, type ResultFilter } from '#shared/values/result-filter.ts';
import { isUsState } from '#shared/values/us-states.ts';

const statesIn = ({ towns }: Hit) => new Set(towns.flatMap(({ state }) => state ?? []));

/** Number of hits by state. */
export const statesOf = (hits: Hit[]): Count[] => count(hits, statesIn);

/** Number of hits by source. */
export const sourcesOf = (hits: Hit[]): { source: string; people: number }[] =>
  count(hits, ({ sources }) => sources).map(({ value, count: people }) => ({ source: value, people }));

/**
 * How many of the shown people each source knows. A part of our own index is left out once all of its people are hidden: a
 * zero would say that there were some. Of a vendor it says nothing.
 */
export function gatheredOf(gathered: Search['gathered'], hidden: Hit[]): Search['gathered'] {
  const lost = new Map(sourcesOf(hidden).map(({ source, people }) => [source, people]));
  return gathered.flatMap((row) => {
    const people = row.people - (lost.get(row.source) ?? 0);
    return people === 0 && row.people > 0 && row.is_own ? [] : [{ ...row, people }];
  });
}

/** What filters read of a hit. */
export function filterableOf(hit: Hit, now: Date): Filterable {
  const { full_name, shown_name = full_name, last_seen = null, birth, towns, life } = hit;
  // As the index has a home, it is one of today only of people seen lately.
  const first = life === 'seen-lately' ? 'lives' : 'lived';
  const kind = (is: 'lives' | 'lived' | 'works') =>
    towns.filter((town, nth) => (town.is ?? (nth ? 'lived' : first)) === is);
  const places = { lives: kind('lives'), lived: kind('lived'), works: kind('works') };
  return { full_name: shown_name, age: ageOfHit(hit, now), born: birth?.year ?? null, last_seen, ...places };
}

/** The most cities to choose from. */
const MAX_CITIES = 20;

/**
 * How the people found divide. Without a filter beside places the counts by state include people beyond a truncated list.
 */
export function facetsOf({ hits, states, truncated }: HitList, filter: ResultFilter, now: Date): Facets {
  const facets = countFacets(
    hits.map((hit) => filterableOf(hit, now)),
    filter,
  );
  const { residence, age_from, age_to, country } = filter;
  const isOfAll = truncated && !country?.length && [residence, age_from, age_to].every((each) => each === undefined);
  const countryOf = new Map(facets.states.map((each) => [each.value, each.country]));
  return {
    ...facets,
    ...(isOfAll && {
      states: states.map((each) => ({
        ...each,
        country: isUsState(each.value) ? 'US' : (countryOf.get(each.value) ?? ''),
      })),
    }),
    cities: facets.cities.slice(0, MAX_CITIES),
  };
}

/** Counts each value, most frequent first. */
function count(hits: Hit[], valuesOf: (hit: Hit) => Iterable<string>): Count[] {
  const counts = new Map<string, number>();
  for (const hit of hits) for (const value of new Set(valuesOf(hit))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, n]) => ({ value, count: n }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
