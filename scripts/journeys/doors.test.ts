import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { CLAIMED_ADDRESS, CLAIMED_COUNTRY } from '#scripts/dev/server.ts';
import {
  anAddress,
  anotherBrowser,
  journey,
  newestTo,
  openAccountByMail,
  withBrowser,
} from '#scripts/journeys/journey.ts';

withBrowser();

/** What the page says once a sign-in is disowned, and how the mail names the place and the button. */
const words = {
  en: {
    done: /and what was done since is undone/,
    place: 'France',
    known: 'it belongs to your account',
  },
  ar: { done: /وأُلغي ما جرى منذ ذلك الحين/, place: 'فرنسا', known: 'عنوان حسابك بالفعل' },
  ja: {
    done: /その後に行われたことを取り消しました/,
    place: 'フランス',
    known: 'すでにアカウントで使われています',
  },
} as const;

const PASSWORD = 'moor-lantern-late';

async function register(page: Page, language: string, email: string) {
  await page.goto(`/${language}/register`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=password_confirmation]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
}

async function logIn(page: Page, language: string, email: string) {
  // A page whose session has ended loads itself again, perhaps just now.
  const toLogin = () => page.goto(`/${language}/login`);
  await toLogin().catch(toLogin);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
}

for (const language of ['en', 'ar', 'ja'] as const) {
  journey(
    `a sign-in from a new device is reported, and disowned by its mail, in ${language}`,
    async ({ page }) => {
      const w = words[language];
      const email = `doors.${language}@example.com`;
      await register(page, language, email);
      await openAccountByMail(page, email);
      await page.waitForURL((url) => url.pathname === `/${language}/reason-for-use`);

      // The same kind of browser, elsewhere, without the cookie.
      const elsewhere = await anotherBrowser(page, {
        extraHTTPHeaders: { [CLAIMED_COUNTRY]: 'FR', [CLAIMED_ADDRESS]: anAddress() },
      });
      const other = await elsewhere.newPage();
      await logIn(other, language, email);
      await other.waitForURL((url) => !url.pathname.endsWith('/login'));
      const { text } = await newestTo(page, email, 'new-device');
      expect(text).toContain(w.place);
      await other.goto(`/${language}/account/security`);
      await other.locator('.sess').first().waitFor();
      expect(await other.locator('.sess.is-now').innerText()).toContain(w.place);

      const [link = ''] = /https?:\/\/\S+\/confirm\/not-me\/[\w-]+/.exec(text) ?? [];
      await page.goto(new URL(link).pathname);
      await page.locator('main button.btn--lg').waitFor();
      // Opening the link changes nothing.
      await other.reload();
      await other.locator('.sess').first().waitFor();
      await page.locator('main button.btn--lg').click();
      await page.getByText(w.done).waitFor();
      await newestTo(page, email, 'disowned');
      await other.goto(`/${language}/account/security`);
      await other.waitForURL((url) => url.pathname.endsWith('/login'));
      await logIn(other, language, email);
      await other.getByRole('alert').waitFor();

      // Who registers with a taken address sees what everyone sees; its owner gets a mail.
      await register(other, language, email);
      await other.locator('.resend').waitFor();
      expect((await newestTo(page, email, 'account-exists')).text).toContain(w.known);
      await elsewhere.close();
    },
    { allowing: /status of 4\d\d/ },
  );
}
