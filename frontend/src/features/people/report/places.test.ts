import { expect, test } from 'vitest';

import { chronological, newestFirst } from '#frontend/features/people/report/places.ts';
import { tamsin, wanderer } from '#frontend/features/people/report/testing.ts';

test('places are numbered chronologically, the current one last', () => {
  const places = chronological(tamsin.addresses);
  expect(places.map(({ number, address }) => `${number} ${address.city}`)).toEqual([
    '1 Madison',
    '2 Portland',
    '3 Austin',
    '4 Duluth',
  ]);
  expect(newestFirst(places)[0]!.address.city).toBe('Duluth');
});

test('a place without a position has no number, one without a date no place in the order', () => {
  const bristol = chronological(wanderer.addresses).find(({ address }) => address.city === 'Bristol');
  expect(bristol).toMatchObject({ number: null, isDated: false });
});
