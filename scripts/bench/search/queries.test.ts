import { expect, test } from 'vitest';

import { rankOf } from '#scripts/bench/search/hits.ts';
import { invented } from '#scripts/bench/search/invent.ts';
import { ways } from '#scripts/bench/search/misspell.ts';
import { queriesFor } from '#scripts/bench/search/queries.ts';

const people = invented(4000, 7);
const queries = queriesFor(people, 10, 7);

test('is deterministic per seed; a smaller population is a prefix of a larger one', () => {
  expect(invented(100, 7)).toEqual(people.slice(0, 101));
  expect(queriesFor(people, 10, 7)).toEqual(queries);
  expect(queriesFor(people, 10, 8)).not.toEqual(queries);
});

test('returns the requested number of queries per category, half of them with a place', () => {
  for (const category of Object.keys(ways)) {
    const those = queries.filter((query) => query.category === category);
    expect(those, category).toHaveLength(10);
    for (const { city, target } of those.filter((_, at) => at % 2)) expect(city).toBe(people[target]?.city);
    expect(those.filter(({ city }) => city)).toHaveLength(5);
  }
});

test('an exact query is a name of its person, a misspelt one of no person', () => {
  const named = (name: string) => people.findIndex((person) => person && `${person.first} ${person.last}` === name);
  for (const query of queries) {
    expect(rankOf([query.target], people, query)).toBe(1);
    if (query.category === 'no-middle') expect(named(query.name)).toBeGreaterThan(0);
    if (['typo2', 'hard', 'translit'].includes(query.category) && !query.city) expect(named(query.name)).toBe(-1);
  }
});
