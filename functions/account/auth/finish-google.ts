import { contactStore } from '#functions/account/contacts.ts';
import { accountStore, isUndoable } from '#functions/account/store.ts';
import { oauthStateStore, COOKIE } from '#functions/account/auth/google/oauth-state.ts';
import { resolveAccount, connect } from '#functions/account/auth/google/resolve-account.ts';
import { signInAndNotify } from '#functions/account/auth/sign-in-notification.ts';
import { sessionDepsOf, signIn } from '#functions/account/auth/session.ts';
import { confirmSession } from '#functions/account/owner/confirm-session.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { requireSecondFactor } from '#functions/account/auth/require-second-factor.ts';
import { secondFactorOf, type UsedFactor } from '#functions/account/auth/second-factor.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { identity } from '#functions/providers/identity/live.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  state: oauthStateStore(table),
  contacts: contactStore(table),
  sessionDeps: sessionDepsOf(table),
  google: { accounts: accountStore(table), log: accessLog(table), links: linksOf(table), outbox: outboxOf(table) },
  limits: limiterOf(table),
  identity,
  secondFactor: secondFactorOf(table),
};

export const handler = handle(auth.finishGoogle, live, async ({ input, member, from, cookies, now }, deps) => {
  const { google, limits, identity } = deps;
  await limits.take('google', { network: from.network }, now);
  const state = await deps.state.find(input.state, cookies.get(COOKIE), now);
  const { purpose, redirect, account_id } = state;
  const callback = { state, from, now };

  if (state.proven) {
    const account = await google.accounts.of(state.proven);
    if (!account || (account.closed_at && !isUndoable(account, now))) throw new Fault('auth.google-mismatch');
    // The owner may have disowned or disconnected it since.
    if (account.google?.subject !== state.subject) throw new Fault('auth.google-mismatch');
    return enter({ account, isNew: false });
  }
  if (account_id && account_id !== member?.accountId) throw new Fault('auth.google-mismatch');
  await deps.state.use(state); // before the code is used: a state works once, whatever happens next
  const { person, contacts } = await identity.finish(input, { ...state, state: input.state });
  if (!account_id) return enter(await resolveAccount(person, callback, google));

  cookies.clear(COOKIE);
  if (purpose === 'confirm') {
    const account = await google.accounts.of(account_id);
    // An account with a password is confirmed by it.
    const isOwner = account?.google?.subject === person.key && account.password === null;
    if (!member || !isOwner) throw new Fault('auth.google-mismatch');
    await confirmSession(deps.sessionDeps.sessions, member, now);
  }
  if (purpose === 'connect') {
    const known = await deps.sessionDeps.knownDevices.find(account_id, cookies);
    await connect(account_id, person, { ...callback, known, since: member?.authenticatedAt }, google);
  }
  const read = purpose === 'contacts' ? await contacts() : null;
  const read_at = now.toISOString();
  if (read)
    await deps.contacts.replaceAll(
      account_id,
      read.map((each) => ({ ...each, read_at })),
    );
  return { purpose, redirect, signed_in: null, is_new: false };

  /** Signs in a verified Google identity; asks for the second factor if the account has one. */
  async function enter({ account, isNew }: Awaited<ReturnType<typeof resolveAccount>>) {
    if (account.blocked) throw new Fault('auth.blocked');
    let factor: UsedFactor | undefined;
    if (account.second_factor) {
      const proven = state.proven ? state : await deps.state.prove(state, account);
      const { knownDevices } = deps.sessionDeps;
      const known = await knownDevices.find(account.account_id, cookies);
      const ways = { secondFactor: deps.secondFactor, knownDevices, outbox: google.outbox };
      factor = await requireSecondFactor(account, input.second_factor, { from, cookies, now, known }, ways);
      await deps.state.use(proven);
    }
    const entry = { how: 'logged-in-google' as const, from, cookies, remember: state.remember, now, factor };
    // The sign-in that opens an account is no news to its owner.
    const signed_in = isNew
      ? await signIn(account, entry, deps.sessionDeps)
      : await signInAndNotify(account, entry, deps.sessionDeps, { outbox: google.outbox, limits });
    cookies.clear(COOKIE);
    return { purpose, redirect, signed_in, is_new: isNew };
  }
});
