import { expect, test } from 'vitest';

import { areaServed } from '#functions/calls/numbers/plans/area-served.ts';

test.each([
  ['US', '218', { region: 'Minnesota', cities: ['Duluth, MN', 'Brainerd, MN', 'Moorhead, MN'] }],
  ['US', '212', { region: null, cities: ['New York, NY'] }],
  ['US', '202', { region: 'Washington D.C.', cities: [] }],
  ['US', '203', { region: 'Connecticut', cities: ['New Haven, CT', 'Stamford, CT', 'Norwalk, CT'] }],
  ['CA', '416', { region: 'Ontario', cities: ['Toronto, ON', 'North York, ON', 'Etobicoke, ON'] }],
  ['JP', '922', { region: null, cities: ['Fukuoka, Fukuoka'] }],
])('%s %s serves', (country, prefix, served) => {
  expect(areaServed(country, prefix)).toEqual(served);
});

test('knows nothing of an unassigned code, of a code of all places, or of no country', () => {
  expect(areaServed('US', '555')).toBeNull();
  expect(areaServed('US', '800')).toBeNull();
  expect(areaServed('AQ', '12')).toBeNull();
});
