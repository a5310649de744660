import { describe, expect } from 'vitest';

import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { byDay, devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();
restoreClockAfterwards();

const OWNER = '+12185550187';
const ASSISTANT = '+12185550123';
const DAYS = 86_400;

const ask = async <T>(path: string, body?: object): Promise<T> => {
  const response = await fetch(`${devServer()}${path}`, body && { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};

/** A missed call as its caller lives it. */
async function call(from: string, lang: string, said: string[]): Promise<string> {
  const dialled = { from, to: ASSISTANT, lang, diverted_because: 'no-answer', stir: 'A' };
  const { call_id } = await ask<{ call_id: string }>('/dev/phone/calls', dialled);
  for (const text of said) await ask(`/dev/phone/calls/${call_id}/events`, { t: 'speech', text, lang });
  await ask(`/dev/phone/calls/${call_id}/events`, { t: 'hangup' });
  return call_id;
}

const textsAbout = async (from: string): Promise<string[]> => {
  const { data } = await ask<{ data: { to: string; text: string }[] }>('/dev/outbox?channel=sms');
  return data.filter(({ to, text }) => to === OWNER && text.includes(from)).map(({ text }) => text);
};

/** A working day two to four days ahead, as it is called. */
const weekday = (language: 'en' | 'ar') => {
  const days = [2, 3, 4].map((ahead) => new Date(Date.now() + ahead * DAYS * 1000));
  const working = days.find((day) => ![0, 6].includes(day.getUTCDay()))!;
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(working);
};

const urgent = {
  en: {
    from: '+16125550171',
    said: ['This is Karen Brown, your husband collapsed, it is urgent'],
    group: 'Urgent',
    done: 'Mark as done',
    closed: 'Done',
  },
  ar: {
    from: '+16125550172',
    said: ['معك أبو أحمد جاركم، في تسريب مياه من شقتكم، الموضوع مستعجل جدا'],
    group: 'عاجلة',
    done: 'وضع علامة تم',
    closed: 'تم',
  },
  ja: {
    from: '+16125550173',
    said: ['下の階の山本です。水漏れしていて、大至急ご連絡ください'],
    group: '至急',
    done: '対応済みにする',
    closed: '対応済み',
  },
} as const;

describe.each(byDay('ja', ['en', 'ar', 'ja'] as const))('an urgent call in %s', (language) => {
  const { from, said, group, done, closed } = urgent[language];

  journey('is texted at once, marked, and first in the list until it is done', async ({ page, logIn }) => {
    const call_id = await call(from, language, [...said]);
    await expect.poll(() => textsAbout(from), { timeout: 180_000 }).toHaveLength(1);
    expect((await textsAbout(from))[0]).toMatch(/^URGENT: /);
    await call('+16125550179', 'en', ['Dana Brandt about the boat survey']);

    await logIn('subscriber', `/${language}/assistant/call-list`);
    const row = page.locator(`a.call[href*="${call_id}"]`);
    // It is listed once it is concluded.
    const isListed = () =>
      row.waitFor({ timeout: 3000 }).then(
        () => true,
        () => page.reload().then(() => false),
      );
    await expect.poll(isListed, { timeout: 180_000 }).toBe(true);
    await page.getByRole('heading', { level: 2, name: group, exact: true }).waitFor();
    expect(await page.locator('a.call').first().getAttribute('href')).toContain(call_id);
    await row.click();
    await page.getByRole('button', { name: done }).click();
    await row.getByText(closed, { exact: true }).waitFor();
    await page.reload();
    await page.locator('a.call').first().waitFor();
    expect(await row.locator('.chip--danger').count()).toBe(0);
  });
});

const overdue = {
  en: {
    from: '+16125550175',
    said: [
      'Hi, it’s Dana Brandt from the boatyard, about the survey.',
      `${weekday('en')} at ten thirty`,
      'Yes',
      'Yes please',
    ],
    chip: /Overdue:/,
    done: 'Called back',
    was: 'You called back.',
  },
  ar: {
    from: '+12185550176',
    said: ['السلام عليكم معك دانا من حوض السفن بخصوص الفحص', `يوم ${weekday('ar')} الساعة العاشرة والنصف`, 'نعم', 'نعم'],
    chip: /متأخر:/,
    done: 'عاودت الاتصال',
    was: 'عاودت الاتصال.',
  },
};

describe.each(byDay('en', ['en', 'ar'] as const))('a callback in %s whose time has passed', (language) => {
  const { from, said, chip, done, was } = overdue[language];

  journey(
    'stays on the dashboard until it is made',
    async ({ page, logIn }) => {
      const call_id = await call(from, language, said);
      await expect.poll(() => textsAbout(from), { timeout: 180_000 }).not.toHaveLength(0);
      await advanceClock(7 * DAYS);
      await logIn('subscriber', `/${language}/assistant`);
      const waiting = page.locator('.todo > li', { has: page.locator(`a[href*="${call_id}"]`) });
      await waiting.getByText(chip).waitFor();
      await waiting.locator('.todo__who').click();
      await page.getByRole('button', { name: done }).click();
      await page.getByText(was, { exact: true }).waitFor();
      await page.goto(`/${language}/assistant`);
      await page.locator('h1.display').waitFor();
      await expect.poll(() => waiting.count()).toBe(0);
      await advanceClock(-7 * DAYS);
    },
    { allowing: /401/ },
  );
});
