import { readerOf } from '#functions/account/reader.ts';
import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { type OnPhoneReleased, releasePhone } from '#functions/account/phone-released.ts';
import { accountStore } from '#functions/account/store.ts';
import { claimAccount } from '#functions/account/auth/claim-account.ts';
import { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
import { disownLink } from '#functions/account/auth/disown-link.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { liveAccountOf } from '#functions/account/auth/live-links.ts';
import { hashPassword, requireOther, requireUncommon } from '#functions/account/auth/passwords/passwords.ts';
import { purposeOf } from '#functions/account/auth/save-password.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { originOf } from '#functions/platform/client-info.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  pendingEmails: pendingEmailStore(table),
  limits: limiterOf(table),
  links: linksOf(table),
  accessLog: accessLog(table),
  outbox: outboxOf(table),
};

export const resetPasswordHandler = (onPhoneReleased: OnPhoneReleased) =>
  handle(auth.resetPassword, { ...live, onPhoneReleased }, async ({ input, from, now }, deps) => {
    const { accounts, limits, accessLog, onPhoneReleased, outbox } = deps;
    return followLink(limits, from, now, () =>
      retryOnConflict(async () => {
        const { account, write, redirect } = await openLink(input.token, now, deps);
        requireUncommon('password', input.password, account);
        await requireOther('password', input.password, account);
        const { account_id, email } = account;
        const at = now.toISOString();
        const next = {
          ...claimAccount(account, now),
          password: await hashPassword(input.password),
          voided_password: null,
          password_changed_at: at,
          password_reset: { email, at },
          epoch: account.epoch + 1, // logs out every session
        };
        const reader = readerOf(account);
        const place = placeInWords(from, reader.language);
        const disowning = disownLink(account, undefined, deps.links, now);
        const params = { device: from.device, at, place, ...disowning.params };
        const message = outbox.queue({ purpose: purposeOf(account), to: email, ...reader, params }, now);
        const line = accessLog.line(account_id, { what: 'password-reset', ...originOf(from) }, now);
        const released = await releasePhone(account, next, onPhoneReleased, now);
        await accounts.replace(account, next, write, line, disowning.write, message.write, ...released.writes);
        await Promise.all([message.send(), released.afterCommit()]);
        return { redirect };
      }),
    );
  });

/** The account of a link that still sets its password. */
async function openLink(token: string, now: Date, deps: Pick<typeof live, 'links' | 'accounts' | 'pendingEmails'>) {
  try {
    const { link, write } = await deps.links.use(token, now);
    if (link.action !== 'reset-password') throw new Fault('auth.link-expired');
    return { account: await liveAccountOf(link, now, deps), write, redirect: link.data.redirect ?? null };
  } catch (error) {
    throw error instanceof Fault && error.code === 'auth.link-expired' ? new Fault('auth.reset-token') : error;
  }
}
