import { describe, expect } from 'vitest';

import { journey, withBrowser } from '#scripts/journeys/journey.ts';
import { languages } from '#shared/values/language.ts';

withBrowser();

describe('the language', () => {
  journey('changes to Arabic, and the page with it, from right to left', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await page.waitForURL((url) => url.pathname === '/ar');
    await page.locator('html[lang=ar][dir=rtl]').waitFor();
    await page.reload();
    await page.locator('html[lang=ar][dir=rtl]').waitFor();
  });

  journey('is kept for the next visit', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
    await page.waitForURL((url) => url.pathname === '/tr');
    await page.goto('/');
    await page.waitForURL((url) => url.pathname === '/tr');
  });

  journey(
    'is the browser’s to begin with',
    async ({ page }) => {
      await page.goto('/');
      await page.waitForURL((url) => url.pathname === '/pt');
    },
    { locale: 'pt-BR' },
  );

  journey('is any of the eight, on a page that fits the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of languages) {
      await page.goto(`/${language}`);
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `pixels beyond the edge in ${language}`).toBeLessThanOrEqual(0);
    }
  });

  for (const path of ['/xx', '/en/nothing/here', '/EN', '/english']) {
    journey(
      `${path} is no page`,
      async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await page.getByRole('heading', { level: 1, name: 'Page not found.' }).waitFor();
        await page.getByRole('link', { name: 'Go to the home page' }).click();
        await page.waitForURL((url) => url.pathname === '/en');
      },
      { allowing: /status of 404/ },
    );
  }
});

describe('the theme', () => {
  journey('stays as chosen', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'dark' }).click();
    await page.locator('html[data-theme=dark]').waitFor();
    await page.reload();
    await page.locator('html[data-theme=dark]').waitFor();
    await page.goto('/dev/outbox');
    await page.locator('html[data-theme=dark]').waitFor();
  });
});
