import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { anotherBrowser, journey, withBrowser } from '#scripts/journeys/journey.ts';
import { results, search } from '#scripts/journeys/search.ts';
import { tamsin } from '#scripts/population/reference-people.ts';
import type { Language } from '#shared/values/language.ts';

withBrowser();

const NAME = 'Tamsin Ruth Okafor';
const { email } = tamsin.emails[0]!;

/** The buttons by which a member keeps a person, as each language names them. */
const words = {
  en: {
    save: 'Save',
    saved: 'Saved · change',
    watch: 'Watch',
    watching: 'Watching · change',
    stop: 'Stop watching',
    again: 'Watch again',
    link: 'Private link',
    make: 'Make a link',
  },
  ar: {
    save: 'حفظ',
    saved: 'محفوظ · تعديل',
    watch: 'متابعة',
    watching: 'قيد المتابعة · تعديل',
    stop: 'إيقاف المتابعة',
    again: 'متابعة من جديد',
    link: 'رابط خاص',
    make: 'إنشاء رابط',
  },
  ja: {
    save: '保存',
    saved: '保存済み · 変更',
    watch: '変更を通知',
    watching: '変更を通知中 · 設定',
    stop: '通知を停止',
    again: 'もう一度通知を受け取る',
    link: '限定リンク',
    make: 'リンクを作成',
  },
} as const satisfies Partial<Record<Language, object>>;
type Walked = keyof typeof words;

/** Opens the report of the reference person, for a credit unless an earlier journey did. Begins and ends in a language. */
async function openReport(page: Page, language: Walked) {
  await search(page, 'name', { 'First name': 'Tamsin', 'Last name': 'Okafor' });
  await results(page);
  await page.getByRole('link', { name: `Open report: ${NAME}` }).click();
  const button = page.getByRole('button', { name: 'Open the report' });
  const evidence = page.getByRole('button', { name: `Evidence: ${email}` });
  await button.or(evidence).first().waitFor();
  if (await button.isVisible()) await button.click();
  await evidence.waitFor();
  await page.goto(new URL(page.url()).pathname.replace('/en/', `/${language}/`));
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.each(['en', 'ar', 'ja'] as const)('in %s', (language) => {
  const w = words[language];

  journey(
    'a member saves and watches a person, writes a note, and finds both again at home',
    async ({ page, logIn }) => {
      await logIn('subscriber', '/en');
      await openReport(page, language);
      const places = () =>
        page.locator('.keep__buttons button').evaluateAll((buttons) =>
          buttons.map((button) => {
            const { x, y, width } = button.getBoundingClientRect();
            return [x, y, width].map(Math.round);
          }),
        );
      await named(page, w.link).waitFor();
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await places();
      await named(page, w.save).or(named(page, w.saved)).click();
      const note = page.getByRole('textbox').last();
      const text = `A desk in Duluth, ${language}`;
      await note.fill(text);
      await page.locator('.keep__note button').click();
      await page.locator('.keep__note [role=status]').filter({ hasText: /\S/ }).waitFor();
      if (await named(page, w.watch).isVisible()) await named(page, w.watch).click();
      await named(page, w.watching).waitFor();
      await named(page, w.link).click();
      await named(page, w.make).waitFor();
      // A second press meets the same button.
      expect(await places()).toEqual(before);

      await page.goto(`/${language}`);
      await page.getByRole('link', { name: NAME }).waitFor();
      await page.goto(`/${language}/saved`);
      await page.getByText(text).waitFor();
      // One press shows what is watched; the watch ends where that is asked for.
      await page.locator('.keeprow [aria-expanded]').first().click();
      await named(page, w.stop).click();
      await named(page, w.again).waitFor();
    },
    { allowing: /status of 402/ },
  );

  journey(
    'a private link opens the report for someone without an account, until it is revoked',
    async ({ page, logIn }) => {
      await logIn('subscriber', '/en');
      await openReport(page, language);
      await named(page, w.link).click();
      await named(page, w.make).click();
      const address = await page.locator('.keep__copy input').inputValue();
      expect(address).toMatch(new RegExp(`/${language}/shared-report#[\\w-]{43}$`));

      const stranger = await anotherBrowser(page);
      try {
        const reader = await stranger.newPage();
        await reader.goto(address);
        await reader.locator('main button').click();
        await reader.getByText(email).first().waitFor();
        expect(reader.url()).not.toContain('#');
        expect(await reader.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
        expect(await reader.getByText('Ida').count()).toBe(0);

        // A reload and the back button cost no opening.
        await reader.reload();
        await reader.getByText(email).first().waitFor();
        await reader.goto(`/${language}`);
        await reader.goBack();
        await reader.getByText(email).first().waitFor();
        await page.reload();
        await named(page, w.link).click();
        await page.locator('.keep__links').filter({ hasText: '20' }).waitFor();
        expect(await page.locator('.keep__links').innerText()).toMatch(/(?<!\d)1(?!\d)|١/);

        await page.locator('.keep__links button').first().click();
        await page.locator('.keep__links button').waitFor({ state: 'detached' });
        expect(await page.locator('.keep__copy').count()).toBe(0);
        await reader.reload();
        await reader.getByRole('link', { name: 'Calluna' }).first().waitFor();
        expect(await reader.getByText(email).count()).toBe(0);
      } finally {
        await stranger.close();
      }
    },
    { allowing: /status of (402|410)/ },
  );
});
