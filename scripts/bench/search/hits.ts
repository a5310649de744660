import type { BenchPerson } from '#scripts/bench/people-search-engine.ts';

/** A search and whom it means. */
export type Sought = {
  qid: string;
  category: string;
  name: string;
  city?: string | undefined;
  state?: string | undefined;
  target: number;
  /** Whether the name has the middle name in it. */
  middle: boolean;
};
/** By number, from 1 on; places may be empty. */
export type People = readonly (BenchPerson | undefined)[];

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toLowerCase();

/** What the query can tell of a person: two with the same are the same answer. */
function keyOfAnswer(person: BenchPerson | undefined, { middle, city }: Sought): string | undefined {
  if (!person) return undefined;
  const { first, last } = person;
  return folded(
    [first, middle ? (person.middle ?? '') : '', last, city ? `${person.city}|${person.state}` : ''].join('|'),
  );
}

/** At which place the sought person stands, or one whom the query cannot tell from them: 1 the best, 0 not in the ten. */
export function rankOf(ids: readonly number[], people: People, sought: Sought): number {
  const wanted = keyOfAnswer(people[sought.target], sought);
  return 1 + ids.slice(0, 10).findIndex((id) => keyOfAnswer(people[id], sought) === wanted);
}
