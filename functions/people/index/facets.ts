import type { Match } from '#functions/people/index/score.ts';
import type { SearchResults } from '#shared/api/people.ts';
import { ageOn } from '#shared/values/day.ts';

type Facets = SearchResults['facets'];
export type Filter = {
  state?: string | undefined;
  city?: string | undefined;
  age_from?: number | undefined;
  age_to?: number | undefined;
};

const townsOf = ({ card }: Match) =>
  [card.lives_in, ...card.lived_in, ...card.works_in].filter((town) => town !== null);
const statesOf = (match: Match) => new Set(townsOf(match).flatMap(({ state }) => state ?? []));
const citiesOf = (match: Match) => new Set(townsOf(match).flatMap(({ city }) => city ?? []));

/** How the people found divide by the states and cities they are known in, and by decade of age. */
export function facetsOf(matches: Match[], now: Date): Facets {
  const decades = (match: Match) => {
    const age = match.card.birth_date && ageOn(now, match.card.birth_date);
    return age === null ? [] : [String(Math.floor(age / 10) * 10)];
  };
  return {
    states: count(matches, statesOf),
    cities: count(matches, citiesOf).slice(0, 20),
    ages: count(matches, decades).sort((a, b) => Number(a.value) - Number(b.value)),
  };
}

/** Those who fit the filter. Somebody whose age is not known does not fit one by age. */
export function refine(matches: Match[], { state, city, age_from, age_to }: Filter, now: Date): Match[] {
  return matches.filter((match) => {
    if (state && !statesOf(match).has(state)) return false;
    if (city && !citiesOf(match).has(city)) return false;
    if (age_from === undefined && age_to === undefined) return true;
    const age = match.card.birth_date && ageOn(now, match.card.birth_date);
    return age !== null && age >= (age_from ?? 0) && age <= (age_to ?? 200);
  });
}

/** How often each value comes, the most frequent first. */
function count(matches: Match[], valuesOf: (match: Match) => Iterable<string>) {
  const counts = new Map<string, number>();
  for (const match of matches) for (const value of valuesOf(match)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, n]) => ({ value, count: n }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

/** How many of the people found each source knows. */
export const sourcesOf = (matches: Match[]) =>
  count(matches, ({ card }) => card.sources).map(({ value, count: people }) => ({ source: value, people }));
