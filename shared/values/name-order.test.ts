import { expect, test } from 'vitest';

import { orderIn, orderOf } from '#shared/values/name-order.ts';

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
