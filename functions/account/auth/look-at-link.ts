import { isRegisteringBrowser, registrationsOf } from '#functions/account/auth/registrations.ts';
import { type Link, linksOf } from '#functions/account/auth/links.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Cookies } from '#functions/platform/cookies.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { limits: limiterOf(table), links: linksOf(table), registrations: registrationsOf(table) };

export const handler = handle(auth.lookAtLink, live, async ({ input, from, cookies, now }, deps) => {
  const { limits, links, registrations } = deps;
  return followLink(limits, from, now, async () => {
    const link = await links.look(input.token, now);
    if (link.action === 'open-account' && !(await registrations.isLast(link))) throw new Fault('auth.link-expired');
    const { action, data, made_at, ends_at } = link;
    return {
      action,
      email: data.email ?? null,
      asked_at: made_at,
      expires_at: ends_at,
      asks: asksFor(link, cookies),
    };
  });
});

/** What the link takes besides a press of the button. */
const asksFor = (link: Link, cookies: Cookies): 'password' | null =>
  link.action === 'open-account' && !isRegisteringBrowser(link, cookies) ? 'password' : null;
