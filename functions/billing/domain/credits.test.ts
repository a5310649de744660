import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  after,
  type Balance,
  book,
  type Change,
  type Entry,
  nothing,
  openedAgain,
  openedSparse,
  returnsAgainAt,
  returned,
  reversalOf,
  spent,
  talliesOf,
  withBalances,
} from '#functions/billing/domain/credits.ts';
import { creditsAdded } from '#shared/values/credits.ts';
import { addDays } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => addDays(NOW, days);
const account = newId('account');
const about = {
  person_id: newId('person'),
  facts: 12,
  sources: 3,
  purpose: 'reconnect',
  free_until: inDays(30).toISOString(),
};
const having = (left: number): Balance => ({ ...nothing(account), left });

test.each([
  [50, 0, 50],
  [50, 41, 50],
  [50, 100, 50],
  [50, 101, 49],
  [50, 149, 1],
  [50, 150, 0],
  [50, 400, 0],
  [5, 0, 5],
])('an allotment of %i on top of %i grants %i', (allotment, left, given) => {
  expect(creditsAdded(allotment, left)).toBe(given);
});

test('unused credits never exceed three grants', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 1000 }), (allotment, left) => {
      const given = creditsAdded(allotment, left);
      expect(given).toBeGreaterThanOrEqual(0);
      expect(given).toBeLessThanOrEqual(allotment);
      expect(left + given).toBeLessThanOrEqual(Math.max(left, 3 * allotment));
    }),
  );
});

test('a reversal takes back what is left of a grant', () => {
  expect(reversalOf(50, 80)).toBe(50);
  expect(reversalOf(50, 12)).toBe(12);
  expect(reversalOf(50, 0)).toBe(0);
});

test('three returns as “wrong person” are possible in any 30 days', () => {
  let balance = having(0);
  for (const day of [0, 1, 2]) {
    expect(returnsAgainAt(balance, inDays(day))).toBeUndefined();
    balance = after(balance, returned('wrong-person', about), inDays(day));
  }
  expect(returnsAgainAt(balance, inDays(3))).toEqual(inDays(30));
  expect(returnsAgainAt(balance, inDays(30))).toBeUndefined();
  expect(balance.wrong_persons).toHaveLength(3);
});

test('a returned credit is counted as returned, neither used nor unused', () => {
  const { balance, entries } = book(
    having(50),
    [spent(about), returned('empty', about), spent(about), openedAgain(about)],
    () => newId('entry'),
    NOW,
  );
  expect(withBalances(entries).map(({ cause, change }) => [cause, change])).toEqual([
    ['opened-again', 0],
    ['report', -1],
    ['returned-empty', 1],
    ['report', -1],
  ]);
  expect(talliesOf(balance)).toEqual({ unused: 48, returned: 1, used: 1 });
  expect(talliesOf(after(balance, { cause: 'month', change: 50 }, NOW))).toEqual({ unused: 99, returned: 0, used: 0 });
});

test('an empty balance cannot be spent', () => {
  expect(() => after(having(0), spent(about), NOW)).toThrow(
    expect.objectContaining({ code: 'billing.insufficient-credits' }),
  );
});

const somethingThatHappens: fc.Arbitrary<(balance: Balance) => Change> = fc.oneof(
  fc.constant(() => spent(about)),
  fc.constant(() => openedAgain(about)),
  fc.constant(() => openedSparse(about)),
  fc.constant(() => returned('empty', about)),
  fc.constant(() => returned('wrong-person', about)),
  fc.integer({ min: 1, max: 60 }).map((allotment) => ({ left }: Balance): Change => ({
    cause: 'month',
    change: creditsAdded(allotment, left),
  })),
  fc.integer({ min: 1, max: 60 }).map((granted) => ({ left }: Balance): Change => ({
    cause: 'reversed',
    change: -reversalOf(granted, left),
  })),
);

test('the ledger always adds up to the balance, which is never below zero', () => {
  fc.assert(
    fc.property(fc.array(somethingThatHappens, { maxLength: 200 }), (happening) => {
      let balance = nothing(account);
      const ledger: Entry[] = [];
      for (const what of happening) {
        const change = what(balance);
        const isPaid = balance.left + change.change >= 0;
        const booking = () => book(balance, [change], () => newId('entry'), NOW);
        if (!isPaid) {
          expect(booking).toThrow(expect.objectContaining({ code: 'billing.insufficient-credits' }));
          continue;
        }
        const { balance: next, entries } = booking();
        balance = next;
        ledger.push(...entries);
        expect(balance.left).toBe(ledger.reduce((sum, { change }) => sum + change, 0));
        expect(balance.left).toBeGreaterThanOrEqual(0);
        const { unused, returned, used } = talliesOf(balance);
        expect(unused + returned).toBe(balance.left);
        expect(Math.min(unused, returned, used)).toBeGreaterThanOrEqual(0);
      }
      expect(withBalances(ledger)[0]?.left ?? 0).toBe(balance.left);
    }),
  );
});
