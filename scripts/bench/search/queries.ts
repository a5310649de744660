import type { BenchPerson } from '#scripts/bench/people-search-engine.ts';
import { folded, type People, type Sought } from '#scripts/bench/search/hits.ts';
import { certain, ways } from '#scripts/bench/search/misspell.ts';
import { random } from '#shared/values/chance.ts';

const TRIES = 200_000;

/** Queries per category, fewer if too few names qualify; half of them with a place. */
export function queriesFor(people: People, perCategory: number, seed: number): Sought[] {
  const drawn = random(`queries-${seed}`);
  const exact = namesOf(people);
  return Object.entries(ways).flatMap(([category, way]) => {
    const queries: Sought[] = [];
    const taken = new Set<number>();
    for (let tries = 0; queries.length < perCategory && tries < TRIES; tries++) {
      const target = drawn.below(people.length);
      const person = people[target];
      const name = person && !taken.has(target) && way(drawn, person);
      if (!person || !name) continue;
      const { city, state } = person;
      const place = queries.length % 2 === 1 ? { city, state } : {};
      // A misspelling that equals another person's name has no single right answer.
      if (!certain.has(category) && exact.has(keyOf(name, place))) continue;
      taken.add(target);
      const middle = category === 'exact' && !!person.middle;
      queries.push({ qid: `${category}-${taken.size}`, category, name, ...place, target, middle });
    }
    return queries;
  });
}

const keyOf = (name: string, { city, state }: Partial<Pick<BenchPerson, 'city' | 'state'>>) =>
  folded(city ? `${name}|${city}|${state}` : name);

function namesOf(people: People): Set<string> {
  const names = new Set<string>();
  for (const person of people) {
    if (!person) continue;
    const name = `${person.first} ${person.last}`;
    names.add(keyOf(name, {})).add(keyOf(name, person));
  }
  return names;
}
