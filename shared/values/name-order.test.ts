import { expect, test } from 'vitest';

import { familyNameFirst, orderIn, orderOf } from '#shared/values/name-order.ts';

test('a Japanese form asks for the family name first', () => {
  expect(orderIn('ja')).toBe('family-first');
  expect(orderIn('tr')).toBe('given-first');
});

test.each([
  ['佐藤 拓也', 'family-first'],
  ['김 민준', 'family-first'],
  ['Takuya Sato', 'given-first'],
  ['محمد حداد', 'given-first'],
])('%s has the %s', (name, order) => {
  expect(orderOf(name)).toBe(order);
});

test.each([
  ['James Strudwick Smith', 'Smith James Strudwick'],
  ['James Smith, Jr.', 'Smith James'],
  ['Ann Lee III', 'Lee Ann'],
  ['Lee, Ann', 'Lee, Ann'],
  ['Madonna', 'Madonna'],
  ['佐藤 拓也', '佐藤 拓也'],
])('%s is sorted as %s', (name, sorted) => {
  expect(familyNameFirst(name)).toBe(sorted);
});
