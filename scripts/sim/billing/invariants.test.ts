import { expect, test } from 'vitest';

import type { SimulatedProvider } from '#scripts/sim/billing/provider.ts';
import type { Intent } from '#scripts/sim/billing/provider-log.ts';
import { noHistory } from '#scripts/sim/billing/membership-watch.ts';
import { watchWrites } from '#scripts/sim/billing/invariants.ts';

type Row = Record<string, unknown>;
const price = { minor_units: 2490, currency: 'USD' };

/** The invariants that one write violates. */
function noticed(
  before: Row | undefined,
  after: Row | undefined,
  intents: Partial<Intent>[] = [],
  mails: string[] = [],
): string[] {
  const found: string[] = [];
  const provider = {
    intents: new Map(intents.map((intent) => [intent.intent_id, intent])),
  } as unknown as SimulatedProvider;
  const key = { pk: 'MONEY#1', sk: (after ?? before)!.sk as string };
  const stored = (row: Row | undefined) => row && { ...row, ...key };
  const watch = { history: noHistory(), now: () => Date.parse('2026-12-01'), order: () => 1, lastMails: new Map() };
  const at = () => ({});
  const written = mails.map((purpose) => ({ before: undefined, after: { pk: 'MESSAGE#1', sk: 'MESSAGE', purpose } }));
  watchWrites({ provider, report: (invariant) => found.push(invariant), at, ...watch }, [
    ...written,
    { before: stored(before), after: stored(after) },
  ]);
  return found;
}

const membership = (status: string, more: Row = {}) => ({
  sk: 'SUBSCRIPTION',
  subscription_id: 's',
  status,
  price,
  anchor: '2026-11-21T12:00:00.000Z',
  consent_id: 'c',
  paid_until: '2026-12-21T12:00:00.000Z',
  ended_because: status === 'cancelled' ? 'asked' : null,
  next: { what: status === 'cancelled' ? 'end' : 'charge', at: '2026-12-21T12:00:00.000Z' },
  period: 1,
  charging: null,
  ...more,
});
const charge = (state: string, more: Row = {}) => ({ sk: 'CHARGE#1', state, amount: price, intent_id: 'pi', ...more });

test('a cancelled membership renews only where its member cancelled it, and time is left', () => {
  expect(noticed(membership('cancelled'), membership('active'))).toEqual([]);
  for (const more of [{ ended_because: 'refund' }, { paid_until: '2026-11-30' }, { charging: 2 }])
    expect(noticed(membership('cancelled', more), membership('active'))).toEqual(['INV-19']);
  expect(noticed(membership('cancelled'), membership('past_due'))).toContain('INV-11');
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

test('the dates move by a pause alone, and no month is claimed in it', () => {
  const paused = { shift: 2, pause: { months: 2 } };
  expect(noticed(membership('active'), membership('active', { shift: 2 }))).toEqual(['INV-13']);
  expect(noticed(membership('active'), membership('active', paused))).toEqual([]);
  expect(noticed(membership('active'), membership('active', { ...paused, shift: 1 }))).toEqual(['INV-22']);
  expect(noticed(membership('active', paused), membership('active', { ...paused, charging: 2 }))).toEqual(['INV-22']);
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

test('a refund is announced in its transaction, and once', () => {
  const intents = [
    { intent_id: 'pi', state: 'paid' as const, refunds: [{ refund_id: 're_1', state: 'done' as const }] },
  ];
  const refund = (failures: string[], more: Row = {}) =>
    charge('refunding', { refund: { failures: failures.map((refund_id) => ({ refund_id })), ...more } });
  const unannounced = refund([], { is_unannounced: true });
  expect(noticed(charge('settled'), unannounced)).toEqual([]);
  expect(noticed(unannounced, refund([]), intents, ['refund-begun'])).toEqual([]);
  expect(noticed(unannounced, { ...refund([]), state: 'refunded' }, intents, ['refund-done'])).toEqual([]);
  expect(noticed(unannounced, refund(['re_1']), intents, ['refund-failed'])).toEqual([]);
  expect(noticed(refund(['re_1']), refund(['re_1', 're_2']), intents, ['refund-failed'])).toEqual([]);
  expect(noticed(refund(['re_1']), refund(['re_1']), intents)).toEqual([]);

  expect(noticed(unannounced, refund([]), intents)).toEqual(['INV-23']);
  expect(noticed(refund([]), refund([]), intents, ['refund-begun'])).toEqual(['INV-23']);
  expect(noticed(refund([]), refund(['re_1']), intents)).toEqual(['INV-23']);
  expect(noticed(refund(['re_1']), refund(['re_1']), intents, ['refund-failed'])).toEqual(['INV-23']);
  expect(noticed(refund(['re_1']), refund(['re_1', 're_1']), intents, ['refund-failed'])).toEqual(['INV-23']);
});
