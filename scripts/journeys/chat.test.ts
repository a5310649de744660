import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { anotherBrowser, byDay, devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const post = async (path: string, body: object) => {
  const response = await fetch(`${devServer()}${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return (await response.json()) as { path: string };
};
const aLink = (as: 'subscriber' | 'member' | 'caller', language: 'en' | 'ar' = 'en') =>
  post('/dev/chat-link', { as, view: 'inbox', language }).then(({ path }) => path);
const hourOn = () => advanceClock(3605);
restoreClockAfterwards();

/** A page in another browser. */
async function elsewhere(page: Page, path: string, look: (page: Page) => Promise<void>) {
  const context = await anotherBrowser(page);
  const other = await context.newPage();
  await other.goto(path);
  await look(other);
  await context.close();
}

/** The account of the link: it has one conversation, so each language uses another account. */
const whose = { en: 'member', ar: 'subscriber' } as const;
const words = {
  en: {
    inbox: 'Calls',
    chat: 'Chat',
    message: 'Message',
    end: 'End chat',
    again: 'Write again',
    ended: /^This chat ended at/,
    closed: 'This link has closed.',
    renew: 'Text me a new link',
    digits: /ends in/,
  },
  ar: {
    inbox: 'المكالمات',
    chat: 'الدردشة',
    message: 'رسالة',
    end: 'إنهاء الدردشة',
    again: 'اكتب من جديد',
    ended: /^انتهت هذه الدردشة/,
    closed: 'أُغلق هذا الرابط.',
    renew: 'أرسلوا لي رابطًا جديدًا',
    digits: /الرقم الذي ينتهي/,
  },
};

describe.each(byDay('ar', ['en', 'ar'] as const))('a chat link in %s', (language) => {
  const say = words[language];

  journey(
    'opens in one browser, is written in, ended, and closed after its hour; a new one is texted',
    async ({ page }) => {
      const path = await aLink(whose[language], language);
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: say.inbox }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/${language}/inbox`);
      await elsewhere(page, path, (other) => other.getByRole('heading', { name: say.closed }).waitFor());

      await page.getByRole('link', { name: say.chat, exact: true }).first().click();
      await page.getByRole('textbox', { name: say.message }).fill('Is anybody there?');
      await page.keyboard.press('Enter');
      await page.getByRole('timer').waitFor();
      await post('/dev/chat-link/answer', { to: whose[language], name: 'Noor', text: `Good morning in ${language}` });
      await page.getByText(`Good morning in ${language}`).waitFor();
      await page.getByRole('button', { name: say.end }).click();
      await page.getByRole('heading', { name: say.ended }).waitFor();
      await page.getByRole('button', { name: say.again }).waitFor();

      await page.reload();
      await page.getByRole('heading', { name: say.ended }).waitFor();
      await hourOn();
      await page.reload();
      await page.getByRole('heading', { name: say.closed }).waitFor();
      await page.getByRole('button', { name: say.renew }).click();
      await page.getByText(say.digits).waitFor();
    },
    { allowing: /410|401/ },
  );
});

journey(
  'a caller’s chat, once ended, is not begun again',
  async ({ page }) => {
    await page.goto(await aLink('caller'));
    await page.getByRole('link', { name: 'Chat', exact: true }).first().click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'End chat' }).click();
    await page.getByRole('link', { name: 'Write to us again' }).waitFor();
    expect(await page.getByRole('button', { name: 'Write again' }).count()).toBe(0);
  },
  { allowing: /410|401/ },
);

journey(
  'a code on the screen continues the chat on the phone, once',
  async ({ page, logIn }) => {
    await logIn('subscriber', '/en/assistant');
    await page.getByRole('button', { name: 'Show a code' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    const link = await page.locator('[aria-labelledby=mobile] a').innerText();
    const path = new URL(link).pathname;
    await elsewhere(page, path, (phone) => phone.getByText('On behalf of Ida Lindqvist.').waitFor());
    await elsewhere(page, path, (late) => late.getByRole('heading', { name: 'This link has closed.' }).waitFor());
  },
  { allowing: /410|401/ },
);
