import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { goodCard } from '#functions/providers/payments/double/card-number.ts';
import { payWith, withCardFrame } from '#scripts/journeys/card.ts';
import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { byDay, journey, mailsTo, ops, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();
restoreClockAfterwards();

const DAY = 86_400;
const words = {
  en: {
    started: 'Your free day has started.',
    cancel: 'Cancel membership',
    cancelled: 'Done. You will not be charged.',
    keep: 'Keep my membership',
    submit: /^Keep it for/,
    kept: 'Your membership goes on.',
    question: 'Keep your membership?',
    expired: 'This link has expired.',
    later: 'Continue your membership',
    months: '2 months',
    pause: 'Pause membership',
    paused: /^Paused until/,
    resume: 'Resume now',
    cap: /up to 150/,
  },
  ar: {
    started: 'بدأ يومك المجاني.',
    cancel: 'إلغاء الاشتراك',
    cancelled: 'تم الإلغاء. لن يُخصم منك شيء.',
    keep: 'الاحتفاظ باشتراكي',
    submit: /^الاحتفاظ به مقابل/,
    kept: 'اشتراكك مستمر.',
    question: 'هل تحتفظ باشتراكك؟',
    expired: 'انتهت صلاحية هذا الرابط.',
    later: 'واصل اشتراكك',
    months: 'شهران',
    pause: 'إيقاف الاشتراك مؤقتًا',
    paused: /موقوف مؤقتًا حتى/,
    resume: 'استئناف الآن',
    cap: /150/,
  },
  ja: {
    started: '無料体験が始まりました。',
    cancel: '解約する',
    cancelled: '解約しました。請求はありません。',
    keep: '解約を取り消す',
    submit: /で続ける$/,
    kept: '会員契約は継続されます。',
    question: '解約を取り消しますか？',
    expired: 'このリンクは使えなくなりました。',
    later: '会員契約を続ける',
    months: '2か月',
    pause: '休止する',
    paused: /まで休止します。$/,
    resume: '今すぐ再開する',
    cap: /150/,
  },
} as const;
type Spoken = keyof typeof words;

const purposes = async (page: Page, to: string) => (await mailsTo(page, to)).map(({ purpose }) => purpose);

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe.each(byDay('en', ['en', 'ar', 'ja'] as const))('in %s', (language: Spoken) => {
  const says = words[language];
  const at = { en: 0, ar: 1, ja: 2 }[language];
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const toKeep = (page: Page) => page.getByRole('link', { name: says.keep, exact: true });

  /** A new member whose first month is paid. */
  async function becomeMember(page: Page, email: string, card: string): Promise<void> {
    await page.goto(`/${language}/payment`);
    await page.getByText(says.cap).first().waitFor({ state: 'attached' });
    await page.locator('[name=email]').fill(email);
    await payWith(page, card);
    await h1(page, says.started);
    await advanceClock(DAY + 60);
    expect(await purposes(page, email)).toContain('receipt');
  }

  journey(
    'a cancelled membership is kept in the account, and by the link of its mail; then a second card continues it',
    async ({ page }) => {
      const email = `keeps.${language}@example.com`;
      await becomeMember(page, email, goodCard(9001 + at));
      await page.goto(`/${language}/account/unsubscribe`);
      await button(page, says.cancel).click();
      await h1(page, says.cancelled);
      await toKeep(page).click();
      await h1(page, says.question);
      await button(page, says.submit).click();
      await h1(page, says.kept);
      expect(await purposes(page, email)).toContain('membership-kept');

      await page.goto(`/${language}/account/unsubscribe`);
      await button(page, says.cancel).click();
      await toKeep(page).waitFor();
      const [mail] = (await mailsTo(page, email)).filter(({ purpose }) => purpose === 'unsubscribed');
      const link = /https?:\/\/\S+\/keep\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';

      await page.goto(`/${language}/payment`);
      await h1(page, says.later);
      await toKeep(page).waitFor();
      await page.goto(new URL(link).pathname);
      await h1(page, says.question);
      await button(page, says.submit).click();
      await h1(page, says.kept);
      await page.goto(new URL(link).pathname);
      await h1(page, says.kept);

      await page.goto(`/${language}/account/unsubscribe`);
      await button(page, says.cancel).click();
      await toKeep(page).waitFor();
      await page.goto(new URL(link).pathname);
      await h1(page, says.expired);
      await page.goto(`/${language}/payment`);
      await payWith(page, '5555555555554444');
      await h1(page, says.kept);
      expect(await purposes(page, email)).toContain('membership-continued');
      expect((await purposes(page, email)).filter((each) => each === 'receipt')).toHaveLength(1);
      await advanceClock(31 * DAY);
      expect(await purposes(page, email)).toContain('receipt');
    },
    withCardFrame,
  );

  journey(
    'a paused membership is not charged, and resumes with its old dates',
    async ({ page }) => {
      const email = `pauses.${language}@example.com`;
      await becomeMember(page, email, goodCard(9011 + at));
      await page.goto(`/${language}/account/unsubscribe`);
      await page.getByText(says.months, { exact: true }).click();
      await button(page, says.pause).click();
      await h1(page, says.paused);
      await page.goto(`/${language}/account/payments`);
      await button(page, says.resume).waitFor();
      // Mails are kept for thirty days, charges for years.
      const charges = async () => (await ops('payments', email)).match(/chg_\w+/g);
      const paid = await charges();
      expect(paid).toHaveLength(1);
      await advanceClock(38 * DAY);
      expect(await charges()).toEqual(paid);
    },
    withCardFrame,
  );
});
