import { closeAccount } from '#functions/account-closure/closure.ts';
import {
  accessLog,
  accountStore,
  COOKIE,
  knownDevicesOf,
  linksOf,
  passkeyStore,
  requireOwner,
  secondFactorOf,
  sessionStore,
} from '#functions/account/public.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { leavingOf } from '#functions/calls/public.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { endOfLife } from '#shared/values/retention.ts';

const live = {
  accounts: accountStore(table),
  accessLog: accessLog(table),
  logins: sessionStore(table),
  secondFactor: secondFactorOf(table),
  passkeys: passkeyStore(table),
  membership: membershipOf(table),
  leaving: leavingOf(table),
  outbox: outboxOf(table),
  links: linksOf(table),
  knownDevices: knownDevicesOf(table),
  secret: appSecret,
};

/**
 * Closes the account, and ends all its sessions. Its data is deleted by `account.eraseExpired` when the time to undo it is
 * over. A repeated request returns the same, but not the code of the forwarding, which was texted.
 */
export const handler = handle(account.deleteUser, live, async ({ input, member, from, cookies, now }, deps) => {
  const { accounts, accessLog, logins, knownDevices, membership, secondFactor } = deps;
  const { accountId: account_id, sessionId: session_id } = member;
  const [stored, session] = await Promise.all([accounts.of(account_id), logins.of(account_id, session_id)]);
  if (!stored) throw new Fault('auth.unauthenticated');
  requireOwner(member, now);
  if (stored.closed_at) return view(stored.closed_at, null);
  if (!session) throw new Fault('auth.unauthenticated');
  await secondFactor.require(stored, input.code, now, originOf(from));

  const digest = await knownDevices.find(account_id, cookies);
  const by = { ...originOf(from), ...(digest && { digest }), since: member.authenticatedAt };
  const line = accessLog.line(account_id, { what: 'account-closed', ...originOf(from) }, now);
  const { closed_at, undo } = await closeAccount(stored, deps, { isFinal: false, by }, now, logins.end(session), line);
  return view(closed_at, undo);

  async function view(closed_at: string, forwarding_code: string | null) {
    cookies.clear(COOKIE);
    const ended = await membership.of(account_id);
    return {
      erased_at: endOfLife('closedAccount', closed_at).toISOString(),
      paid_until: ended && ended.paid_until > closed_at ? ended.paid_until : null,
      forwarding_code,
    };
  }
});
