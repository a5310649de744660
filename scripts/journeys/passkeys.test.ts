import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

/** The page texts that this journey uses. */
const words = {
  en: { add: 'Add a passkey', sure: 'Is it you?', use: 'Use a passkey' },
  ar: { add: 'إضافة مفتاح مرور', sure: 'هل هذا أنت؟', use: 'استخدام مفتاح مرور' },
  ja: { add: 'パスキーを追加', sure: 'ご本人の確認', use: 'パスキーを使う' },
} as const;

/** A phone’s own authenticator, unlocked by its owner. Chrome offers it in the email field and takes it at once. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe.each(['en', 'ar', 'ja'] as const)('in %s', (language) => {
  const w = words[language];
  const security = `/${language}/account/security`;

  journey(
    'a passkey is added, logs in, and confirms its owner',
    async ({ page, logIn }) => {
      await withAuthenticator(page);
      await logIn('member', security);
      const added = page.waitForResponse((response) => response.url().endsWith('/api/auth/passkeys/start'));
      await page.getByRole('button', { name: w.add }).click();
      expect((await added).status()).toBe(200);
      await page.waitForResponse((response) => response.url().endsWith('/api/auth/passkeys') && response.ok());

      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
      await page.goto(`/${language}/login?redirect=${encodeURIComponent(`/${language}/account/privacy`)}`);
      await page.waitForURL((url) => url.pathname === `/${language}/account/privacy`);

      let asked = 0;
      await page.route('**/api/user/export', async (route) => {
        asked += 1;
        // As the server answers ten minutes after the login.
        if (asked > 1) return route.continue();
        const body = JSON.stringify({ message: 'Please log in again to do this.', code: 'auth.login-again' });
        return route.fulfill({ status: 403, contentType: 'application/json', body });
      });
      const download = page.waitForEvent('download');
      await page.locator('.offer button').first().click();
      const dialog = page.getByRole('dialog', { name: w.sure });
      await dialog.getByRole('button', { name: w.use }).click();
      expect((await download).suggestedFilename()).toMatch(/^calluna-.*\.json$/);
      expect(asked).toBe(2);
    },
    { allowing: /status of 40[13]/ },
  );
});
