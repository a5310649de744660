import { beforeEach, describe, expect, test } from 'vitest';

import { handler } from '#functions/account-closure/jobs/erase-expired.ts';
import { type Account, accountDataOf, sessionStore } from '#functions/account/public.ts';
import { createAccount, messagesTo, messagingDeps, NOW } from '#functions/account/testing.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { detailsStore } from '#functions/billing/receipts/details-store.ts';
import { aMembership, subscribe } from '#functions/billing/fixtures.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { accountTickets } from '#functions/helpdesk/public.ts';
import { callerStore, leavingOf } from '#functions/calls/public.ts';
import { openersOf } from '#functions/people/public.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { addDays } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { endOfLife } from '#shared/values/retention.ts';

let table: Table;
beforeEach(() => (table = temporaryTable()));

const kept: string[] = [];
const run = (now: Date) =>
  handler.with({
    ...messagingDeps(table),
    logins: sessionStore(table),
    accountData: accountDataOf(table),
    membership: membershipOf(table),
    callers: callerStore(table),
    leaving: leavingOf(table),
    tickets: accountTickets(table),
    openers: openersOf(table, async () => 'secret'),
    recordings: () => ({ removeAll: async (account: string) => void kept.push(account) }) as never,
    secret: async () => 'secret',
    clock: () => now,
  })({});

const itemsOf = async ({ account_id }: Pick<Account, 'account_id'>) =>
  (await accountDataOf(table).of(account_id, new Date(0))).map(({ kind }) => kind);
const moneyOf = async ({ account_id }: Pick<Account, 'account_id'>) =>
  (await accountDataOf(table).money(account_id, new Date(0))).map(({ kind }) => kind);
const accounts = () => messagingDeps(table).accounts;

describe('an account that was never confirmed', () => {
  const end = endOfLife('unconfirmedAccount', NOW);

  test('is deleted ninety days later, without a mail to the address', async () => {
    const ida = await createAccount(table);
    await table.set({} as never, keys.pastSearch({ account_id: ida.account_id, search_id: 'srch_1' }), {});
    await run(addDays(end, -1));
    expect(await itemsOf(ida)).toEqual(['account', 'pastSearch']);
    await run(end);
    expect(await itemsOf(ida)).toEqual([]);
    expect(await accounts().findByCredential('email', ida.email)).toBeUndefined();
    expect(await messagesTo(table, ida.email)).toEqual([]);
    expect(kept).toContain(ida.account_id);
  });

  test('stays if its address, number or Google account was confirmed', async () => {
    const at = NOW.toISOString();
    const confirmed = await Promise.all([
      createAccount(table, { email_confirmed_at: at }),
      createAccount(table, { phone_confirmed_at: at }),
      createAccount(table, { google: { subject: 'g', email: 'ida@example.com' } }),
    ]);
    await run(addDays(end, 3650));
    for (const each of confirmed) expect(await itemsOf(each)).toContain('account');
  });

  test('stays while it has a membership or a session, and is checked again ninety days later', async () => {
    const [paid, used] = [await createAccount(table), await createAccount(table)];
    await subscribe(table, paid.account_id, NOW);
    const session = {
      account_id: used.account_id,
      session_id: newId('session'),
      ends_at: addDays(end, 1).toISOString(),
    };
    await table.set({} as never, keys.session(session), sessionAttributes(session));
    await run(end);
    expect(await itemsOf(paid)).toEqual(['account']);
    expect(await itemsOf(used)).toContain('account');
    await run(endOfLife('unconfirmedAccount', end));
    expect(await itemsOf(paid)).toEqual(['account']);
    expect(await itemsOf(used)).toEqual([]);
  });
});

test('a closed account is erased two weeks later; twice is as once', async () => {
  const ida = await createAccount(table, { closed_at: NOW.toISOString() });
  const details = { name: 'Ida', street: '', city: '', state: '', postal_code: '', country: 'US', tax_id: '' };
  const { account_id } = ida;
  await table.commit(detailsStore(table).write({ account_id, versions: [{ at: NOW.toISOString(), details }] }));
  await table.set({} as never, keys.contact({ account_id: ida.account_id, phone: '+12185550100' }), {});
  await run(addDays(NOW, 13.9));
  expect(await itemsOf(ida)).toEqual(['account', 'contact']);
  expect(await moneyOf(ida)).toEqual(['billingDetails']);
  await run(addDays(NOW, 14));
  await run(addDays(NOW, 14));
  expect(await itemsOf(ida)).toEqual([]);
  expect(await moneyOf(ida)).toEqual([]); // no receipt shows them
});

describe('billing records', () => {
  const ended = { status: 'cancelled', next: null, cancelled_at: NOW.toISOString() } as const;

  test('are deleted seven years after the membership ended, whether or not the account exists', async () => {
    const account_id = newId('account');
    const over = aMembership(account_id, NOW, ended);
    const store = subscriptionStore(table);
    await store.commit(store.write(over), store.writeCustomer({ account_id, customer_id: 'cus_1', blocked: null }));
    const end = endOfLife('money', over.paid_until);
    await run(addDays(end, -1));
    expect(await moneyOf({ account_id })).toEqual(['customer', 'subscription']);
    await run(end);
    expect(await moneyOf({ account_id })).toEqual([]);
  });

  test('stay while a membership runs', async () => {
    const account_id = newId('account');
    await subscribe(table, account_id, NOW);
    await run(addDays(NOW, 3650));
    expect(await moneyOf({ account_id })).toContain('subscription');
  });
});

const sessionAttributes = (session: { ends_at: string }) => ({
  ...session,
  kind: 'member',
  epoch: 0,
  device: 'Firefox on Linux',
  created_at: NOW.toISOString(),
  authenticated_at: NOW.toISOString(),
  last_used_at: NOW.toISOString(),
  rotated_at: NOW.toISOString(),
  remember: false,
  generation: 0,
  support: null,
});
