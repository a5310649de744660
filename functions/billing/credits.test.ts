import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { creditsOf } from '#functions/billing/credits.ts';
import { creditStore } from '#functions/billing/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { retryWithBackoff } from '#functions/platform/table/retry-with-backoff.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const table = temporaryTable();

const NOW = new Date('2026-11-21T12:00:00Z');
const credits = creditsOf(table);
const store = creditStore(table);
const about = {
  person_id: newId('person'),
  facts: 12,
  sources: 3,
  purpose: 'reconnect',
  free_until: NOW.toISOString(),
};
const month = (account_id: AccountId, period: string, allotment: number) => ({
  account_id,
  of: `month ${period}`,
  period,
  allotment,
  cause: 'month' as const,
});
const grant = (account: AccountId, period = '1', allotment = 50, now = NOW) =>
  retryWithBackoff(async () => {
    const { writes } = await credits.grant(month(account, period, allotment), now);
    if (writes.length) await table.commit(...writes);
  });
const later = (minutes: number) => addMinutes(NOW, minutes + 1);
const spend = (account: AccountId, now = NOW, isEmpty = false) =>
  retryWithBackoff(async () => table.commit(...credits.spend(await credits.of(account), about, { isEmpty }, now)));
const giveBack = (account: AccountId) =>
  retryWithBackoff(async () => table.commit(...credits.giveBack(await credits.of(account), about, NOW)));
const left = async (account_id: AccountId) => (await credits.of(account_id)).left;

test('grants a month once, also when repeated', async () => {
  const account = newId('account');
  await Promise.all(Array.from({ length: 10 }, () => grant(account)));
  await grant(account);
  expect(await left(account)).toBe(50);
  expect(await store.ledger(account)).toMatchObject([{ cause: 'month', period: '1', change: 50, left: 50 }]);
});

test('a membership that was kept ends again', async () => {
  const account = newId('account');
  for (const n of ['1', '2']) {
    await grant(account, n);
    await table.commit(...(await credits.end({ account_id: account, of: `the end ${n}` }, NOW)));
    expect(await credits.end({ account_id: account, of: `the end ${n}` }, NOW)).toEqual([]);
    expect(await left(account)).toBe(0);
  }
});

test('a grant ends what is left of the membership before, once', async () => {
  const account = newId('account');
  await grant(account, '1', 20);
  const { added, writes } = await credits.grant({ ...month(account, '1 of another', 50), after: 'its end' }, NOW);
  await table.commit(...writes);
  expect([added, await left(account)]).toEqual([50, 50]);
  const next = await credits.grant({ ...month(account, '2', 50), after: 'its end' }, NOW);
  await table.commit(...next.writes);
  expect(await left(account)).toBe(100);
});

test('months add up to three, and a grant of zero has a line, too', async () => {
  const account = newId('account');
  for (const i of [1, 2, 3, 4]) await grant(account, String(i), 50, later(i));
  expect((await store.ledger(account)).map(({ change }) => change)).toEqual([0, 50, 50, 50]);
  await grant(account, '4');
  expect(await left(account)).toBe(150);
});

test('a grant is reversed once, and only what is left of it', async () => {
  const account = newId('account');
  await grant(account);
  for (let i = 0; i < 2; i++) await spend(account, later(i));
  const reverse = () =>
    retryWithBackoff(async () => {
      const writes = await credits.reverseAndEnd(
        { account_id: account, cause: 'month', of: 'month 1', period: '1' },
        'month-ended',
        later(5),
      );
      if (writes.length) await table.commit(...writes);
    });
  await Promise.all([reverse(), reverse(), reverse()]);
  await reverse();
  expect(await left(account)).toBe(0);
  expect((await store.ledger(account)).map(({ cause, change }) => [cause, change])).toEqual([
    ['reversed', -48],
    ['report', -1],
    ['report', -1],
    ['month', 50],
  ]);
});

test('the credits of earlier months end with a reversal, once', async () => {
  const account = newId('account');
  await grant(account, '1');
  await grant(account, '2');
  const reversal = { account_id: account, cause: 'month' as const, of: 'month 2', period: '2' };
  await table.commit(...(await credits.reverseAndEnd(reversal, 'month-ended', later(5))));
  expect(await credits.reverseAndEnd(reversal, 'month-ended', later(6))).toEqual([]);
  expect(await left(account)).toBe(0);
  const lines = (await store.ledger(account)).slice(0, 2);
  expect(lines.map(({ cause, change, period }) => `${cause} ${change} ${period}`).toSorted()).toEqual([
    'month-ended -50 2',
    'reversed -50 2',
  ]);
});

test('a missing grant cannot be reversed', async () => {
  expect(
    await credits.reverseAndEnd(
      { account_id: newId('account'), cause: 'month', of: 'month 1', period: '1' },
      'month-ended',
      NOW,
    ),
  ).toEqual([]);
});

test('accounts do not share credits', async () => {
  const [mine, theirs] = [newId('account'), newId('account')];
  await grant(theirs);
  expect(await left(mine)).toBe(0);
  expect(await store.ledger(mine)).toEqual([]);
});

test('concurrent changes end as if made one after the other', async () => {
  const change = fc.constantFrom('spend', 'spend in vain', 'return', 'grant');
  const refusals = ['billing.insufficient-credits', 'billing.no-more-returns'];
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 15 }), async (happening) => {
      const account = newId('account');
      await grant(account, 'begins', 2);
      let done = 0;
      await Promise.all(
        happening.map(async (what, i) => {
          const doing =
            what === 'grant'
              ? grant(account, String(i), 3)
              : what === 'return'
                ? giveBack(account)
                : spend(account, NOW, what === 'spend in vain');
          await doing.then(
            () => (done += what === 'spend in vain' ? 2 : 1),
            (error: { code?: string }) => expect(refusals).toContain(error.code),
          );
        }),
      );
      const ledger = await store.ledger(account);
      const balance = await credits.of(account);
      expect(ledger).toHaveLength(1 + done);
      expect(balance.left).toBeGreaterThanOrEqual(0);
      expect(ledger.reduce((sum, { change }) => sum + change, 0)).toBe(balance.left);
      expect(ledger[0]!.left).toBe(balance.left);
      expect(ledger.filter(({ cause }) => cause === 'returned-wrong-person').length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 10 },
  );
});

test('an empty balance cannot be spent, even after a stale read', async () => {
  const account = newId('account');
  await grant(account, '1', 1);
  const was = await credits.of(account);
  await table.commit(...credits.spend(was, about, { isEmpty: false }, NOW));
  for (const isEmpty of [false, true]) {
    const late = table.commit(...credits.spend(was, about, { isEmpty }, NOW));
    await expect(late).rejects.toMatchObject({ code: 'request.conflict' });
  }
  await expect(spend(account)).rejects.toMatchObject({ code: 'billing.insufficient-credits' });
  expect(await left(account)).toBe(0);
});
