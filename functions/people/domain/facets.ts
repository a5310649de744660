import { ageOfHit, type Hit, type HitList, OWN_INDEX } from '#functions/people/domain/hit.ts';
import type { Count, SearchResults, SearchState } from '#shared/api/people.ts';

type Facets = SearchResults['facets'];
type Filter = {
  state?: string | undefined;
  city?: string | undefined;
  age_from?: number | undefined;
  age_to?: number | undefined;
};

const citiesIn = ({ towns }: Hit) => new Set(towns.flatMap(({ city }) => city ?? []));
const statesIn = ({ towns }: Hit) => new Set(towns.flatMap(({ state }) => state ?? []));

/** Number of hits by state. */
export const statesOf = (hits: Hit[]): Count[] => count(hits, statesIn);

/** Number of hits by source. */
export const sourcesOf = (hits: Hit[]): { source: string; people: number }[] =>
  count(hits, ({ sources }) => sources).map(({ value, count: people }) => ({ source: value, people }));

/** How many of the shown people each source knows. Our index is left out once all of its people are hidden. */
export function gatheredOf(gathered: SearchState['gathered'], hidden: Hit[]): SearchState['gathered'] {
  const lost = new Map(sourcesOf(hidden).map(({ source, people }) => [source, people]));
  return gathered.flatMap((row) => {
    const people = row.people - (lost.get(row.source) ?? 0);
    return people === 0 && row.people > 0 && row.source === OWN_INDEX ? [] : [{ ...row, people }];
  });
}

/** Number of hits by state, city and decade of age; the state counts include people beyond a truncated list. */
export function facetsOf({ hits, states }: HitList, now: Date): Facets {
  const decades = (hit: Hit) => {
    const age = ageOfHit(hit, now);
    return age === null ? [] : [String(Math.floor(age / 10) * 10)];
  };
  return {
    states,
    cities: count(hits, citiesIn).slice(0, 20),
    ages: count(hits, decades).sort((a, b) => Number(a.value) - Number(b.value)),
  };
}

/** The hits that pass the filter. A person of unknown age, or who has died, passes no age filter. */
export function refine(hits: Hit[], { state, city, age_from, age_to }: Filter, now: Date): Hit[] {
  return hits.filter((hit) => {
    if (state && !statesIn(hit).has(state)) return false;
    if (city && !citiesIn(hit).has(city)) return false;
    if (age_from === undefined && age_to === undefined) return true;
    const age = ageOfHit(hit, now);
    return age !== null && age >= (age_from ?? 0) && age <= (age_to ?? 200);
  });
}

/** Counts each value, most frequent first. */
function count(hits: Hit[], valuesOf: (hit: Hit) => Iterable<string>): Count[] {
  const counts = new Map<string, number>();
  for (const hit of hits) for (const value of new Set(valuesOf(hit))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, n]) => ({ value, count: n }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
