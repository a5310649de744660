import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { journey, mailsTo, withBrowser } from '#scripts/journeys/journey.ts';
import { Copy } from '#shared/api/privacy.ts';

withBrowser();

/** The page texts that this journey uses. */
const words = {
  en: {
    address: 'Email address',
    send: 'Send me a code',
    code: 'Six-digit code',
    go: 'Continue',
    see: 'See',
    back: 'My data',
    copy: 'A copy of my data',
    download: 'Download JSON',
    wrong: /^This is wrong: /,
    removal: 'Remove my listing',
    remove: 'Remove my listing',
    sure: 'Yes, do it',
    gone: 'Your listing is removed.',
    kinds: ['Removal of a listing', 'Correction', 'Copy of data'],
    transparency: 'Transparency',
    requests: 'My requests',
  },
  ar: {
    address: 'عنوان البريد الإلكتروني',
    send: 'أرسل إليّ رمزًا',
    code: 'الرمز',
    go: 'متابعة',
    see: 'عرض',
    back: 'بياناتي',
    copy: 'نسخة من بياناتي',
    download: 'تنزيل JSON',
    wrong: /^هذا خطأ: /,
    removal: 'إزالة سجلي',
    remove: 'أزل سجلي',
    sure: 'نعم، نفّذ',
    gone: 'تمت إزالة سجلك.',
    kinds: ['إزالة سجل', 'تصحيح', 'نسخة من البيانات'],
    transparency: 'الشفافية',
    requests: 'طلباتي',
  },
};

/** People that no other journey needs. */
const people = {
  en: { name: 'Imogen Hale', email: 'imogen.hale@example.org' },
  ar: { name: 'Kenji Morita', email: 'kenji.morita@example.org' },
};

/** The code in the newest message to an address. */
async function codeFor(page: Page, email: string): Promise<string> {
  const [newest] = await mailsTo(page, email);
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}

/** How many receipts were mailed to an address. */
async function receiptsTo(page: Page, email: string): Promise<number> {
  return (await mailsTo(page, email)).filter(({ purpose }) => purpose === 'request-received').length;
}

for (const language of ['en', 'ar'] as const) {
  journey(
    `a person sees, copies, disputes and removes their record, in ${language}`,
    async ({ page }) => {
      const w = words[language];
      const { name, email } = people[language];
      const main = page.locator('main');
      const press = (label: string) => main.getByRole('button', { name: label, exact: true }).click();
      const open = (title: string) => main.locator('summary').filter({ hasText: title }).click();

      await page.goto(`/${language}/privacy-center`);
      await main.getByLabel(w.address, { exact: true }).fill(email);
      await press(w.send);
      await main.getByLabel(w.code, { exact: true }).waitFor();
      await main.getByLabel(w.code, { exact: true }).fill(await codeFor(page, email));
      await press(w.go);
      await main.getByText(name).waitFor();

      // A copy names every fact with its sources.
      await open(w.copy);
      const [file] = await Promise.all([page.waitForEvent('download'), press(w.download)]);
      const copy = Copy.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
      expect(copy.records[0]?.report.names[0]).toMatchObject({ full_name: name });
      expect(copy.records[0]?.report.names[0]?.sources.length).toBeGreaterThan(0);

      // A dispute is shown at once.
      await main.getByRole('link', { name: w.see, exact: true }).click();
      await main.getByRole('button', { name: w.wrong }).first().click();
      await main.getByRole('radio').first().check();
      await main.locator('form.dispute button[type=submit]').click();
      // It says where to find the answer, also to a person who verified no mailbox.
      await main.locator('.dispute[role=status]').filter({ hasText: w.requests }).waitFor();
      await main.locator('.fact__mark').first().waitFor();
      await main.getByRole('link', { name: w.back, exact: true }).click();
      // Each request has sent one receipt.
      expect(await receiptsTo(page, email)).toBe(2);

      // A removal takes effect at once, and each request stays with its due date.
      await open(w.removal);
      await press(w.remove);
      await press(w.sure);
      await main.getByRole('heading', { level: 1, name: w.gone }).waitFor();
      expect(await main.locator('section[aria-labelledby=removed]').innerText()).toMatch(/CAL-R-\w{7}/);
      await main.locator('section[aria-labelledby=kept]').waitFor();
      const rows = main.getByRole('region', { name: w.requests, exact: true }).getByRole('listitem');
      expect(await rows.count()).toBe(3);
      for (const kind of w.kinds) await rows.filter({ hasText: kind }).waitFor();
      expect(await rows.first().innerText()).toMatch(/CAL-[RCF]-\w{7}/);

      await page.goto(`/${language}/transparency`);
      await main.getByRole('heading', { level: 1, name: w.transparency }).waitFor();
      // Every kind has its row, counted or not.
      await main.getByRole('row').filter({ hasText: w.kinds[0]! }).waitFor();
    },
    { allowing: /status of 401/ },
  );
}
