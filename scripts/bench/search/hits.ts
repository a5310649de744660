import type { BenchPerson } from '#scripts/bench/people-search-engine.ts';

/** A query and its target. */
export type Sought = {
  qid: string;
  category: string;
  name: string;
  city?: string | undefined;
  state?: string | undefined;
  target: number;
  /** Whether the name includes the middle name. */
  middle: boolean;
};
/** People by number, from 1; may be sparse. */
export type People = readonly (BenchPerson | undefined)[];

/** Without marks and case. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toLowerCase();

/** What the query can distinguish: two people with the same key are equally correct. */
function keyOfAnswer(person: BenchPerson | undefined, { middle, city }: Sought): string | undefined {
  if (!person) return undefined;
  const { first, last } = person;
  return folded(
    [first, middle ? (person.middle ?? '') : '', last, city ? `${person.city}|${person.state}` : ''].join('|'),
  );
}

/** The rank of the target or of an indistinguishable person: 1 the best, 0 not in the top ten. */
export function rankOf(ids: readonly number[], people: People, sought: Sought): number {
  const wanted = keyOfAnswer(people[sought.target], sought);
  return 1 + ids.slice(0, 10).findIndex((id) => keyOfAnswer(people[id], sought) === wanted);
}
