import { peopleIn } from '#functions/account-closure/domain/export.ts';
import {
  accountDataOf,
  accountStore,
  COOKIE,
  requireOwner,
  secondFactorOf,
  sessionStore,
} from '#functions/account/public.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { leavingOf } from '#functions/calls/public.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { openersOf } from '#functions/people/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
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
  membership: membershipOf(table),
  leaving: leavingOf(table),
  openers: openersOf(table),
  recordings,
  outbox: outboxOf(table),
  limits: limiterOf(table),
};

/**
 * First, in one transaction, the account loses its credentials and all other sessions, and the membership ends: a payment that
 * is captured later is refunded. Then the account’s data is deleted, and last the account and this session. After a crash in
 * between, the account is closed and the same request finishes the deletion. Billing records stay, as the law requires.
 */
export const handler = handle(account.deleteUser, live, async ({ input, member, cookies, now }, deps) => {
  const { accounts, logins, secondFactor, accountData, membership, leaving, openers, recordings, outbox, limits } =
    deps;
  const { accountId: account_id, sessionId: session_id } = member;
  const [stored, session] = await Promise.all([accounts.of(account_id), logins.of(account_id, session_id)]);
  if (!stored || !session) throw new Fault('auth.unauthenticated');
  await requireOwner(stored, member, input.password, now, limits);

  if (!stored.closed_at) {
    await secondFactor.require(stored, input.code, now);
    const epoch = stored.epoch + 1;
    const { email, language } = stored;
    const params = { at: now.toISOString() };
    const message = outbox.queue({ purpose: 'account-deleted', to: email, account_id: null, language, params }, now);
    const closed = { ...stored, epoch, closed_at: now.toISOString() };
    const ending = await membership.end(account_id, 'account-deleted', now);
    // The phone forwards to our number until its owner dials the undo code, which is texted to them.
    const { writes: forwardingWrites, undo } = await leaving.ofAccount(account_id, now);
    const text =
      undo && stored.phone
        ? outbox.queue({ purpose: 'number-left', to: stored.phone, account_id: null, language, params: { undo } }, now)
        : undefined;
    const notifications = [message, ...(text ? [text] : [])];
    const over = logins.replace(session, { ...session, epoch });
    await accounts.replace(
      stored,
      closed,
      over,
      ...notifications.map(({ write }) => write),
      ...ending,
      ...forwardingWrites,
    );
    for (const { send } of notifications) await send();
  }

  await openers.forget(account_id, peopleIn(await accountData.of(account_id, now)));
  await recordings().removeAll(account_id);
  await accountData.remove(account_id, [keys.account({ account_id }), keys.session({ account_id, session_id })]);
  cookies.clear(COOKIE);
  return {};
});
