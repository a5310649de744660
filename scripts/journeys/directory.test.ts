import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';
import { describe, expect, test } from 'vitest';

import { byDay, devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('the directory', () => {
  journey(
    'leads from the foot of any page to a person, by country, state, city and letter',
    async ({ page, answers }) => {
      const go = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await page.goto('/en');
      await page.getByRole('contentinfo').getByRole('link', { name: 'People' }).click();
      await go('United States');
      await go('Minnesota');
      await go('Duluth');
      await page.getByRole('heading', { level: 1, name: 'People: Duluth' }).waitFor();
      const row = page.getByRole('listitem').filter({ hasText: 'Tamsin Ruth Okafor' });
      expect(await row.innerText()).toMatch(/^Tamsin Ruth Okafor\s+Age\s+\d\d–\d\d\s+Duluth$/i);
      for (const answer of answers.filter((text) => text.includes('age_band'))) {
        expect(answer).not.toMatch(/@|Cedar Hollow|555/);
      }
      await row.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'Tamsin Ruth Okafor' }).waitFor();
    },
  );

  journey('leads from an area code and from a mail domain to people', async ({ page }) => {
    const go = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await page.goto('/en/directory');
    await go('Phones');
    await go('United States');
    await go('402');
    await page.getByText(/^Nebraska: .*Omaha/).waitFor();
    await page.getByRole('link', { name: 'Thomas Bradley Wright' }).waitFor();
    await go('Emails');
    await go('E');
    await go('example.com');
    await page.getByRole('heading', { level: 1, name: 'Email at example.com' }).waitFor();
    await page.reload(); // a domain in an address looks like a file, and is a page
    await page.getByRole('heading', { level: 1, name: 'Email at example.com' }).waitFor();
    await page
      .getByRole('main')
      .getByText(/At least \d+ people\./)
      .waitFor();
  });

  for (const language of byDay('ar', ['en', 'ar', 'ja'] as const)) {
    const words = {
      en: { state: 'Minnesota', count: /\d+\+|under 10/, area: 'Nebraska', city: 'Omaha' },
      ar: { state: 'مينيسوتا', count: /\d+ على الأقل|أقل من 10/, area: 'نبراسكا', city: 'أوماها' },
      ja: { state: 'ミネソタ州', count: /\d+人以上|10人未満/, area: 'ネブラスカ州', city: 'オマハ' },
    }[language];
    journey(`shows counts, what an area code serves, and the search line, in ${language}`, async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto(`/${language}/directory/people/US`);
      const state = main.getByRole('listitem').filter({ hasText: words.state });
      expect(await state.innerText()).toMatch(words.count);
      await state.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: words.state }).waitFor();
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url());
      expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(9);
      await page.goto(`/${language}/directory/phones/US`);
      const area = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: '402', exact: true }) });
      await area.filter({ hasText: words.city }).waitFor();
      expect(await area.innerText()).toContain(words.area);
      // 218 is the area of four people: fewer than five are not listed.
      expect(await main.getByRole('link', { name: '218', exact: true }).count()).toBe(0);
      await main.locator('input[name=line]').fill('Tamsin Okafor');
      await main.locator('input[name=line]').press('Enter');
      await page.waitForURL(/\/search\/srch_/);
    });
  }

  journey(
    'says so where nobody is listed',
    async ({ page }) => {
      for (const place of [
        'people/US/MN/Nowhere',
        'people/usa',
        'phones/US/999999',
        'phones/US/218',
        'emails/n/nobody.example',
      ]) {
        await page.goto(`/en/directory/${place}`);
        await page.getByRole('heading', { level: 1, name: 'Nobody is listed here.' }).waitFor();
      }
      await page.getByRole('link', { name: 'Go to the directory' }).click();
      await page.getByRole('heading', { level: 1, name: 'Emails' }).waitFor();
    },
    { allowing: /status of (404|422)/ },
  );

  test('is kept from search engines, page and answer alike', async () => {
    for (const path of ['/en/directory', '/ar/directory/people/US', '/api/directory/people']) {
      expect((await fetch(devServer() + path)).headers.get('x-robots-tag'), path).toBe('noindex');
    }
    expect((await fetch(`${devServer()}/en`)).headers.get('x-robots-tag')).toBeNull();
    expect(await (await fetch(`${devServer()}/sitemap.xml`)).text()).not.toContain('/directory');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ar'] as const) {
    journey(
      `the directory has no accessibility fault and fits a phone, in ${language}, ${colorScheme}`,
      async ({ page }) => {
        for (const path of ['', '/people', '/people/US/MN', '/people/US/MN?letter=ok', '/phones/US', '/emails']) {
          await page.goto(`/${language}/directory${path}`);
          await page.getByRole('main').getByRole('link').last().waitFor();
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
          await page.evaluate(axe);
          const { violations } = await page.evaluate<AxeResults>('axe.run()');
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
            path,
          ).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
        }
      },
      { colorScheme, viewport: { width: 390, height: 844 } },
    );
  }
}
