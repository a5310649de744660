import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { accountStore } from '#functions/account/store.ts';
import { isRegisteringBrowser, registrationsOf } from '#functions/account/auth/registrations.ts';
import { disownings, securedAt } from '#functions/account/auth/disown.ts';
import { type Link, linksOf } from '#functions/account/auth/links.ts';
import { liveAccountOf, requireLiveRegistration } from '#functions/account/auth/live-links.ts';
import { factorStore } from '#functions/account/auth/store.ts';
import { passkeyStore } from '#functions/account/passkeys/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import type { Member } from '#functions/platform/session.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Cookies } from '#functions/platform/cookies.ts';
import { auth } from '#shared/api/auth.ts';
import type { AccountId } from '#shared/values/id.ts';

const live = {
  accounts: accountStore(table),
  limits: limiterOf(table),
  links: linksOf(table),
  registrations: registrationsOf(table),
  pendingEmails: pendingEmailStore(table),
  passkeys: passkeyStore(table),
  factors: factorStore(table),
};

/** `hasCalendarFeed`: whether the calendar of an account has a secret address, which ends where its owner disowns something. */
export const lookAtLinkHandler = (hasCalendarFeed: (account_id: AccountId) => Promise<boolean>) =>
  handle(auth.lookAtLink, { ...live, hasCalendarFeed }, async ({ input, member, from, cookies, now }, deps) => {
    const { limits, links, hasCalendarFeed } = deps;
    return followLink(limits, from, now, async () => {
      const link = await links.look(input.token, now);
      const account = link.action === 'open-account' ? undefined : await liveAccountOf(link, now, deps);
      if (!account) await requireLiveRegistration(link, now, deps);
      const { action, data, made_at, ends_at } = link;
      return {
        action,
        email: data.email ?? null,
        asked_at: made_at,
        expires_at: ends_at,
        asks: asksFor(link, member, cookies),
        secured_at: account ? await securedAt(link, account, deps) : null,
        ends_calendar: disownings.includes(action) && (await hasCalendarFeed(link.account_id)),
      };
    });
  });

/** What the link takes besides a press of the button. */
function asksFor(link: Link, member: Member | undefined, cookies: Cookies): 'password' | 'login' | null {
  if (link.action === 'open-account' && !isRegisteringBrowser(link, cookies)) return 'password';
  if (link.action === 'change-email' && member?.accountId !== link.account_id) return 'login';
  return null;
}
