import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { payWith, withCardFrame } from '#scripts/journeys/card.ts';
import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { byDay, journey, mailsTo, newestTo, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const DAY = 86_400;
const PASSWORD = 'gorse and bracken';
const words = {
  en: {
    started: 'Your free day has started.',
    paid: 'Paid',
    refunded: 'Refunded',
    ask: /^Refund/,
    back: /has been refunded/,
    sure: 'Cancel the membership?',
    done: 'Done. You will not be charged.',
    declined: /has been declined/,
    agreement: 'You have to accept the agreement terms first.',
  },
  ar: {
    started: 'بدأ يومك المجاني.',
    paid: 'مدفوع',
    refunded: 'مُسترد',
    ask: /^استرداد/,
    back: /رددنا إليك/,
    sure: 'هل تريد إلغاء الاشتراك؟',
    done: 'تم الإلغاء. لن يُخصم منك شيء.',
    declined: /رُفضت هذه المعاملة/,
    agreement: '',
  },
} as const;
type Spoken = keyof typeof words;

restoreClockAfterwards();

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe.each(byDay('en', ['en', 'ar'] as const))('in %s', (language: Spoken) => {
  const says = words[language];
  const email = `money.${language}@example.com`;

  journey(
    'a visitor begins a free day, is charged once, and has it all back with one click',
    async ({ page }) => {
      await page.goto(`/${language}/payment`);
      await page.locator('[name=email]').fill(email);
      await payWith(page, '4000000000000002');
      await page.getByText(says.declined).first().waitFor();
      await payWith(page, language === 'en' ? '4242424200000109' : '4242424200000208');
      await h1(page, says.started);
      expect((await mailsTo(page, email)).map(({ purpose }) => purpose)).toContain('trial-started');

      await advanceClock(DAY + 60);
      expect((await mailsTo(page, email)).map(({ purpose }) => purpose)).toContain('receipt');
      await page.goto(`/${language}/account/payments`);
      await page.getByText(says.paid, { exact: true }).first().waitFor();
      await page.getByRole('link', { name: says.ask }).first().click();
      await h1(page, says.ask);
      await page.locator('main button.btn').first().click();
      await h1(page, says.back);
      await page.goto(`/${language}/account/payments`);
      await page.getByText(says.refunded, { exact: true }).first().waitFor();

      // Messages are kept for thirty days: the receipt of the one charge, and after that none.
      const receipts = async () => (await mailsTo(page, email)).filter(({ purpose }) => purpose === 'receipt');
      await advanceClock(20 * DAY);
      expect(await receipts()).toHaveLength(1);
      await advanceClock(20 * DAY);
      expect(await receipts()).toHaveLength(0);
    },
    withCardFrame,
  );

  journey(
    'a visitor who closes the tab while paying gets in by the mail that follows the order',
    async ({ page }) => {
      const guest = `closed.${language}@example.com`;
      const tab = await page.context().newPage();
      await tab.goto(`/${language}/payment`);
      await tab.locator('[name=email]').fill(guest);
      const sent = tab.waitForRequest((request) => request.url().endsWith('/api/billing/checkout'));
      await payWith(tab, language === 'en' ? '4242424200000919' : '4242424200000927');
      await sent;
      await tab.close();
      await page.goto(`/${language}`);
      await expect
        .poll(async () => (await mailsTo(page, guest)).map(({ purpose }) => purpose))
        .toContain('trial-started');
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());

      const { text } = await newestTo(page, guest, 'first-password');
      const [link = ''] = /https?:\/\/\S+\/reset-password\/[\w-]+/.exec(text) ?? [];
      await page.goto(new URL(link).pathname);
      await page.locator('[name=password]').fill(PASSWORD);
      await page.locator('[name=password_confirmation]').fill(PASSWORD);
      await page.locator('main form button[type=submit]').click();
      await page.waitForURL(`**/${language}/login`);
      await page.locator('main [name=email]').fill(guest);
      await page.locator('main [name=password]').fill(PASSWORD);
      await page.locator('main form button[type=submit]').first().click();
      await page.waitForURL((url) => !url.pathname.endsWith('/login'));
      await page.goto(`/${language}/account/payments`);
      await page.locator('a[href$="/account/unsubscribe"]').first().waitFor();
    },
    withCardFrame,
  );

  journey(
    'a membership ends with two clicks, and with the link of its mail without a login',
    async ({ page }) => {
      const other = `ends.${language}@example.com`;
      await page.goto(`/${language}/payment`);
      await page.locator('[name=email]').fill(other);
      await payWith(page, language === 'en' ? '4242424200000307' : '4242424200000406');
      await h1(page, says.started);
      await page.goto(`/${language}/account/payments`);
      await page.locator('a[href$="/account/unsubscribe"]').first().click();
      await h1(page, says.sure);
      const [mail] = (await mailsTo(page, other)).filter(({ purpose }) => purpose === 'trial-started');
      const link = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(new URL(link).pathname);
      await h1(page, says.sure);
      await page.locator('main button.btn').first().click();
      await h1(page, says.done);
      await advanceClock(3 * DAY);
      expect((await mailsTo(page, other)).map(({ purpose }) => purpose)).not.toContain('receipt');
    },
    withCardFrame,
  );
});
