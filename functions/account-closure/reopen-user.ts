import {
  accessLog,
  accountIn,
  type Account,
  accountStore,
  credentialsOf,
  isUndoable,
  opensAgain,
  passkeyStore,
} from '#functions/account/public.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  accessLog: accessLog(table),
  passkeys: passkeyStore(table),
  membership: membershipOf(table),
  limits: limiterOf(table),
  secret: appSecret,
};

/**
 * Opens a closed account again, with what it had: its owner logs in as before. The membership has its paid time back, and
 * does not renew; forwarding has to be set up again. What another account took meanwhile stays there: without its address
 * an account cannot be opened.
 */
export const handler = handle(account.reopenUser, live, async ({ input, from, now }, deps) => {
  const { accounts, accessLog, passkeys, membership, limits, secret } = deps;
  return followLink(limits, from, now, () =>
    retryOnConflict(async () => {
      const closed = requireClosed(await find());
      const taken = await takenOf(closed);
      if (taken.has('email')) throw new Fault('auth.email-taken');
      const { closed_at, ...open } = closed;
      const again: Account = {
        ...open,
        ...(taken.has('phone') && { phone: null, phone_confirmed_at: null }),
        ...(taken.has('google') && { google: null }),
      };
      const { writes, paid_until } = await membership.giveBack(closed.account_id, now);
      const line = accessLog.line(closed.account_id, { what: 'account-reopened', device: from.device }, now);
      await accounts.replace(closed, again, line, ...writes, ...(await passkeys.reopen(closed.account_id)));
      return { paid_until, phone_taken: taken.has('phone') };
    }),
  );

  async function find(): Promise<Revised<Account> | undefined> {
    const account_id = accountIn(input.token);
    const stored = account_id && (await accounts.of(account_id));
    return stored && (await opensAgain(input.token, stored, secret)) ? stored : undefined;
  }

  function requireClosed(stored: Revised<Account> | undefined): Revised<Account> {
    if (!stored || !isUndoable(stored, now)) throw new Fault('auth.link-expired');
    return stored;
  }

  /** The kinds of its credentials that are those of another account now. */
  async function takenOf({ closed_at, ...open }: Account): Promise<Set<string>> {
    const holders = await Promise.all(
      credentialsOf(open).map(async ({ kind, value, account_id }) => {
        const holder = await accounts.findByCredential(kind, value);
        return holder && holder.account_id !== account_id ? [kind] : [];
      }),
    );
    return new Set(holders.flat());
  }
});
