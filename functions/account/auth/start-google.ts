import { accountStore } from '#functions/account/store.ts';
import { oauthStateStore, COOKIE, SECONDS } from '#functions/account/auth/google/oauth-state.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { browserToken } from '#functions/platform/browser-token.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { identity } from '#functions/providers/identity/live.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isSafeRedirect } from '#shared/validation/redirect.ts';

const live = { accounts: accountStore(table), state: oauthStateStore(table), limits: limiterOf(table), identity };

export const handler = handle(auth.startGoogle, live, async ({ input, member, from, cookies, now }, deps) => {
  const { accounts, state, limits, identity } = deps;
  await limits.take('google', { network: from.network }, now);
  const { purpose, language, time_zone, remember } = input;
  if (purpose !== 'login') {
    const account = member && (await accounts.of(member.accountId));
    if (!account) throw new Fault('auth.unauthenticated');
    // Another credential or the contacts need a recent login.
    if (purpose !== 'confirm') requireOwner(member, now);
  }
  const browser = browserToken(cookies.get(COOKIE));
  const account_id = purpose === 'login' ? null : (member?.accountId ?? null);
  const redirect = isSafeRedirect(input.redirect) ? input.redirect : '/';
  const started = await state.begin({ purpose, redirect, language, time_zone, remember, account_id }, browser, now);
  const url = await identity.begin({ ...started, scope: purpose === 'contacts' ? 'contacts' : 'profile', language });
  cookies.set(COOKIE, browser, { maxAge: SECONDS });
  return { url };
});
