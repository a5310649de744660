import { expect, test } from 'vitest';

import { byMatchGroup, countMatches } from '#shared/values/match-group.ts';

const person = (person_id: string, ...kinds: string[]) => ({ person_id, reasons: kinds.map((kind) => ({ kind })) });
const people = [
  person('a', 'exact', 'letters'),
  person('b', 'exact'),
  person('c', 'sound', 'lives-there'),
  person('d', 'nickname', 'elsewhere'),
  person('e', 'exact'),
];

test('people named as asked come before those of a similar name, and people who are not meant last', () => {
  expect(byMatchGroup(people, ['b']).map(({ person_id }) => person_id)).toEqual(['d', 'e', 'a', 'c', 'b']);
});

test('counts each group', () => {
  expect(countMatches(people, ['b'])).toEqual({ exact: 2, similar: 2, 'not-meant': 1 });
  expect(countMatches([], [])).toEqual({ exact: 0, similar: 0, 'not-meant': 0 });
});
