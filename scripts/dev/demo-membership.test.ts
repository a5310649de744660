import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { accountStore } from '#functions/account/store.ts';
import { creditStore } from '#functions/billing/store.ts';
import { chargeStore } from '#functions/billing/charge-store.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { messageStore } from '#functions/messaging/store.ts';
import { subscribedUntil } from '#functions/platform/membership.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { paymentsOn } from '#functions/providers/payments/testing.ts';
import { type DemoAccount, type DemoAccounts, seedAccounts } from '#scripts/dev/demo-accounts.ts';
import { subscribeDemo } from '#scripts/dev/demo-membership.ts';
import { openKeys } from '#scripts/dev/local-keys.ts';
import { createStripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import { termsVersionAt } from '#shared/legal/versions.ts';

const folder = await mkdtemp(join(tmpdir(), 'demo-'));
vi.stubEnv('SITE_URL', 'https://calluna.example.com');
vi.stubEnv('APP_SECRET', (await openKeys(folder)).appSecretFile);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});
const now = new Date('2026-11-22T12:00:00.000Z');
const stripe = createStripeDouble({ now: () => now });
const payments = async () => paymentsOn(stripe);

let table: Table;
let demo: DemoAccounts;
let ida: DemoAccount;
let noor: DemoAccount;
beforeEach(async () => {
  table = temporaryTable();
  demo = await seedAccounts(table, accountStore(table));
  [ida, noor] = [demo.all.find(({ as }) => as === 'subscriber')!, demo.all.find(({ as }) => as === 'member')!];
});
const subscribe = (at = now) => subscribeDemo(demo.all, { table, stripe, payments }, at);

test('subscribes the demo subscriber with a card, credits and a renewal date', async () => {
  await subscribe();
  const subscription = await subscriptionStore(table).of(ida.account_id);
  expect(subscription).toMatchObject({
    status: 'active',
    period: 1,
    began_at: ida.created_at,
    terms_version: termsVersionAt(new Date(ida.created_at)),
    card: { last4: '4242' },
  });
  expect(subscription?.next).toMatchObject({ what: 'remind' });
  expect(await subscribedUntil(table, ida.account_id)).toBe('2026-12-23T09:00:00.000Z');
  expect(await chargeStore(table).all(ida.account_id)).toMatchObject([{ state: 'settled', paid_at: ida.created_at }]);
  expect((await creditStore(table).balance(ida.account_id)).left).toBe(50);
  expect(await messageStore(table).waiting(10)).toEqual([]);
  expect(await messageStore(table).latest(10)).toMatchObject([
    { purpose: 'membership-started', state: 'sent', to: ida.email },
  ]);
});

test('pays only the current month on a dev server started months after the account was opened', async () => {
  await subscribe(new Date('2027-03-15T12:00:00.000Z'));
  const charges = await chargeStore(table).all(ida.account_id);
  expect(charges.map(({ period }) => period)).toEqual([1, 4]);
  expect(await subscribedUntil(table, ida.account_id)).toBe('2027-03-23T09:00:00.000Z');
});

test('subscribes once, and only the demo subscriber', async () => {
  await subscribe();
  const was = await subscriptionStore(table).of(ida.account_id);
  await subscribe();
  expect(await subscriptionStore(table).of(ida.account_id)).toEqual(was);
  expect(await subscriptionStore(table).of(noor.account_id)).toBeUndefined();
});
