import { readReopenLink } from '#functions/account-closure/reopening.ts';
import {
  accessLog,
  type Account,
  accountStore,
  openAgain,
  passkeyStore,
  placeInWords,
  readerOf,
  takenOf,
} from '#functions/account/public.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { paths } from '#shared/values/pages.ts';

const live = {
  accounts: accountStore(table),
  accessLog: accessLog(table),
  passkeys: passkeyStore(table),
  membership: membershipOf(table),
  outbox: outboxOf(table),
  limits: limiterOf(table),
  secret: appSecret,
};

/**
 * Opens a closed account again, with what it had, and mails that to its owner, who logs in as before. The membership has its
 * paid time back, and does not renew; forwarding has to be set up again. What another account took meanwhile stays there:
 * without its address an account cannot be opened.
 */
export const handler = handle(account.reopenUser, live, async ({ input, from, now }, deps) => {
  const { accounts, accessLog, passkeys, membership, outbox, limits } = deps;
  return followLink(limits, from, now, () =>
    retryOnConflict(async () => {
      const { standing, account: closed } = await readReopenLink(input.token, deps, now);
      if (standing === 'undone') throw new Fault('auth.link-expired');
      const taken = await takenOf(closed, deps);
      if (taken.has('email')) throw new Fault('auth.email-taken');
      const again = await openAgain(closed, now, deps);
      const { account_id } = closed;
      const { writes, paid_until } = await membership.giveBack(account_id, now);
      const line = accessLog.line(account_id, { what: 'account-reopened', ...originOf(from) }, now);
      const notice = tellOwner(again, paid_until);
      const credentials = await passkeys.reopen(account_id);
      await accounts.replace(closed, again, line, notice.write, ...writes, ...credentials);
      await notice.send();
      return { paid_until, phone_taken: taken.has('phone') };
    }),
  );

  function tellOwner(open: Account, paid_until: string | null) {
    const reader = readerOf(open);
    const link = environment().SITE_URL + paths.logIn.replace(':language', open.language);
    const place = placeInWords(from, reader.language);
    const params = { device: from.device, at: now.toISOString(), place, paid_until, link };
    return outbox.queue({ purpose: 'account-reopened', to: open.email, ...reader, params }, now);
  }
});
