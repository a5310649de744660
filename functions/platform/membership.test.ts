import { expect, test } from 'vitest';

import { accessUntil, type StoredMembership, subscribedUntil } from '#functions/platform/membership.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();

const paid_until = '2026-12-21T12:00:00.000Z';
const of = (status: StoredMembership['status'], more: Partial<StoredMembership> = {}): StoredMembership => ({
  subscription_id: newId('subscription'),
  status,
  paid_until,
  period: 1,
  trial_ends_at: null,
  ...more,
});

test.each(['trialing', 'active'] as const)('a %s membership has a day of grace for its renewal', (status) => {
  expect(accessUntil(of(status))).toBe('2026-12-22T12:00:00.000Z');
});

test('reports stay open while a declined month is tried again, after a pause, too', () => {
  const grace_until = '2027-01-03T12:00:00.000Z';
  expect(accessUntil(of('past_due', { grace_until }))).toBe(grace_until);
  expect(accessUntil(of('past_due', { grace_until, pause: { months: 2 } }))).toBe(grace_until);
  expect(accessUntil(of('cancelled', { grace_until }))).toBe(paid_until);
});

test('a trial has a day of grace', () => {
  expect(accessUntil(of('trialing', { period: 0, trial_ends_at: paid_until }))).toBe('2026-12-22T12:00:00.000Z');
});

test('no access without a trial or a paid first month', () => {
  expect(accessUntil(of('trialing', { period: 0 }))).toBe(paid_until);
});

test('a cancelled membership has no grace', () => {
  expect(accessUntil(of('cancelled'))).toBe(paid_until);
});

test('reads the membership from the account’s subscription', async () => {
  const account_id = newId('account');
  expect(await subscribedUntil(table, account_id)).toBeNull();
  await table.set({} as never, keys.subscription({ account_id }), { account_id, ...of('cancelled') });
  expect(await subscribedUntil(table, account_id)).toBe(paid_until);
});
