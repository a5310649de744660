import { expect, test } from 'vitest';

import { facetsOf, filterableOf } from '#functions/people/domain/facets.ts';
import type { Hit } from '#functions/people/domain/hit.ts';
import { NOW, personId } from '#functions/people/testing.ts';
import { matches, type ResultFilter } from '#shared/values/result-filter.ts';

const hit = (full_name: string, year: number | null, life: Hit['life']): Hit => ({
  person_id: personId(full_name),
  score: 1,
  reasons: [],
  full_name,
  birth: year === null ? null : { year, month: 1 },
  life,
  towns: [],
  sources: [],
});
const hits = [
  hit('Ann, seen', 1980, 'seen-lately'),
  hit('Bo, seen before', 1981, 'seen-before'),
  hit('Bess, unseen', 1981, 'unseen'),
  hit('Cy, who died young', 1982, 'over'),
  hit('Di, 102 and dead', 1924, 'over'),
  hit('Ed, 102 and unseen', 1924, 'unseen'),
  hit('Flo, 102 and seen', 1924, 'seen-lately'),
  hit('Gus, of no known age', null, 'unseen'),
];

test('neither the dead nor people without a recent sighting count in a decade of age', () => {
  const found = { hits, total: hits.length, states: [], truncated: false };
  expect(facetsOf(found, {}, NOW).ages).toEqual([
    { value: '40', count: 2 },
    { value: '100', count: 1 },
  ]);
});

test('a filter of ages leaves them out', () => {
  const names = (filter: ResultFilter) =>
    hits.filter((each) => matches(filterableOf(each, NOW), filter)).map(({ full_name }) => full_name);
  expect(names({ age_from: 40, age_to: 49 })).toEqual(['Ann, seen', 'Bo, seen before']);
  expect(names({ age_from: 90 })).toEqual(['Flo, 102 and seen']);
  expect(names({})).toHaveLength(hits.length);
});

test('a home that the index does not date is one of today only of people seen lately', () => {
  const towns = ['Duluth', 'Austin'].map((city) => ({ city, state: 'MN', country: 'US' }));
  const found = { hits: hits.slice(0, 3).map((each) => ({ ...each, towns })), total: 3, states: [], truncated: false };
  expect(facetsOf(found, {}, NOW).residences).toEqual([
    { value: 'current', count: 1 },
    { value: 'former', count: 3 },
  ]);
  expect(facetsOf(found, { residence: 'current' }, NOW).cities).toEqual([{ value: 'Duluth', count: 1 }]);
});
