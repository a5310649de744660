import { expect, test } from 'vitest';

import type { SimulatedProvider } from '#scripts/sim/billing/provider.ts';
import type { Intent } from '#scripts/sim/billing/provider-log.ts';
import { watchWrites } from '#scripts/sim/billing/invariants.ts';

type Row = Record<string, unknown>;
const price = { minor_units: 2490, currency: 'USD' };

/** The invariants that one write violates. */
function noticed(before: Row | undefined, after: Row | undefined, intents: Partial<Intent>[] = []): string[] {
  const found: string[] = [];
  const provider = {
    intents: new Map(intents.map((intent) => [intent.intent_id, intent])),
  } as unknown as SimulatedProvider;
  const key = { pk: 'MONEY#1', sk: (after ?? before)!.sk as string };
  const stored = (row: Row | undefined) => row && { ...row, ...key };
  const lastMails = new Map();
  watchWrites({ provider, lastMails, now: 0, report: (invariant) => found.push(invariant) }, [
    { before: stored(before), after: stored(after) },
  ]);
  return found;
}

const membership = (status: string, more: Row = {}) => ({
  sk: 'SUBSCRIPTION',
  subscription_id: 's',
  status,
  price,
  anchor: 'a',
  period: 1,
  charging: null,
  ...more,
});
const charge = (state: string, more: Row = {}) => ({ sk: 'CHARGE#1', state, amount: price, intent_id: 'pi', ...more });

test('a cancelled membership stays cancelled', () => {
  expect(noticed(membership('cancelled'), membership('active'))).toEqual(['INV-11']);
  expect(noticed(membership('active'), membership('cancelled'))).toEqual([]);
  expect(noticed(membership('cancelled'), membership('cancelled', { charging: 2 }))).toEqual(['INV-2']);
});

test('an agreed price does not change', () => {
  expect(noticed(membership('active'), membership('active', { price: { ...price, minor_units: 1 } }))).toEqual([
    'INV-13',
  ]);
});

test('a reminder may name another tax on top of an agreed price, and nothing else may', () => {
  const other = { price: { ...price, minor_units: 2700 } };
  const due = (what: string, more: Row = {}) => membership('active', { before_tax: price, next: { what }, ...more });
  expect(noticed(due('remind'), due('charge', other))).toEqual([]);
  expect(noticed(due('charge'), due('charge', other))).toEqual(['INV-13']);
  expect(noticed(due('remind', { period: 0 }), due('charge', other))).toEqual(['INV-13']);
  expect(noticed(due('remind'), due('charge', { before_tax: other.price }))).toEqual(['INV-13']);
});

test('a settled charge needs a capture, and a void one none', () => {
  const paid = { intent_id: 'pi', state: 'paid' } as const;
  expect(noticed(charge('claimed'), charge('settled'), [paid])).toEqual([]);
  expect(noticed(charge('claimed'), charge('settled'), [{ ...paid, state: 'declined' }])).toEqual(['INV-1']);
  expect(noticed(charge('claimed'), charge('void'), [paid])).toEqual(['INV-2']);
  expect(noticed(charge('settled'), charge('claimed'), [paid])).toEqual(['INV-11']);
});

test('a refunded charge needs a refund', () => {
  const refunds = [{ refund_id: 're', state: 'done' as const }];
  expect(noticed(charge('refunding'), charge('refunded'), [{ intent_id: 'pi', state: 'paid', refunds }])).toEqual([]);
  expect(noticed(charge('refunding'), charge('refunded'), [{ intent_id: 'pi', state: 'paid', refunds: [] }])).toEqual([
    'INV-10',
  ]);
});
