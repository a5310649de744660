import { expect, test } from 'vitest';

import { chronological, movesOf, newestFirst } from '#frontend/features/people/report/places.ts';
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

test('a place without a position has no number', () => {
  const bristol = chronological(wanderer.addresses).find(({ address }) => address.city === 'Bristol');
  expect(bristol!.number).toBeNull();
});

const [duluth, austin, portland, madison] = tamsin.addresses;
const seen = <A extends object>(address: A, first_seen: string | null, last_seen: string | null) => ({
  ...address,
  sources: [{ source: 'Test', first_seen, last_seen }],
});
const moves = (...addresses: (typeof tamsin.addresses)[number][]) => movesOf(chronological(addresses));

test('a move goes from one home to the one that followed it', () => {
  expect(moves(...tamsin.addresses)).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
});

test('offices, undated homes, and two homes at a time are no move', () => {
  const office = { ...austin!, kind: 'office' as const };
  expect(moves(madison!, office, duluth!)).toEqual([[1, 3]]);
  expect(moves(seen(madison!, null, null), duluth!)).toEqual([]);
  expect(moves(seen(madison!, '2003-01-01', '2025-01-01'), seen(portland!, '2010-01-01', '2012-01-01'))).toEqual([]);
  expect(moves({ ...madison!, current: true }, duluth!)).toEqual([]);
});
