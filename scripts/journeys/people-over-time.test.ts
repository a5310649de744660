import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { journey, withBrowser } from '#scripts/journeys/journey.ts';
import type { Language } from '#shared/values/language.ts';

withBrowser();

/** What each language says of a person who died, of what they did, and of the newest number. */
const words = {
  en: { died: 'Died March 2019, aged 87', worked: 'Worked as', formerly: 'Formerly Harbor pilot' },
  ar: {
    died: 'الوفاة: مارس 2019، عن 87 عامًا',
    worked: 'مهنة سابقة',
    formerly: 'سابقًا: Harbor pilot',
  },
  ja: { died: '2019年3月没（87歳）', worked: '以前の職業', formerly: '元Harbor pilot' },
} as const satisfies Partial<Record<Language, object>>;

/** Searches for a name by the one line, and returns the row of the person who has it. */
async function find(page: Page, language: Language, name: string) {
  await page.goto(`/${language}`);
  const line = page.locator('[name=line]');
  await line.fill(name);
  await line.press('Enter');
  await page.waitForURL(/\/search\/srch_/);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  await row.first().waitFor();
  return row.first();
}

/** Opens the report of the person in a row, for a credit unless an earlier journey did. */
async function open(page: Page, row: Awaited<ReturnType<typeof find>>, name: string) {
  await row.getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const button = page.locator('main button.btn--wide').first();
  const sources = page.locator('#sources');
  await button.or(sources).first().waitFor();
  if (await button.isVisible()) await button.click();
  await sources.waitFor();
}

describe.each(['en', 'ar', 'ja'] as const)('in %s', (language) => {
  const { died, worked, formerly } = words[language];
  const options = { allowing: /status of 402/ };

  journey(
    'a person who died has years, did what they did, and has no best number',
    async ({ page, logIn }) => {
      await logIn('subscriber', `/${language}`);
      const row = await find(page, language, 'Walter Tibbet');
      const text = await row.innerText();
      expect(text).toMatch(/1931\D{1,3}2019/);
      expect(text).toContain(worked);
      await open(page, row, 'Walter Tibbet');
      const report = await page.locator('main').innerText();
      for (const part of [died, formerly, language === 'en' ? '(715) 555-0161' : '+1 715-555-0161'])
        expect(report).toContain(part);
      expect(await page.locator('aside.rail').getByText('555-0161').count()).toBe(0);
    },
    options,
  );

  journey(
    'the newest number is the best one, however sure an older one is',
    async ({ page, logIn }) => {
      await logIn('subscriber', `/${language}`);
      await open(page, await find(page, language, 'Colin Farraday'), 'Colin Farraday');
      const best = page.locator('aside.rail');
      await best.getByText(language === 'en' ? '(541) 555-0164' : '+1 541-555-0164').waitFor();
      expect(await best.getByText('555-0163').count()).toBe(0);
    },
    options,
  );
});
