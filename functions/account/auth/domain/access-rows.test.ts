import { expect, test } from 'vitest';

import { rowsOf } from '#functions/account/auth/domain/access-rows.ts';
import type { AccessEntry } from '#shared/api/auth.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 14, minute)).toISOString();
const entry = (minute: number, what: AccessEntry['what'] = 'wrong-password', of: Partial<AccessEntry> = {}) => ({
  at: at(minute),
  what,
  device: 'Chrome on Windows',
  country: 'FR',
  region: null,
  details: null,
  ...of,
});

test('ten wrong passwords in a row from one device and place are one row, with the first and the last time', () => {
  const tries = Array.from({ length: 10 }, (_, n) => entry(20 - n));
  expect(rowsOf(tries)).toEqual([{ ...entry(20), times: 10, first_at: at(11) }]);
});

test.each([
  ['another device', { device: 'Safari on iOS' }],
  ['another country', { country: 'DE' }],
  ['another region', { region: 'FR-75' }],
])('%s begins a row of its own', (_, other) => {
  const rows = rowsOf([entry(9), entry(8, 'wrong-password', other), entry(7)]);
  expect(rows.map(({ times }) => times)).toEqual([1, 1, 1]);
});

test('what happened in between, and another kind of failure, begin a new row', () => {
  const rows = rowsOf([entry(9), entry(8), entry(7, 'logged-in-password'), entry(6), entry(5, 'wrong-pin'), entry(4)]);
  expect(rows.map(({ what, times }) => [what, times])).toEqual([
    ['wrong-password', 2],
    ['logged-in-password', 1],
    ['wrong-password', 1],
    ['wrong-pin', 1],
    ['wrong-password', 1],
  ]);
});

test('logins are never one row: each is a session', () => {
  expect(rowsOf([entry(9, 'logged-in-password'), entry(8, 'logged-in-password')])).toHaveLength(2);
});

test('an empty log has no rows', () => {
  expect(rowsOf([])).toEqual([]);
});
