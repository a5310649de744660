import { expect, test } from 'vitest';

import { inOrderOfTime, newestFirst } from '#frontend/features/people/report/places.ts';
import { tamsin, wanderer } from '#frontend/features/people/report/testing.ts';

test('places are numbered in order of time, the current one last', () => {
  const places = inOrderOfTime(tamsin.addresses);
  expect(places.map(({ number, address }) => `${number} ${address.city}`)).toEqual([
    '1 Madison',
    '2 Portland',
    '3 Austin',
    '4 Duluth',
  ]);
  expect(newestFirst(places)[0]!.address.city).toBe('Duluth');
});

test('a place without a position has no number, and one without a date no place in time', () => {
  const bristol = inOrderOfTime(wanderer.addresses).find(({ address }) => address.city === 'Bristol');
  expect(bristol).toMatchObject({ number: null, dated: false });
});
