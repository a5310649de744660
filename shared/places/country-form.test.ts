import { expect, test } from 'vitest';

import { postcodeKind, subdivisionKind } from '#shared/places/country-form.ts';

test.each([
  ['US', 'state', 'zip'],
  ['JP', 'prefecture', 'postcode'],
  ['BR', 'state', 'cep'],
  ['TR', 'province', 'postcode'],
  ['RU', 'region', 'postcode'],
  ['FR', null, 'postcode'],
  ['AE', 'emirate', null],
  ['EG', 'governorate', 'postcode'],
])('a form for %s asks for the %s and the %s', (country, subdivision, postcode) => {
  expect([subdivisionKind(country), postcodeKind(country)]).toEqual([subdivision, postcode]);
});
