import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { creditsOf, giveBack, spend } from '#functions/billing/open/credits.ts';
import { creditStore } from '#functions/billing/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { untilDecided } from '#functions/platform/table/until-decided.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());

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
const month = (account_id: AccountId, period = '1', allotment = 50) => ({
  ...{ account_id, period, allotment },
  cause: 'month' as const,
});
const grant = (...of: Parameters<typeof month>) =>
  untilDecided(async () => {
    const writes = await credits.grant(month(...of), NOW);
    if (writes.length) await table.commit(...writes);
  });
const left = async (account_id: AccountId) => (await credits.of(account_id)).left;

test('a month is granted once, however often and at whatever moment it is tried', async () => {
  const account = newId('account');
  await Promise.all(Array.from({ length: 10 }, () => grant(account)));
  await grant(account);
  expect(await left(account)).toBe(50);
  expect(await store.ledger(account)).toMatchObject([{ cause: 'month', period: '1', change: 50, left: 50, number: 1 }]);
});

test('months add up to three, and the line of one that gives nothing is there all the same', async () => {
  const account = newId('account');
  for (const period of ['1', '2', '3', '4']) await grant(account, period);
  expect((await store.ledger(account)).map(({ change }) => change)).toEqual([0, 50, 50, 50]);
  await grant(account, '4');
  expect(await left(account)).toBe(150);
});

test('a grant is taken back once, and no more of it than is left', async () => {
  const account = newId('account');
  await grant(account);
  await table.commit(...credits.writes(await credits.of(account), [spend(about), spend(about)], NOW));
  const reverse = () =>
    untilDecided(async () => {
      const writes = await credits.reverse({ account_id: account, cause: 'month', period: '1' }, NOW);
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

test('what never was granted cannot be taken back', async () => {
  expect(await credits.reverse({ account_id: newId('account'), cause: 'month', period: '1' }, NOW)).toEqual([]);
});

test('one account’s credits are nobody else’s', async () => {
  const [mine, theirs] = [newId('account'), newId('account')];
  await grant(theirs);
  expect(await left(mine)).toBe(0);
  expect(await store.ledger(mine)).toEqual([]);
});

test('what many do at once ends as if they had done it one after the other', { timeout: 60_000 }, async () => {
  const change = fc.constantFrom('spend', 'return', 'grant');
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 15 }), async (happening) => {
      const account = newId('account');
      await grant(account, 'begins', 2);
      await Promise.all(
        happening.map(async (what, i) => {
          if (what === 'grant') return grant(account, String(i), 3);
          const changes = [what === 'spend' ? spend(about) : giveBack('empty', about)];
          await untilDecided(async () =>
            table.commit(...credits.writes(await credits.of(account), changes, NOW)),
          ).catch((error: { code?: string }) => expect(error.code).toBe('billing.insufficient-credits'));
        }),
      );
      const ledger = await store.ledger(account);
      const balance = await left(account);
      expect(ledger.reduce((sum, { change }) => sum + change, 0)).toBe(balance);
      expect(Math.min(...ledger.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
      expect(ledger.map(({ number }) => number)).toEqual(ledger.map((_, i) => ledger.length - i));
    }),
    { numRuns: 12 },
  );
});
