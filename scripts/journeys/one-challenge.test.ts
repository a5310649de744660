import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { payWith, withCardFrame } from '#scripts/journeys/card.ts';
import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { byDay, journey, mailsTo, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();
restoreClockAfterwards();

const DAY = 86_400;
/** A bank that asks for each payment: https://docs.stripe.com/testing#regulatory-cards. */
const ALWAYS_ASKS = '4000002760003184';
const words = {
  en: {
    confirm: 'Confirm the payment of $24.90.',
    submit: 'Confirm with your bank',
    confirmed: '$24.90 is paid.',
    again: /please agree again/,
  },
  ar: { confirm: /أكِّد دفعة/, submit: 'التأكيد لدى البنك', confirmed: /^دُفع/, again: /فوافق مرة أخرى/ },
  ja: {
    confirm: /のお支払いを確認してください/,
    submit: 'カード会社で確認する',
    confirmed: /のお支払いが完了しました/,
    again: /もう一度同意してください/,
  },
} as const;

const answerBank = (page: Page) => page.frameLocator('iframe').locator('#yes').click();

/** Counts the challenges of the bank. */
function challengesOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/frame/action')) count++;
  });
  return () => count;
}

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe.each(byDay('en', ['en', 'ar', 'ja'] as const))('in %s', (language) => {
  const says = words[language];

  journey(
    'a renewal that the bank wants confirmed is confirmed from its mail, and a month that is due at once asks once',
    async ({ page }) => {
      const email = `confirms.${language}@example.com`;
      const challenges = challengesOf(page);
      await page.goto(`/${language}/payment`);
      await page.locator('[name=email]').fill(email);
      await payWith(page, ALWAYS_ASKS);
      await answerBank(page);
      await page.locator('.nextstep').waitFor();

      await advanceClock(DAY + 60);
      const [mail] = (await mailsTo(page, email)).filter(({ purpose }) => purpose === 'payment-declined');
      const link = /https?:\/\/\S+\/confirm/.exec(mail?.text ?? '')?.[0] ?? '';
      await page.goto(new URL(link).pathname);
      await h1(page, says.confirm);
      await page.getByRole('button', { name: says.submit }).click();
      await answerBank(page);
      await h1(page, says.confirmed);
      expect((await mailsTo(page, email)).map(({ purpose }) => purpose)).toContain('receipt');
      expect(challenges()).toBe(2); // of the trial, and of this month

      // The same card in another account: its trial is used, and the first month is due today.
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(`/${language}/payment`);
      await page.locator('[name=email]').fill(`once.${language}@example.com`);
      await payWith(page, ALWAYS_ASKS);
      await page.getByText(says.again).waitFor();
      const before = challenges();
      await payWith(page, ALWAYS_ASKS);
      await answerBank(page);
      await page.locator('.nextstep').waitFor();
      expect(challenges() - before).toBe(1);
      const mails = (await mailsTo(page, `once.${language}@example.com`)).map(({ purpose }) => purpose);
      expect(mails).toContain('membership-started');
    },
    withCardFrame,
  );
});
