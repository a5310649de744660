import { closeAccount, eraseAccount } from '#functions/account-closure/closure.ts';
import {
  accountDataOf,
  accountStore,
  COOKIE,
  passkeyStore,
  requireOwner,
  secondFactorOf,
  sessionStore,
} from '#functions/account/public.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { callerStore, leavingOf } from '#functions/calls/public.ts';
import { accountTickets } from '#functions/helpdesk/public.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { openersOf } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { recordings } from '#functions/providers/recordings/live.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  logins: sessionStore(table),
  secondFactor: secondFactorOf(table),
  accountData: accountDataOf(table),
  passkeys: passkeyStore(table),
  membership: membershipOf(table),
  callers: callerStore(table),
  leaving: leavingOf(table),
  openers: openersOf(table),
  recordings,
  tickets: accountTickets(table),
  outbox: outboxOf(table),
};

/**
 * First the account is closed, and all other sessions with it; then its data is deleted, and last the account and this session.
 * After a crash in between, the same request finishes the deletion, or else `account.eraseExpired` a day later.
 */
export const handler = handle(account.deleteUser, live, async ({ input, member, cookies, now }, deps) => {
  const { accounts, logins, secondFactor } = deps;
  const { accountId: account_id, sessionId: session_id } = member;
  const [stored, session] = await Promise.all([accounts.of(account_id), logins.of(account_id, session_id)]);
  if (!stored || !session) throw new Fault('auth.unauthenticated');
  requireOwner(member, now);

  if (!stored.closed_at) {
    await secondFactor.require(stored, input.code, now);
    await closeAccount(
      stored,
      deps,
      { notifies: true },
      now,
      logins.replace(session, { ...session, epoch: stored.epoch + 1 }),
    );
  }

  const last = [keys.account({ account_id }), keys.session({ account_id, session_id })];
  await eraseAccount(account_id, last, deps, now);
  cookies.clear(COOKIE);
  return {};
});
