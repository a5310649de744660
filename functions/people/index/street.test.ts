import { expect, test } from 'vitest';

import { placesOf, streetKey } from '#functions/people/index/street.ts';

test.each([
  '2930 Wetmore Ave.',
  '2930 wetmore avenue, ',
  '2930  WETMORE Avenue Suite 9B',
  '2930 Wetmore Ave #9B',
  '2930 Wetmore Ave Apt 4',
])('%s gives the same house key', (line) => {
  expect(streetKey(line)).toEqual({ house: '2930', street: 'wetmore ave' });
});

test('accepts a street without a number', () => {
  expect(streetKey('North Main Street')).toEqual({ house: '', street: 'n main st' });
});

test('reads a house number after the street', () => {
  expect(streetKey('Hauptstraße 12a')).toEqual({ house: '12a', street: 'hauptstrasse' });
});

test('returns keys by postal code and by town', () => {
  expect(placesOf({ city: 'Everett', state: 'WA', postal_code: '98201-1234' })).toEqual(['98201', 'wa everett']);
  expect(placesOf({ city: 'Everett', state: null })).toEqual([]);
});
