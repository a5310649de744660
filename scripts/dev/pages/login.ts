import { html } from 'hono/html';
import * as z from 'zod';

import { cookiesOf } from '#functions/platform/cookies.ts';
import { COOKIE } from '#functions/account/auth/session.ts';
import { type DemoAccounts, type DemoLogin, type LoginName, loginNames } from '#scripts/dev/demo-accounts.ts';
import { page } from '#scripts/dev/pages/page.ts';
import { json, parsed } from '#scripts/dev/pages/body.ts';
import { isSafeRedirect } from '#shared/validation/redirect.ts';

const Who = z.enum([...loginNames, 'visitor']);

/** The page after the login: that of the link if it is one of ours. */
export const destination = (redirect: string | null) => (redirect && isSafeRedirect(redirect) ? redirect : '/');

/** Stores a fresh access token for the pages, or removes it for a visitor, then redirects. */
export async function loginPage(request: Request, url: URL, accounts: DemoAccounts): Promise<Response> {
  const who = Who.safeParse(url.searchParams.get('as')).data;
  if (!who) {
    const main = html`<h1>Log in</h1>
      <p><a href="/dev">Choose an account.</a></p>`;
    return page({ title: 'Log in', path: '/dev/login', main, status: 422 });
  }
  const { access_token, cookies } = who === 'visitor' ? loggedOut() : await logIn(request, who, accounts);
  const to = destination(url.searchParams.get('redirect'));
  const answer = await page({
    title: 'Log in',
    path: '/dev/login',
    head: html`<meta name="access-token" content="${access_token}" />
      <script src="/dev/assets/login.js" defer></script>`,
    main: html`<p>One moment … <a id="on" href="${to}">Go on</a></p>`,
  });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  return answer;
}

const logIn = (request: Request, as: LoginName, accounts: DemoAccounts) =>
  accounts.logIn(as, request.headers.get('user-agent') ?? '');

function loggedOut(): DemoLogin {
  const cookies = cookiesOf({});
  cookies.clear(COOKIE);
  return { access_token: '', cookies: cookies.toSend().cookies ?? [] };
}

/** The same for tests: `{"as": "subscriber"}` answers with a token. */
export async function loginAnswer(request: Request, accounts: DemoAccounts): Promise<Response> {
  const { as } = parsed(await request.text(), z.strictObject({ as: z.enum(loginNames) }));
  return json({ access_token: (await logIn(request, as, accounts)).access_token });
}

/** The script of the page, as a file because inline scripts are not allowed. */
export const loginScript = `const token = document.querySelector('meta[name="access-token"]').content;
if (token) localStorage.setItem('access_token', token);
else localStorage.removeItem('access_token');
if (token) localStorage.setItem('account_used', 'open');
else localStorage.removeItem('account_used');
location.replace(document.getElementById('on').href);
`;
