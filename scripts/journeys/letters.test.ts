import { describe, expect } from 'vitest';

import { purposes } from '#functions/messaging/templates/params.ts';
import { journey, newestTo, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

/** The demo members are in Chicago: the zone, as each language names it, and the words of the pages. */
const walked = {
  en: {
    email: 'ida@example.com',
    zone: '(Central Time)',
    subject: 'Set a new password',
    see: 'See all changes',
    changes: 'What changed since version 10',
  },
  ar: {
    email: 'noor@example.com',
    zone: '(التوقيت المركزي لأمريكا الشمالية)',
    subject: 'اختر كلمة مرور جديدة',
    see: 'عرض كل التغييرات',
    changes: 'ما تغيّر منذ الإصدار 10',
  },
  ja: {
    email: 'ida@example.com',
    zone: '（米国中部時間）',
    subject: '新しいパスワードの設定',
    see: 'すべての変更点を見る',
    changes: '第10版からの変更点',
  },
} as const;
type Walked = keyof typeof walked;

describe.each(Object.keys(walked) as Walked[])('letters in %s', (language) => {
  const words = walked[language];

  journey('name times by their reader’s clock, and are looked at as in a mail program', async ({ page }) => {
    await page.goto(`/${language}/forgot-password`);
    await page.locator('[name=email]').fill(words.email);
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/password/forgot'));
    await page.locator('[name=email]').press('Enter');
    expect((await sent).status()).toBe(200);
    const { message_id, subject, text } = await newestTo(page, words.email, 'reset-password');
    expect(subject).toBe(words.subject);
    expect(text).toContain(words.zone);
    expect(text).not.toContain('UTC');

    await page.goto(`/dev/outbox?channel=email&message=${message_id}`);
    await page.getByRole('heading', { name: words.subject }).waitFor();
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1, name: words.subject });
    await heading.waitFor();
    const ink = () => heading.evaluate((element) => getComputedStyle(element).color);
    const light = await ink();
    await page.getByRole('link', { name: 'Dark', exact: true }).click();
    await page.waitForURL(/scheme=dark/);
    await heading.waitFor();
    expect(await ink()).not.toBe(light);
    await page.getByRole('link', { name: 'Headers' }).click();
    await page.getByText('Reply-To: support@calluna.example').waitFor();
    await page.getByRole('link', { name: 'Text', exact: true }).click();
    await page.locator('.dev-sms').getByRole('link').first().waitFor();
  });

  journey('are all shown on one page', async ({ page }) => {
    await page.goto(`/dev/letters?language=${language}&view=text`);
    expect(await page.getByRole('article').count()).toBe(purposes.length);
    expect(await page.locator('main').innerText()).not.toMatch(/undefined|\bUTC\b/);
  });

  journey('and the privacy policy says what changed', async ({ page }) => {
    await page.goto(`/${language}/assistant/page/web-flow-privacy-policy`);
    await page.getByRole('link', { name: words.see }).click();
    await page.getByRole('heading', { name: words.changes }).waitFor();
    expect(await page.locator('#what-changed ins').count()).toBeGreaterThan(1);
  });
});
