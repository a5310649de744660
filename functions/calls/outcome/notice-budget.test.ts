import { expect, test } from 'vitest';

import { hasRoom, noticeBudget, type SentNotice } from '#functions/calls/outcome/notice-budget.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { newId } from '#shared/values/id.ts';

const NOW = '2026-11-21T19:12:00.000Z';
const next: SentNotice = { kind: 'notice', from: '+16125550138', is_known: false, at: NOW };
const some = (times: number, more: Partial<SentNotice> = {}) =>
  Array.from({ length: times }, (_, n) => ({ ...next, from: `+1218555${1000 + n}`, ...more }));
const mine = { from: next.from };

test.each([
  ['the third notice of a number', some(2, mine), {}, true],
  ['the fourth', some(3, mine), {}, false],
  ['the fourth, an hour later', some(3, { ...mine, at: '2026-11-21T18:12:00.000Z' }), {}, true],
  ['the second alert of a number', some(1, { ...mine, kind: 'alert' }), { kind: 'alert' }, false],
  ['a notice after an alert', some(1, { ...mine, kind: 'alert' }), {}, true],
  ['the thirtieth notice of strangers', some(29), {}, true],
  ['the thirty-first', some(30), {}, false],
  ['a contact after thirty strangers', some(30), { is_known: true }, true],
  ['a contact’s fourth', some(3, { ...mine, is_known: true }), { is_known: true }, false],
  ['a stranger after thirty of contacts', some(30, { is_known: true }), {}, true],
  ['the thirteenth alert of strangers', some(12, { kind: 'alert' }), { kind: 'alert' }, false],
  ['a withheld number, as many as strangers', some(29, { from: null }), { from: null }, true],
] as const)('%s', (_, sent, more, expected) => {
  expect(hasRoom(sent, { ...next, ...more })).toBe(expected);
});

test('of five at once three are counted', async () => {
  const table = temporaryTable();
  const account_id = newId('account');
  const taken = await Promise.all(
    some(5, mine).map((each) =>
      retryOnConflict(async () => {
        const room = await noticeBudget(table).take(account_id, each);
        if (room) await table.commit(room);
        return room !== undefined;
      }, 20),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(3);
});
