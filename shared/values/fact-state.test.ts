import { expect, test } from 'vitest';

import { byState, isFormer, lastHeld, latestFirst, stateOf, yearsBefore } from '#shared/values/fact-state.ts';
import type { Dated } from '#shared/values/person.ts';

const TODAY = '2026-11-21';
const fact = (last_seen: string | null, more: Partial<Dated> = {}): Dated => ({
  confidence: 3,
  sources: [{ source: 'Register', first_seen: null, last_seen }],
  ...more,
});

test.for([
  ['seen lately', fact('2026-10-01'), 'current'],
  ['seen two years ago to the day', fact('2024-11-21'), 'current'],
  ['seen a day earlier', fact('2024-11-20'), 'unknown'],
  ['undated', fact(null), 'unknown'],
  ['undated, and called current by its source', fact(null, { current: true }), 'unknown'],
  ['undated, and called former', fact(null, { former: true }), 'former'],
  ['seen lately, and called former', fact('2026-10-01', { former: true }), 'former'],
  ['seen lately, and no current address', fact('2026-10-01', { current: false }), 'former'],
  ['corrected', fact('2026-10-01', { outdated_since: '2026-10-02' }), 'former'],
  ['ended', fact('2026-10-01', { ended: '2025-01-03' }), 'former'],
  ['ends later', fact('2026-10-01', { ended: '2027-01-03' }), 'current'],
  ['a term that runs, seen when it began', fact('2021-01-03', { until: '2027-01-03' }), 'current'],
  ['a term that has run out', fact('2025-01-03', { until: '2026-11-21' }), 'unknown'],
  ['a term that has run out, seen since', fact('2026-11-01', { until: '2026-06-01' }), 'current'],
] as const)('%s: %#', ([, one, state]) => {
  expect(stateOf(one, TODAY)).toBe(state);
});

test('a fact was last held when it was last seen or, for a term, today at most', () => {
  expect(lastHeld(fact(null), TODAY)).toBeNull();
  expect(lastHeld(fact('2015-02-01'), TODAY)).toBe('2015-02-01');
  expect(lastHeld(fact('2021-01-03', { until: '2027-01-03' }), TODAY)).toBe(TODAY);
  expect(lastHeld(fact('2030-01-01'), TODAY)).toBe(TODAY);
});

test('what holds comes first, then what was seen last, and only then what is sure', () => {
  const [now, stale, undated, old] = [
    fact('2025-10-01', { confidence: 1 }),
    fact('2015-02-01', { confidence: 4 }),
    fact(null, { confidence: 4 }),
    fact('2026-10-01', { confidence: 4, former: true }),
  ];
  expect([old, undated, stale, now].sort(byState(TODAY))).toEqual([now, stale, undated, old]);
  expect([undated, stale, now].sort(latestFirst)).toEqual([now, stale, undated]);
});

test('only sources and corrections make a fact former, whatever the day', () => {
  expect([fact('1797-03-03'), fact(null, { ended: '1797-03-03' })].map(isFormer)).toEqual([false, false]);
  expect([fact(null, { former: true }), fact(null, { current: false })].map(isFormer)).toEqual([true, true]);
});

test('the same day some years earlier exists', () => {
  expect(yearsBefore('2024-02-29', 2)).toBe('2022-02-28');
  expect(yearsBefore('2026-11-21', 10)).toBe('2016-11-21');
});
