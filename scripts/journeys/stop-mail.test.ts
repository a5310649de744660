import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { dev } from '#scripts/journeys/http.ts';
import { anotherBrowser, byDay, journey, mailsTo, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const ASSISTANT = '+12185550123';
const email = 'ida@example.com';
const texts = {
  en: {
    from: '+16125550171',
    said: 'This is Karen Brown, about the boat survey.',
    stop: 'Stop these emails',
    done: 'Stopped',
  },
  ar: { from: '+16125550172', said: 'معك دانة الحربي بخصوص فحص القارب', stop: 'إيقاف هذه الرسائل', done: 'توقفت' },
};

type StoppableMail = { purpose: string; text: string; unsubscribe: string };

/** The mail about the call from a number, once the call is concluded. */
async function mailAbout(page: Page, number: string): Promise<StoppableMail> {
  const mails = async () => (await mailsTo(page, email)) as unknown as StoppableMail[];
  const find = async () => (await mails()).find((mail) => mail.purpose === 'missed-call' && mail.text.includes(number));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return (await find())!;
}

/** A choice is shown once it is saved. */
async function turnOn(box: Locator) {
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
}

describe.each(byDay('ar', ['en', 'ar'] as const))('mails about calls, in %s', (language) => {
  const { from, said, stop, done } = texts[language];

  journey(
    'are stopped by the link in each of them, without a login, as the settings then show',
    async ({ page, logIn }) => {
      await logIn('subscriber', `/${language}/account/notifications`);
      const answered = page.locator('table').first().locator('tbody tr').first().locator('input').first();
      const urgent = page.locator('.check input').last();
      await turnOn(answered);

      const dialled = { from, to: ASSISTANT, lang: language, diverted_because: 'no-answer', stir: 'A' };
      const { call_id } = await dev<{ call_id: string }>('/phone/calls', dialled);
      await dev(`/phone/calls/${call_id}/events`, { t: 'speech', text: said, lang: language });
      await dev(`/phone/calls/${call_id}/events`, { t: 'hangup' });
      const { text, unsubscribe } = await mailAbout(page, from);
      const [, token = ''] = /\/stop-mail\/(\S+)/.exec(text) ?? [];
      expect(unsubscribe).toMatch(new RegExp(`/api/mails/${token}/unsubscribe$`));

      const elsewhere = await anotherBrowser(page);
      const reader = await elsewhere.newPage();
      await reader.goto(`/${language}/stop-mail/${token}`);
      await reader.getByRole('button', { name: stop }).click();
      await reader.getByRole('heading', { name: done }).waitFor();
      await elsewhere.close();

      await page.reload();
      await answered.waitFor();
      expect([await answered.isChecked(), await urgent.isChecked()]).toEqual([false, false]);
      await turnOn(urgent);
      // A second click, as a mail program makes it, changes the same again.
      const posted = await page.request.post(new URL(unsubscribe).pathname, {
        form: { 'List-Unsubscribe': 'One-Click' },
      });
      expect(posted.status()).toBe(200);
      await page.reload();
      await urgent.waitFor();
      expect(await urgent.isChecked()).toBe(false);
      await turnOn(urgent);
    },
  );
});
