import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';

import { handler } from '#functions/account-closure/delete-user.ts';
import { handler as eraseExpired } from '#functions/account-closure/jobs/erase-expired.ts';
import { type Account, accountDataOf, accountStore, secondFactorOf, sessionStore } from '#functions/account/public.ts';
import { type AccountData } from '#functions/account/account-data.ts';
import { credentialsOf } from '#functions/account/store.ts';
import { loggedIn, NOW, createAccount, messagingDeps, messagesTo } from '#functions/account/testing.ts';
import { factorStore } from '#functions/account/auth/store.ts';
import { advanceCharge } from '#functions/billing/charge/advance.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { subscribe } from '#functions/billing/fixtures.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { accountTickets } from '#functions/helpdesk/public.ts';
import { callerStore, leavingOf } from '#functions/calls/public.ts';
import { chosen, forwardingFixture, setUpAfter, steps } from '#functions/calls/forwarding/testing.ts';
import { openersOf } from '#functions/people/public.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import type { StoredSession } from '#functions/platform/session.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling, sending } from '#functions/platform/testing.ts';
import type { Payments } from '#functions/providers/payments/port.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addDays } from '#shared/values/duration.ts';
import { newId, type SessionId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';
import { endOfLife } from '#shared/values/retention.ts';

const table = temporaryTable();

const accounts = accountStore(table);
const logins = sessionStore(table);
const accountData = accountDataOf(table);
const opened = openedStore(table);
const secret = async () => 'secret';
const deps = {
  ...messagingDeps(table),
  logins,
  accountData,
  membership: membershipOf(table),
  callers: callerStore(table),
  leaving: leavingOf(table),
  tickets: accountTickets(table),
  openers: openersOf(table, secret),
  secondFactor: secondFactorOf(table, secret),
  recordings: () => ({ removeAll: async () => {} }) as never,
  secret,
};
const at = NOW.toISOString();
const other = await createAccount(table);

let ida: Account;
let session_id: SessionId;
beforeEach(async () => {
  const phone = Phone.parse(`+1218555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`);
  ida = await createAccount(table, {
    phone,
    phone_confirmed_at: at,
    google: { subject: crypto.randomUUID(), email: 'ida@example.com' },
  });
  session_id = await aSession();
});

async function aSession(): Promise<SessionId> {
  const session_id = newId('session');
  const moments = { created_at: at, authenticated_at: at, last_used_at: at, rotated_at: at };
  const session: StoredSession = {
    session_id,
    account_id: ida.account_id,
    kind: 'member',
    epoch: ida.epoch,
    device: 'Firefox on Linux',
    ...moments,
    ends_at: '2026-12-21T14:05:00.000Z',
    remember: false,
    generation: 0,
    support: null,
  };
  await logins.commit(logins.begin(session));
  return session_id;
}

/** Adds a passkey to an account. */
async function passkeyOf({ account_id }: Account): Promise<void> {
  const current = await accounts.of(account_id);
  if (!current) throw new Error('No such account');
  const key = { credential_id: account_id, public_key: '', counter: 0, transports: [], user_handle: '' };
  const shown = { name: 'Phone', is_synced: true, created_at: at, last_used_at: null };
  await deps.passkeys.add(current, { account_id, passkey_id: `of ${account_id}`, ...key, ...shown });
}

type Input = { code?: string };
const as = (minutesAgo = 0) => ({ ...loggedIn(ida, minutesAgo), sessionId: session_id });
/** The job, when the time to undo a deletion is over. */
const erase = (replaced: Partial<typeof deps> = {}) =>
  eraseExpired.with({ ...deps, ...replaced, clock: () => endOfLife('closedAccount', at) })({});
const remove = (input: Input = {}, minutesAgo = 0, replaced: Partial<typeof deps> = {}) =>
  calling(account.deleteUser, handler.with({ ...deps, ...replaced }), { as: as(minutesAgo) })(input);
const leadsIn = async () =>
  (await Promise.all(credentialsOf(ida).map(({ kind, value }) => accounts.findByCredential(kind, value)))).filter(
    Boolean,
  );
const everything = async () => [
  ...(await accountData.of(ida.account_id, new Date(0))),
  ...(await accountData.conversation(ida.account_id, new Date(0))),
];

describe('deleting an account', () => {
  test('200: locks the account at once, and deletes everything of it and nothing of others two weeks later', async () => {
    const { account_id } = ida;
    const shape = {} as never;
    await table.set(shape, keys.pastSearch({ account_id, search_id: 'srch_1' }), { account_id });
    await table.set(shape, keys.line({ talk_id: account_id, line_id: 'ln_1' }), { text: 'Hello' });
    await aSession();
    expect(await leadsIn()).toHaveLength(3);
    await passkeyOf(ida);
    const { erased_at } = await remove();
    expect(erased_at).toBe('2026-12-05T14:05:00.000Z');
    expect(await leadsIn()).toEqual([]);
    expect(await accounts.findByCredential('passkey', `of ${account_id}`)).toBeUndefined();
    expect(await logins.of(account_id, session_id)).toBeUndefined();
    const [mail, ...more] = await messagesTo(table, ida.email);
    expect(mail).toMatchObject({ purpose: 'account-deleted', account_id: null });
    expect(mail?.text).toMatch(/December 5, 2026[^]*\/en\/keep-account\/\S+~/);
    expect(more).toEqual([]);
    await eraseExpired.with({ ...deps, clock: () => addDays(NOW, 13.9) })({});
    expect(await everything()).not.toEqual([]);
    await erase();
    expect(await everything()).toEqual([]);
    expect(await accounts.findByCredential('email', other.email)).toMatchObject({ account_id: other.account_id });
  });

  test('200: frees the address; the erasure does not touch its new account', async () => {
    await remove();
    const heir = await createAccount(table, { email: ida.email });
    await erase();
    expect(await accounts.findByCredential('email', ida.email)).toMatchObject({ account_id: heir.account_id });
  });

  test('200: clears the cookie', async () => {
    const send = sending(account.deleteUser, handler.with(deps), { as: as() });
    const body = JSON.stringify({});
    const answer = await send(new Request('http://test/api/user/delete', { method: 'POST', body }));
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-rt=;.*Max-Age=0/)]);
  });

  test('200: keeps the count of opened reports without the account', async () => {
    const person_id = newId('person');
    const line = { person_id, at, purpose: 'reconnect' as const, how: 'for-a-credit' as const };
    await table.set({} as never, keys.opened({ account_id: ida.account_id, person_id }), { person_id });
    await table.commit(opened.audit({ ...line, account_id: ida.account_id }));
    await table.commit(opened.audit({ ...line, account_id: other.account_id }));
    await remove();
    await erase();
    const audits = await opened.auditOf(person_id);
    expect(audits).toHaveLength(2);
    expect(audits.map(({ purpose }) => purpose)).toEqual(['reconnect', 'reconnect']);
    expect(JSON.stringify(audits)).not.toContain(ida.account_id);
    expect(JSON.stringify(audits)).toContain(other.account_id);
  });

  test('200: releases the assigned number and texts the undo code', async () => {
    const { account_id, phone } = ida;
    const { stock, numbers, store } = forwardingFixture(table);
    const number = await stock();
    const dialled = { t: 'dialled', legs: ['busy'] } as const;
    await table.commit(
      store.write(setUpAfter(account_id, { ...chosen, number } as typeof chosen, ...steps('codes'), dialled)),
    );
    const { forwarding_code } = await remove();
    expect(forwarding_code).toMatch(/^[#*\d]+$/);
    expect(await numbers.of(number)).toMatchObject({ account_id: null, neutral_until: '2026-12-21T14:05:00.000Z' });
    expect(await messagesTo(table, phone ?? '')).toMatchObject([{ purpose: 'number-left', account_id: null }]);
    expect(await store.of(account_id)).toMatchObject({ state: 'off' });
    expect(await remove()).toMatchObject({ forwarding_code: null });
    expect(await messagesTo(table, phone ?? '')).toHaveLength(1);
  });

  test('200: ends the membership, cancels due charges, and keeps receipts and consents', async () => {
    const { account_id } = ida;
    const { subscription } = await subscribe(table, account_id, NOW);
    const { paid_until } = subscription;
    expect(await remove()).toMatchObject({ paid_until });
    await erase();
    const subscriptions = subscriptionStore(table);
    const ended = { status: 'cancelled', ended_because: 'account-deleted', cancelled_at: at, paid_until };
    expect(await subscriptions.of(account_id)).toMatchObject({ ...ended, next: { what: 'end' } });
    const inAYear = addDays(NOW, 366);
    const due = (await subscriptions.due(inAYear, 100)).filter((each) => each.account_id === account_id);
    expect(due.map(({ next }) => next?.what)).toEqual(['end']);
    const money = await accountData.money(account_id, NOW);
    expect(money.map(({ kind }) => kind).sort()).toEqual(['charge', 'consent', 'customer', 'subscription']);
  });

  test('200: an account closed during the trial is never charged', async () => {
    const { fixture, account_id, leave } = await aSubscriber();
    await leave();
    for (const days of [1, 30, 365]) {
      fixture.advanceDays(days);
      expect(await fixture.advanceMonth(account_id, 1)).toMatchObject({ outcome: 'over' });
    }
    expect(await fixture.charges(account_id)).toEqual([]);
    expect(await fixture.netPaid(account_id)).toBe(0);
  });

  test('200: refunds a payment that was captured during closure', async () => {
    const { fixture, account_id, leave } = await aSubscriber();
    fixture.advanceDays(1);
    const provider = await fixture.context.payments();
    const payments = async () => ({
      ...provider,
      // Between the bank’s yes and our writing it down, its owner leaves.
      async confirmPayment(...args: Parameters<Payments['confirmPayment']>) {
        const answer = await provider.confirmPayment(...args);
        await leave();
        return answer;
      },
    });
    const { subscription_id } = await fixture.subscription(account_id);
    await advanceCharge(
      { account_id, subscription_id, period: 1 },
      { ...fixture.context, payments },
      fixture.clock.now,
    );
    await fixture.advanceMonth(account_id, 1);
    expect(await fixture.charges(account_id)).toMatchObject([{ state: 'refunded', refund: { because: 'cancelled' } }]);
    expect(await fixture.netPaid(account_id)).toBe(0);
  });

  test('200: accepts the second factor if it is on', async () => {
    const totp = await withSecondFactor();
    await remove({ code: totp.generate({ timestamp: NOW.getTime() }) });
    expect(await accounts.of(ida.account_id)).toMatchObject({ closed_at: at });
  });

  test('200: ends all sessions, and repeated answers the same without another mail', async () => {
    const elsewhere = await aSession();
    const first = await remove();
    const [closed, there] = await Promise.all([accounts.of(ida.account_id), logins.of(ida.account_id, elsewhere)]);
    expect(there?.epoch).not.toBe(closed?.epoch);
    expect(await remove()).toEqual(first);
    expect(await messagesTo(table, ida.email)).toHaveLength(1);
  });

  test('an erasure that dies is finished by the next run, and nothing opens the account in between', async () => {
    await remove();
    await erase({ accountData: failing });
    expect((await accounts.of(ida.account_id))?.erasing_at).toBeDefined();
    await erase();
    expect(await everything()).toEqual([]);
  });

  test('403: requires a recent login or confirmation', async () => {
    await expect(remove({}, 11)).rejects.toMatchObject({ code: 'auth.login-again' });
    expect(await accounts.of(ida.account_id)).toBeDefined();
  });

  test('409: yields to the first writer', async () => {
    const busy = { ...accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
    await expect(remove({}, 0, { accounts: busy })).rejects.toMatchObject({ code: 'request.conflict' });
    expect(await leadsIn()).toHaveLength(3);
  });

  test('409: a concurrent change of the membership aborts the whole deletion', async () => {
    const { account_id } = ida;
    const { subscription } = await subscribe(table, account_id, NOW);
    const store = subscriptionStore(table);
    const moved: typeof deps.membership.end = async (...args) => {
      const writes = await deps.membership.end(...args);
      const current = await store.of(account_id);
      if (current) await store.commit(store.write({ ...current, charging: 2 }, current));
      return writes;
    };
    await expect(remove({}, 0, { membership: { ...deps.membership, end: moved } })).rejects.toMatchObject({
      code: 'request.conflict',
    });
    expect(await store.of(account_id)).toMatchObject({ status: subscription.status, charging: 2 });
    expect(await leadsIn()).toHaveLength(3);
  });

  test('422: rejects a missing or wrong second factor if it is on', async () => {
    const totp = await withSecondFactor();
    await expect(remove()).rejects.toMatchObject({ code: 'auth.code-needed' });
    const late = totp.generate({ timestamp: NOW.getTime() - 600_000 });
    await expect(remove({ code: late })).rejects.toMatchObject({ code: 'auth.wrong-pin' });
    expect(await leadsIn()).toHaveLength(3);
  });

  test('429: allows five codes in five minutes', async () => {
    const totp = await withSecondFactor();
    for (let n = 0; n < 5; n++) await remove({ code: '000000' }).catch(() => {});
    const code = totp.generate({ timestamp: NOW.getTime() });
    await expect(remove({ code })).rejects.toMatchObject({ code: 'request.too-many' });
  });
});

/** A fixture of an account in its trial, and the handler that deletes it. */
async function aSubscriber() {
  const fixture = billingFixture(at);
  const { table, clock, context } = fixture;
  const account_id = await fixture.subscriber();
  const session_id = newId('session');
  const moments = { created_at: at, authenticated_at: at, last_used_at: at, rotated_at: at };
  const logins = sessionStore(table);
  const session = { session_id, account_id, kind: 'member' as const, epoch: 0, device: '', ...moments };
  const ends = { ends_at: '2026-12-21T14:05:00.000Z', remember: false, generation: 0, support: null };
  await logins.commit(logins.begin({ ...session, ...ends }));
  const theirs = { logins, accountData, membership: membershipOf(table), accounts: context.accounts };
  const leave = () => {
    const { now } = clock;
    const as = aMember(account_id, { sessionId: session_id, authenticatedAt: now.toISOString() });
    const world = {
      ...deps,
      ...messagingDeps(table),
      ...theirs,
      openers: openersOf(table, secret),
      clock: () => now,
    };
    return calling(account.deleteUser, handler.with(world), { as })({});
  };
  return { fixture, account_id, leave };
}

/** A process that dies before anything is removed. */
const failing: AccountData = { ...accountData, remove: async () => Promise.reject(new Error('died')) };

async function withSecondFactor(): Promise<TOTP> {
  const key = new Secret({ size: 20 });
  const factors = factorStore(table);
  const factor = { account_id: ida.account_id, secret: key.base32, confirmed_at: at, last_step: 0, recovery: [] };
  const current = await accounts.of(ida.account_id);
  if (current) await accounts.replace(current, { ...current, second_factor: true }, factors.put(factor));
  return new TOTP({ secret: key });
}
