import { expect, test } from 'vitest';

import { asSpam } from '#functions/calls/numbers/testing.ts';
import { handler } from '#functions/account-closure/jobs/erase-expired.ts';
import { accessLog, accountDataOf, sessionStore } from '#functions/account/public.ts';
import { createAccount, messagingDeps, NOW } from '#functions/account/testing.ts';
import { chargeStore } from '#functions/billing/charge-store.ts';
import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { eventStore as paymentEvents } from '#functions/billing/event-store.ts';
import { aCharge, aMembership } from '#functions/billing/fixtures.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { leavingOf } from '#functions/calls/public.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { accountTickets } from '#functions/helpdesk/public.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { openersOf } from '#functions/people/public.ts';
import { searchStore } from '#functions/people/store.ts';
import { memoryDocuments, memoryOf } from '#functions/platform/table/memory.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { eventStore, phraseStore, proofStore } from '#functions/support/store.ts';
import { addDays, addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';
import { addSpan } from '#shared/values/retention.ts';

const memory = memoryOf();
const table = createTable('memory', memoryDocuments(memory));
const items = () => [...memory.parts()].flatMap((pk) => memory.part(pk));
const kinds = () =>
  new Set(items().map(({ pk, sk }) => `${pk.split('#')[0]} ${sk.split('#')[0]}`.replace(/\d.*$/, '')));

/** DynamoDB’s own deletion of expired items, and the job for the others. */
async function passTo(now: Date): Promise<void> {
  for (const { pk, sk, expires_at } of items()) {
    if (Number(expires_at) * 1000 <= now.getTime()) await table.commit(table.remove({ pk, sk }));
  }
  await handler.with({
    ...messagingDeps(table),
    logins: sessionStore(table),
    accountData: accountDataOf(table),
    membership: membershipOf(table),
    callers: callerStore(table),
    leaving: leavingOf(table),
    tickets: accountTickets(table),
    openers: openersOf(table, async () => 'secret'),
    recordings: () => ({ removeAll: async () => {} }) as never,
    secret: async () => 'secret',
    clock: () => now,
  })({});
}

async function fill(): Promise<void> {
  const at = NOW.toISOString();
  const { account_id, email } = await createAccount(table);
  const payer = newId('account');
  const member = aMembership(payer, NOW, { status: 'cancelled', next: null, cancelled_at: at, paid_until: at });
  const phone = Phone.parse('+12185550100');
  const log = accessLog(table);
  const callers = callerStore(table);
  const { write } = messagingDeps(table).outbox.queue(
    {
      purpose: 'account-deleted',
      to: email,
      account_id: null,
      language: 'en',
      time_zone: null,
      params: { device: null, place: null, at, until: at, link: '', disown_link: '', disown_until: at },
    },
    NOW,
  );
  await table.commit(
    log.line(account_id, { what: 'logged-in-password' }, NOW),
    openedStore(table).audit({ person_id: newId('person'), account_id, at, purpose: 'reconnect', how: 'free' }),
    subscriptionStore(table).write(member),
    subscriptionStore(table).writeCustomer({ account_id: payer, customer_id: 'cus_1', blocked: null }),
    chargeStore(table).write(aCharge(member, 1)),
    checkoutStore(table).claimTrial({ by: 'card', digest: 'digest', at }),
    callers.noteCall({ phone, account_id, at }),
    callers.noteOwner({ phone, account_id, at }),
    callers.report({ phone, account_id, at, ...asSpam }),
    callers.appeal({ phone, at }),
    write,
  );
  await paymentEvents(table).note('evt_1', NOW);
  await proofStore(table).use('proof', addMinutes(NOW, 5));
  await searchStore(table).takeText(phone, NOW);
  const reference = { reference_type: 'common', reference_id: -1 } as const;
  await eventStore(table).keep({ event_name: 'page_viewed', params: {}, ...reference }, NOW);
  await phraseStore(table).count('en', ['shell.menu'], NOW);
}

test('when its life is over, nothing of any kind is left', async () => {
  await fill();
  const left = [kinds().size];
  for (const span of [
    { days: 1 },
    { days: 2 },
    { days: 30 },
    { days: 90 },
    { months: 12 },
    { months: 24 },
    { years: 3 },
  ]) {
    await passTo(addMinutes(addSpan(NOW, span), 60 * 24));
    left.push(kinds().size);
  }
  // What was deleted stays deleted, and the billing records stay to the end of the legal term.
  expect(left).toEqual(left.toSorted((a, b) => b - a));
  expect(kinds()).toEqual(new Set(['MONEY SUBSCRIPTION', 'MONEY CUSTOMER', 'MONEY CHARGE']));
  await passTo(addDays(addSpan(NOW, { years: 7 }), 40));
  expect(items()).toEqual([]);
});
