import { expect, test } from 'vitest';

import { parseAddress } from '#shared/values/address.ts';

const duluth = { street: '418 cedar hollow road', city: 'duluth', state: 'MN' };

test.each([
  [
    '2930 Wetmore Ave, Everett, WA 98201',
    { street: '2930 Wetmore Ave', city: 'Everett', state: 'WA', postal_code: '98201' },
  ],
  ['2930 Wetmore Ave, 98201', { street: '2930 Wetmore Ave', postal_code: '98201' }],
  ['2930 Wetmore Ave', { street: '2930 Wetmore Ave' }],
  ['418 cedar hollow road duluth minnesota', duluth],
  ['418 cedar hollow road duluth, minn.', duluth],
  ['418 cedar hollow road, duluth MN', duluth],
  ['418 cedar hollow road duluth mn 55802-1234', { ...duluth, postal_code: '55802-1234' }],
  ['418 cedar hollow road duluth MN 55802 USA', { ...duluth, postal_code: '55802' }],
  ['٤١٨ cedar hollow road duluth MN', duluth],
  ['915 2nd Avenue, Seattle WA', { street: '915 2nd Avenue', city: 'Seattle', state: 'WA' }],
  ['915 2nd Avenue Seattle, WA', { street: '915 2nd Avenue', city: 'Seattle', state: 'WA' }],
  ['100 Park Ave St Paul Minnesota', { street: '100 Park Ave', city: 'St Paul', state: 'MN' }],
  ['100 Court St Duluth MN', { street: '100 Court St', city: 'Duluth', state: 'MN' }],
  [
    '1600 Pennsylvania Avenue NW Washington DC',
    { street: '1600 Pennsylvania Avenue NW', city: 'Washington', state: 'DC' },
  ],
  ['9 Elm Street Apt 4 Charleston West Virginia', { street: '9 Elm Street Apt 4', city: 'Charleston', state: 'WV' }],
  ['9 Elm Street #4 New York NY', { street: '9 Elm Street #4', city: 'New York', state: 'NY' }],
  ['9 Elm Street, Apt 4, Salem, Oregon', { street: '9 Elm Street Apt 4', city: 'Salem', state: 'OR' }],
  ['6300 Highway 61 Duluth MN', { street: '6300 Highway 61', city: 'Duluth', state: 'MN' }],
  ['12 Broadway Albany NY', { street: '12 Broadway', city: 'Albany', state: 'NY' }],
])('%s', (line, parts) => {
  expect(parseAddress(line)).toEqual(parts);
});

test('a known town ends a street without a type', () => {
  const isTown = (name: string) => name === 'New York';
  expect(parseAddress('55 Bowery New York NY', 'US', isTown)).toEqual({
    street: '55 Bowery',
    city: 'New York',
    state: 'NY',
  });
});

test.each([
  ['DE', 'Hauptstraße 12, 10115 Berlin', { street: 'Hauptstraße 12', city: 'Berlin', postal_code: '10115' }],
  ['DE', 'Hauptstraße 12 10115 Berlin', { street: 'Hauptstraße 12', city: 'Berlin', postal_code: '10115' }],
  ['FR', '12 rue de la Paix 75002 Paris', { street: '12 rue de la Paix', city: 'Paris', postal_code: '75002' }],
  [
    'GB',
    '10 Downing Street, London SW1A 2AA',
    { street: '10 Downing Street', city: 'London', postal_code: 'SW1A 2AA' },
  ],
  [
    'CA',
    '12 King St, Toronto, Ontario, M5H 1A1',
    { street: '12 King St', city: 'Toronto', state: 'Ontario', postal_code: 'M5H 1A1' },
  ],
])('of %s: %s', (country, line, parts) => {
  expect(parseAddress(line, country)).toEqual(parts);
});

test.each(['', ' , , ', '#', '55802', 'MN', '1 1 1 1 1', 'st st st st MN', '\u202E'.repeat(300)])(
  'never fails: %j',
  (line) => {
    expect(parseAddress(line)).toHaveProperty('street');
  },
);
