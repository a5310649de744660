import type { Language } from '#shared/values/language.ts';
import { familyNameFirst } from '#shared/values/name-order.ts';

type Town = { city: string | null; state: string | null; country: string };

/** What the filters and the order of results read of a person. */
export type Filterable = {
  full_name: string;
  /** Whole years; null where unknown. */
  age: number | null;
  /** The year of birth, by which those of unknown age are sorted. */
  born?: number | null;
  last_seen: string | null;
  lives: readonly Town[];
  lived: readonly Town[];
  works: readonly Town[];
};

/** A town or state as a facet names it: it begins with a letter or number, and has nothing hidden or broken in it. */
export const PLACE_NAME = /^['’‘]?[\p{L}\p{N}][^\p{Cc}\p{Cs}\uFFFD]*$/u;

export const residences = ['current', 'former'] as const;
export const sorts = ['best', 'recent', 'age', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** Values of one filter are alternatives, different filters apply together. Places are met by one and the same town. */
export type ResultFilter = {
  country?: readonly string[] | undefined;
  state?: readonly string[] | undefined;
  city?: readonly string[] | undefined;
  residence?: (typeof residences)[number] | undefined;
  age_from?: number | undefined;
  age_to?: number | undefined;
};

type Count = { value: string; count: number };
export type Facets = {
  countries: Count[];
  states: (Count & { country: string })[];
  cities: Count[];
  residences: Count[];
  ages: Count[];
};

/** Whether a person passes all filters. A person of unknown age passes no filter by age. */
export function matches(person: Filterable, filter: ResultFilter): boolean {
  const { residence, age_from, age_to } = filter;
  const isPlaced = residence !== undefined || [filter.country, filter.state, filter.city].some((any) => any?.length);
  if (isPlaced && !townsOf(person, residence).some((town) => isThere(town, filter))) return false;
  if (age_from === undefined && age_to === undefined) return true;
  return person.age !== null && person.age >= (age_from ?? 0) && person.age <= (age_to ?? Infinity);
}

const townsOf = ({ lives, lived, works }: Filterable, residence: ResultFilter['residence']): readonly Town[] =>
  residence === 'current' ? lives : residence === 'former' ? lived : [...lives, ...lived, ...works];

const isThere = (town: Town, { country, state, city }: ResultFilter) =>
  isAmong(town.country, country) && isAmong(town.state, state) && isAmong(town.city, city);
const isAmong = (value: string | null, chosen: readonly string[] | undefined) =>
  !chosen?.length || (value !== null && chosen.includes(value));

/**
 * How many people have each value, the most frequent first. Each count is of the people who pass the other filters: what
 * choosing the value would show. A choice within a place does not change the counts of the places around it.
 */
export function countFacets(people: readonly Filterable[], filter: ResultFilter): Facets {
  const { country, residence } = filter;
  const anywhere = { ...filter, country: undefined, state: undefined, city: undefined };
  const inCountry = { ...anywhere, country };
  const inState = { ...inCountry, state: filter.state };
  const towns = (place: ResultFilter) => (person: Filterable) =>
    townsOf(person, residence).filter((town) => isThere(town, place));
  const passing = (by: ResultFilter) => people.filter((person) => matches(person, by));
  const countries = passing(anywhere);
  const states = passing(inCountry);
  const countryOf = new Map(
    states.flatMap((person) => towns(inCountry)(person).map(({ state, country: of }) => [state ?? '', of] as const)),
  );
  return {
    countries: count(countries, (person) => towns(anywhere)(person).map((town) => town.country)),
    states: count(states, (person) => towns(inCountry)(person).flatMap(({ state }) => state ?? [])).map((each) => ({
      ...each,
      country: countryOf.get(each.value) ?? '',
    })),
    cities: count(passing(inState), (person) => towns(inState)(person).flatMap(({ city }) => city ?? [])),
    residences: residences.map((value) => ({
      value,
      count: passing({ ...filter, residence: value }).length,
    })),
    ages: count(passing({ ...filter, age_from: undefined, age_to: undefined }), ({ age }) =>
      age === null ? [] : [String(Math.floor(age / 10) * 10)],
    ).sort((a, b) => Number(a.value) - Number(b.value)),
  };
}

function count(people: readonly Filterable[], valuesOf: (person: Filterable) => readonly string[]): Count[] {
  const counts = new Map<string, number>();
  for (const person of people)
    for (const value of new Set(valuesOf(person))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, n]) => ({ value, count: n }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/**
 * In the chosen order; “best” leaves the order as it is, and so do equals. What is unknown comes last; by age, those of
 * unknown age come by their year of birth before. Names are in the order of the reader's language.
 */
export function sortPeople<T>(
  people: readonly T[],
  sort: Sort,
  read: (item: T) => Filterable,
  language: Language,
): T[] {
  const { compare: inOrder } = new Intl.Collator(language);
  const compare: Record<Exclude<Sort, 'best'>, (a: Filterable, b: Filterable) => number> = {
    recent: (a, b) =>
      (a.last_seen ?? '') < (b.last_seen ?? '') ? 1 : (a.last_seen ?? '') > (b.last_seen ?? '') ? -1 : 0,
    age: (a, b) => (a.age ?? Infinity) - (b.age ?? Infinity) || (b.born ?? -Infinity) - (a.born ?? -Infinity) || 0,
    name: (a, b) =>
      inOrder(familyNameFirst(a.full_name), familyNameFirst(b.full_name)) || inOrder(a.full_name, b.full_name),
  };
  if (sort === 'best') return [...people];
  return people
    .map((item) => ({ item, facts: read(item) }))
    .sort((a, b) => compare[sort](a.facts, b.facts))
    .map(({ item }) => item);
}
