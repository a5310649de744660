import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { journey, withBrowser } from '#scripts/journeys/journey.ts';
import { results, search } from '#scripts/journeys/search.ts';

withBrowser();

/** A synthetic officeholder with thirty facts: seven offices, fourteen numbers. */
const OFFICIAL = 'Marguerite Ashdown';
const FAX = '(206) 555-0125';

/** Opens the report of a person in the results, for a credit unless that was spent before. */
async function open(page: Page, name: string) {
  await results(page);
  await page.getByRole('link', { name: `Open report: ${name}` }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const button = page.getByRole('button', { name: 'Open the report' });
  const sources = page.getByRole('heading', { level: 2, name: /^Sources/ });
  await button.or(sources).first().waitFor();
  if (await button.isVisible()) await button.click();
  await sources.waitFor();
}

const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

describe('a report of thirty facts', () => {
  journey(
    'is read in 2,500 pixels, and marks the number that was searched for',
    async ({ page, logIn }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await logIn('subscriber', '/en');
      await search(page, 'phone', { 'Phone number': '206 555 0125' });
      await open(page, OFFICIAL);
      await page.getByText('Harbor commissioner for Washington').first().waitFor();
      expect(await page.getByRole('button', { name: /^This is wrong: /, includeHidden: true }).count()).toBe(30);
      await page.locator('.map svg[role=img]').waitFor();
      expect(await heightOf(page, 'main')).toBeLessThanOrEqual(2500);

      const searched = page.getByRole('listitem').filter({ hasText: 'You searched for this number' });
      expect(await searched.last().innerText()).toContain(FAX);
      const office = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Seattle, WA' }) });
      for (const part of ['315 Kestrel Run', '(206) 555-0124', FAX]) expect(await office.innerText()).toContain(part);
      expect(await page.getByText('1 former number').isVisible()).toBe(true);
      expect(await page.getByText('Nothing known: emails, relatives, education, photos').isVisible()).toBe(true);
    },
    { allowing: /status of 402/ },
  );

  journey(
    'has a map that begins with the current office, zooms by keyboard, and joins no offices',
    async ({ page, logIn }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await logIn('subscriber', '/en');
      await search(page, 'phone', { 'Phone number': '206 555 0125' });
      await open(page, OFFICIAL);
      const map = page.getByRole('group', { name: /^Map\./ });
      const view = () => map.locator('svg').getAttribute('viewBox');
      const first = await view();
      expect(await page.getByText(/places? outside this view/).count()).toBe(0);
      await map.focus();
      await page.keyboard.press('ArrowRight');
      expect(await view()).not.toBe(first);
      await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
      const outside = page.getByText(/places? outside this view/);
      await outside.waitFor();
      await page.getByRole('button', { name: 'Whole country' }).press('Enter');
      await outside.waitFor({ state: 'hidden' });
      expect(await page.getByRole('button', { name: 'Zoom out' }).isDisabled()).toBe(true);
      expect(await map.locator('path.path').getAttribute('d')).toBe('');
    },
    { allowing: /status of 402/ },
  );
});

describe('on a phone', () => {
  journey(
    'a family is whole, and its faces lead on',
    async ({ page, logIn }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await logIn('subscriber', '/en');
      await search(page, 'name', { 'First name': 'Tamsin', 'Last name': 'Okafor' });
      await open(page, 'Tamsin Ruth Okafor');
      const graph = page.getByRole('figure', { name: /^Family graph/ });
      const { x, width } = (await graph.locator('svg').first().boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await graph.getByRole('link', { name: /^Peter Hale ?Father$/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Peter Hale' }).waitFor();
    },
    { allowing: /status of 402/ },
  );
});
