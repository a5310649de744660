import { expect } from 'vitest';

import { devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

/** These journeys provoke 401s, which the browser reports. */
const refused = { allowing: /status of (401|404)/ };

for (const [language, logIn] of [
  ['en', 'Log in'],
  ['ar', 'تسجيل الدخول'],
] as const) {
  journey(
    `${language}: a page for members sends a visitor to log in, and knows the way back`,
    async ({ page }) => {
      await page.goto(`/${language}/account/security`);
      await page.waitForURL((url) => url.pathname === `/${language}/login`);
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/${language}/account/security`);
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    refused,
  );

  journey(
    `${language}: a page for guests sends a member home, or on to where they were going`,
    async ({ page, logIn: begin }) => {
      await begin('subscriber', `/${language}`);
      await page.goto(`/${language}/login`);
      await page.waitForURL((url) => url.pathname === `/${language}`);
      await page.goto(`/${language}/login?redirect=%2F${language}%2Fdirectory`);
      await page.waitForURL((url) => url.pathname === `/${language}/directory`);
      for (const hostile of [
        '//evil.example',
        '/\\evil.example',
        'https://evil.example',
        '/%2Fevil.example',
        '/%252Fevil.example',
      ]) {
        await page.goto(`/${language}/login?redirect=${encodeURIComponent(hostile)}`);
        await page.waitForURL((url) => url.pathname === `/${language}`);
        expect(new URL(page.url()).origin, hostile).toBe(devServer());
      }
    },
    refused,
  );

  journey(
    `${language}: the header offers to log in`,
    async ({ page }) => {
      await page.goto(`/${language}/directory`);
      await page.getByRole('banner').getByRole('link', { name: logIn, exact: true }).click();
      await page.waitForURL((url) => url.pathname === `/${language}/login`);
    },
    refused,
  );
}

journey(
  'a session that was ended elsewhere leads to login, which says why and knows the way back',
  async ({ page, logIn }) => {
    await logIn('member', '/en/account/security');
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    // Ends the session as another device would.
    const status = await page.evaluate(async () => {
      const answer = await fetch('/api/auth/logout', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
        },
        body: '{}',
      });
      return answer.status;
    });
    expect(status).toBe(200);
    await page.reload();
    await page.waitForURL((url) => url.pathname === '/en/login');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/en/account/security');
    await page.getByText('Please log in again.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  },
  refused,
);

journey(
  'logging out in one tab logs out in the other',
  async ({ page, logIn }) => {
    await logIn('member', '/en');
    const other = await page.context().newPage();
    await other.goto('/en/account/history');
    await other.getByRole('button', { name: /^Account of/ }).waitFor();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log in', exact: true }).waitFor();
    await other.waitForURL((url) => url.pathname === '/en/login');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user|call/i.test(key)))).toEqual(
      [],
    );
  },
  refused,
);

journey('a short link leads to a page of ours, and leaves no way back to itself', async ({ page, logIn }) => {
  await logIn('subscriber', '/en');
  const universal = await page.evaluate(async () => {
    const answer = await fetch('/api/web_user/link-mobile', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('access_token')}`, 'content-type': 'application/json' },
      body: '{}',
    });
    return ((await answer.json()) as { universal: string }).universal;
  });
  const { pathname } = new URL(universal);
  expect(pathname).toMatch(/^\/[1-9A-Za-z]{7}$/);
  await page.goto(pathname);
  await page.waitForURL((url) => url.pathname.startsWith('/en/assistant'));
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/en');
});

for (const path of ['/aB3dE7x', '/en/no/such/page', '/xx/account']) {
  journey(
    `${path} is no page`,
    async ({ page }) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Page not found.' }).waitFor();
    },
    refused,
  );
}
