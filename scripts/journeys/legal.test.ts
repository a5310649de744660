import { describe, expect } from 'vitest';

import { byDay, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const texts = {
  en: {
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    seller: 'Company and address',
    was: 'This version is no longer in force.',
    read: 'Read version 10',
    row: /Search and its results.*1 day after the search/,
  },
  ar: {
    privacy: 'سياسة الخصوصية',
    terms: 'شروط الخدمة',
    seller: 'الشركة والعنوان',
    was: 'لم يعد هذا الإصدار ساريًا.',
    read: 'اقرأ الإصدار 10',
    row: /البحث ونتائجه.*يوم بعد البحث/,
  },
} as const;

describe.each(byDay('en', Object.keys(texts) as (keyof typeof texts)[]))('the legal pages in %s', (language) => {
  const words = texts[language];
  journey('open from the foot of any page, name the seller, and keep their earlier versions', async ({ page }) => {
    const foot = page.getByRole('contentinfo');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await page.goto(`/${language}`);
    await foot.getByRole('link', { name: words.privacy }).click();
    await heading(words.privacy).waitFor();
    await page.getByText('Example Company, Inc.').first().waitFor();
    expect(await page.getByRole('table').innerText()).toMatch(words.row);
    expect(await page.locator('[data-sentence]').count()).toBeGreaterThan(50);

    await foot.getByRole('link', { name: words.seller }).click();
    await heading(words.terms).waitFor();
    const address = page.getByText('1 Example Street, Springfield, MN 55000, United States').first();
    await address.waitFor();
    await page.waitForFunction(
      (text) => {
        const seller = [...document.querySelectorAll('dd')].find(({ textContent }) => textContent === text);
        const { top = -1 } = seller?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      },
      await address.textContent(),
    );

    await page.goto(`/${language}/assistant/page/web-flow-terms-of-service/7`);
    await page.getByText(words.was).waitFor();
    await page.getByRole('link', { name: words.read }).click();
    await page.waitForURL(`**/${language}/assistant/page/web-flow-terms-of-service`);
    await heading(words.terms).waitFor();
    await page.getByText(words.was).waitFor({ state: 'detached' });
  });
});

describe('a legal page that does not exist', () => {
  for (const address of ['anything-else', 'web-flow-terms-of-service/6']) {
    journey(
      `${address} is answered with 404`,
      async ({ page }) => {
        const response = await page.goto(`/en/assistant/page/${address}`);
        expect(response?.status()).toBe(404);
        await page.getByRole('heading', { level: 1, name: 'Page not found.' }).waitFor();
      },
      { allowing: /status of 404/ },
    );
  }
});
