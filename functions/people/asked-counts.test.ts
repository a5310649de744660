import { expect, test } from 'vitest';

import { askedCounts } from '#functions/people/asked-counts.ts';
import { type Hit, reason } from '#functions/people/domain/hit.ts';
import { typedPlace } from '#functions/people/index/parse-query.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { newId } from '#shared/values/id.ts';

const town = (city: string, state: string) => ({ city, state, country: 'US' });
const hit = (known: Partial<Hit>): Hit => ({
  person_id: newId('person'),
  score: 1,
  reasons: [],
  full_name: 'Tamsin Okafor',
  birth: null,
  life: 'seen-lately',
  towns: [],
  sources: [],
  ...known,
});
const found = {
  hits: [
    hit({ towns: [town('Peoria', 'IL'), town('Chicago', 'IL')], birth: { year: 1980, month: 1 } }),
    hit({ towns: [town('Peoria', 'IL')] }),
    hit({ birth: { year: 1980, month: 1 }, life: 'unseen' }),
    hit({ reasons: [reason('lived-there')] }),
  ],
  total: 4,
  states: [],
  truncated: false,
};
const byName: SearchRequest = { type: 'name', search_query: 'Okafor', country: 'US' };
const counts = (more: Partial<SearchRequest>, list = found) => {
  const request = { ...byName, ...more };
  return askedCounts(list, { request, place: typedPlace(request) });
};

test('everybody is in the place asked for, elsewhere, or in no known place', () => {
  expect(counts({ city: 'Chicago', state: 'IL' })).toEqual({
    place_counts: { there: 2, office: 0, elsewhere: 1, unknown: 1 },
    age_counts: null,
  });
  expect(counts({ state: 'Illinois' }).place_counts).toEqual({ there: 3, office: 0, elsewhere: 0, unknown: 1 });
});

test('an elected office for the state of the town asked for is not elsewhere', () => {
  const seat = { city: null, state: 'CA', country: 'US' };
  const of = (...towns: Hit['towns']) =>
    counts({ city: 'San Francisco', state: 'CA' }, { ...found, hits: [hit({ towns })] }).place_counts;
  const none = { there: 0, office: 0, elsewhere: 0, unknown: 0 };
  expect(of({ ...town('Washington', 'DC'), is: 'works' }, { ...seat, is: 'works' })).toEqual({ ...none, office: 1 });
  expect(of({ ...seat, is: 'works' }, { ...town('San Francisco', 'CA'), is: 'lived' })).toEqual({ ...none, there: 1 });
  expect(of({ ...seat, state: 'NV', is: 'works' })).toEqual({ ...none, elsewhere: 1 });
  expect(of(town('Washington', 'DC'), seat)).toEqual({ ...none, unknown: 1 });
});

test('an age is known by the year of birth, also of people who were not seen lately, or it is not', () => {
  expect(counts({ age_from: 40 })).toEqual({ place_counts: null, age_counts: { of_age: 2, unknown: 2 } });
});

test('nothing is counted where nothing was asked, or the list is truncated', () => {
  const none = { place_counts: null, age_counts: null };
  expect(counts({})).toEqual(none);
  expect(counts({ city: 'Chicago', age_from: 40 }, { ...found, truncated: true })).toEqual(none);
  expect(counts({ type: 'phone', city: 'Chicago' })).toEqual(none);
});
