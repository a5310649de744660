import { expect, test } from 'vitest';

import { reason } from '#functions/people/domain/hit.ts';
import { type QueryPlace, typedPlace } from '#functions/people/index/parse-query.ts';
import { placeReason } from '#functions/people/place-reason.ts';
import type { Reason } from '#shared/api/people/search-results.ts';

const town = (city: string | null, state: string) => ({ city, state, country: 'US' });
const nowhere = { lives_in: null, last_known_in: null, lived_in: [], works_in: [], represents: [] };
const place = (city: string, state: string, ...regions: string[]) => ({
  cities: new Set(city ? [city] : []),
  states: new Set(state ? [state] : []),
  regions: new Set(regions),
});
const vermont = place('', 'vt');

const saying = (kind: Reason['kind'], places: Partial<typeof nowhere> | object, asked: QueryPlace = vermont) =>
  placeReason(reason(kind), { ...nowhere, ...places }, asked).map((each) => each.kind);

test('a seat, an office and a home in the place have reasons of their own', () => {
  const senator = { works_in: [town('Washington', 'DC')], represents: [town(null, 'VT')] };
  expect(saying('elsewhere', senator)).toEqual(['represents-there']);
  expect(saying('lives-there', senator)).toEqual(['represents-there']);
  expect(saying('lives-there', senator, place('washington', 'dc'))).toEqual(['office-there']);
  expect(saying('lives-there', { ...senator, lives_in: town('Barre', 'VT') })).toEqual(['lives-there']);
  expect(saying('elsewhere', { lived_in: [town('Barre', 'VT')] })).toEqual(['lived-there']);
});

test('nobody is elsewhere who represents the state of the town asked for', () => {
  const member = { works_in: [town('Washington', 'DC')], represents: [town(null, 'GA')] };
  expect(saying('elsewhere', member, place('atlanta', 'ga'))).toEqual(['represents-state']);
  expect(saying('elsewhere', member, place('atlanta', '', 'ga'))).toEqual(['represents-state']);
  expect(placeReason(reason('elsewhere'), { ...nowhere, ...member }, place('atlanta', 'ga'))).toEqual([
    reason('represents-state', { stored: 'GA' }),
  ]);
  expect(saying('elsewhere', member, place('boston', '', 'ma'))).toEqual(['elsewhere']);
});

test('a town is the one asked for, however it is written', () => {
  const member = { works_in: [town('Bronx', 'NY')], represents: [town(null, 'NY')] };
  expect(saying('elsewhere', member, typedPlace({ city: 'The Bronx', state: 'NY' }))).toEqual(['office-there']);
  expect(saying('elsewhere', { lives_in: town('Saint Louis', 'MO') }, typedPlace({ city: 'St. Louis' }))).toEqual([
    'lives-there',
  ]);
});

test('who has no known place is not elsewhere, and other reasons stay', () => {
  expect(saying('elsewhere', {})).toEqual([]);
  expect(saying('exact', {})).toEqual(['exact']);
  expect(placeReason(reason('had-office-there'), nowhere, undefined)).toEqual([reason('had-office-there')]);
});
