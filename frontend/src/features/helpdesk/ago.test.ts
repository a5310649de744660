import { expect, test } from 'vitest';

import { agoOf, timeLeft } from '#frontend/features/helpdesk/ago.ts';

const now = '2026-11-23T14:00:00.000Z';

test.each([
  ['2026-11-23T13:57:00.000Z', '3 min. ago'],
  ['2026-11-23T11:10:00.000Z', '2 hr. ago'],
  ['2026-11-20T14:00:00.000Z', '3 days ago'],
  ['2026-11-23T14:00:30.000Z', 'this minute'],
])('%s was %s', (at, words) => {
  expect(agoOf(at, now, 'en')).toBe(words);
});

test.each([
  ['2026-11-23T14:09:59.000Z', '9 min'],
  ['2026-11-24T13:00:00.000Z', '23 hr'],
  ['2026-11-23T13:00:00.000Z', '0 min'],
])('until %s %s are left', (until, words) => {
  expect(timeLeft(until, now, 'en')).toBe(words);
});
