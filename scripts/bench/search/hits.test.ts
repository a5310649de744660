import { expect, test } from 'vitest';

import { type People, rankOf, type Sought } from '#scripts/bench/search/hits.ts';

const people: People = [
  undefined,
  { first: 'José', middle: 'Luis', last: 'Núñez', city: 'Salem', state: 'OR' },
  { first: 'Jose', middle: '', last: 'Nunez', city: 'Mobile', state: 'AL' },
  { first: 'Ann', last: 'Cole', city: 'Salem', state: 'OR' },
];
const sought: Sought = { qid: 'a', category: 'exact', name: 'Jose Nunez', target: 1, middle: false };

test('counts people as hits that the query cannot distinguish', () => {
  expect(rankOf([3, 2], people, sought)).toBe(2);
  expect(rankOf([2, 1], people, { ...sought, middle: true })).toBe(2);
  expect(rankOf([2, 1], people, { ...sought, city: 'Salem', state: 'OR' })).toBe(2);
});

test('counts no hit beyond the first ten, and no unknown number', () => {
  expect(rankOf([...Array<number>(10).fill(3), 1], people, sought)).toBe(0);
  expect(rankOf([99], people, sought)).toBe(0);
  expect(rankOf([], people, sought)).toBe(0);
});
