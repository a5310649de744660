import { readFile } from 'node:fs/promises';

import type { Download, Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { payWith, withCardFrame } from '#scripts/journeys/card.ts';
import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { byDay, journey, mailsTo, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();
restoreClockAfterwards();

const DAY = 86_400;
const words = {
  en: {
    fillIn: 'Add billing details',
    save: 'Save',
    add: 'Issue a corrected receipt',
    pdf: 'Download PDF',
    mail: 'Email me this receipt',
  },
  ar: {
    fillIn: 'إضافة بيانات الفوترة',
    save: 'حفظ',
    add: 'إصدار إيصال مصحّح',
    pdf: 'تنزيل PDF',
    mail: 'أرسل لي هذا الإيصال بالبريد',
  },
  ja: {
    fillIn: '宛名を追加',
    save: '保存',
    add: '訂正した領収書を発行する',
    pdf: 'PDFをダウンロード',
    mail: 'この領収書をメールで受け取る',
  },
} as const;
type Spoken = keyof typeof words;
/** A card of its own for each language: one has one free trial. */
const cards: Record<Spoken, string> = { en: '4242424200000505', ar: '4242424200000604', ja: '4242424200000703' };
const company = { en: 'Heather Trading Ltd', ar: 'شركة الخلنج للتجارة', ja: '株式会社ヘザー商会' };

async function subscribe(page: Page, language: Spoken, email: string): Promise<void> {
  await page.goto(`/${language}/payment`);
  await page.locator('[name=email]').fill(email);
  await payWith(page, cards[language]);
  await page.locator('.nextstep').waitFor();
}

async function save(page: Page, press: () => Promise<void>): Promise<{ download: Download; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { download, text: (await readFile(await download.path())).toString('latin1') };
}

describe.each(byDay('ja', ['en', 'ar', 'ja'] as const))('in %s', (language: Spoken) => {
  const says = words[language];
  const email = `receipts.${language}@example.com`;

  journey(
    'a member saves the receipt as a PDF file, adds a company to it, has it mailed, and saves the year',
    async ({ page }) => {
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await subscribe(page, language, email);
      await advanceClock(DAY + 60);

      await page.goto(`/${language}/account/payments`);
      const row = page.locator('.pays tr', { has: page.locator('a[href$="/receipt"]') });
      const first = await save(page, () => row.getByRole('button').click());
      expect(first.download.suggestedFilename()).toMatch(/^calluna-receipt-C-\w{8}-1\.pdf$/);
      expect(first.text).toMatch(/^%PDF-1\./);
      expect(first.text).toContain(`/Lang (${language})`);
      if (language === 'ja') expect(first.text).toContain('IBMPlexSans-japanese-400');
      if (language === 'ar') expect(first.text).toContain('IBMPlexSans-arabic-400');

      await press(says.fillIn);
      await page.locator('[name="details.name"]').fill(company[language]);
      await page.locator('[name="details.country"]').selectOption('US');
      await page.locator('[name="details.city"]').fill('Duluth');
      await press(says.save);
      await page.getByText(company[language]).waitFor();
      const year = await save(page, () => page.locator('section[aria-labelledby=statement] button').click());
      expect(year.download.suggestedFilename()).toMatch(/^calluna-payments-20\d\d\.pdf$/);

      await row.locator('a[href$="/receipt"]').click();
      await press(says.add);
      await page.locator('.bill').getByText(company[language]).waitFor();
      const revised = await save(page, () => press(says.pdf));
      expect(revised.download.suggestedFilename()).toBe(first.download.suggestedFilename());
      expect(revised.text).not.toBe(first.text);

      await press(says.mail);
      await page.getByRole('status').getByText(email).waitFor();
      expect((await mailsTo(page, email)).map(({ purpose }) => purpose)).toContain('receipt-copy');
    },
    withCardFrame,
  );
});
