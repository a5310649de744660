import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { dev } from '#scripts/journeys/http.ts';
import { byDay, devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const ASSISTANT = '+12185550123';
const DAY = 86_400_000;

type Turn = { call_id: string; commands: { c: string; text?: string }[] };
const wordsOf = ({ commands }: Turn) => commands.flatMap(({ c, text }) => (c === 'say' ? [text] : [])).join(' ');

/** A missed call up to the end of what its caller says; everything that was answered. */
async function call(from: string, lang: string, said: readonly string[]): Promise<string> {
  const first = await dev<Turn>('/phone/calls', {
    from,
    to: ASSISTANT,
    lang,
    diverted_because: 'no-answer',
    stir: 'A',
  });
  const events = `/phone/calls/${first.call_id}/events`;
  const heard = [wordsOf(first)];
  for (const text of said) heard.push(wordsOf(await dev<Turn>(events, { t: 'speech', text, lang })));
  await dev<Turn>(events, { t: 'hangup' });
  return heard.join(' ');
}

/** A working day two to four days ahead, as it is called. */
function weekday(language: 'en' | 'ar'): string {
  const days = [2, 3, 4].map((ahead) => new Date(Date.now() + ahead * DAY));
  const working = days.find((day) => ![0, 6].includes(day.getUTCDay()))!;
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(working);
}

const talks = {
  en: {
    from: '+16125550181',
    said: ['Hi, it’s Dana Brandt from the boatyard, about the survey.', `${weekday('en')} at ten thirty`, 'Yes'],
    start: 'Create an address',
    address: 'Secret address',
    stop: 'Turn off',
    own: /Address of your calendar/,
    connect: 'Connect',
    read: /Busy times ahead: [1-9]/,
    disconnect: 'Disconnect',
    country: 'Country for public holidays',
    next: /Next: /,
    first: 'First day',
    add: 'Add days off',
    remove: /^Remove .*20\d\d/,
    away: /Ida is away, and back on /,
  },
  ar: {
    from: '+12185550182',
    said: ['السلام عليكم معك دانا من حوض السفن بخصوص الفحص', `يوم ${weekday('ar')} الساعة العاشرة والنصف`, 'نعم'],
    start: 'إنشاء عنوان',
    address: 'العنوان السري',
    stop: 'إيقاف',
    own: /عنوان تقويمك/,
    connect: 'ربط',
    read: /أوقات الانشغال القادمة: [1-9١-٩]/,
    disconnect: 'إلغاء الربط',
    country: 'بلد العطل الرسمية',
    next: /القادمة: /,
    first: 'أول يوم',
    add: 'إضافة إجازة',
    remove: /^إزالة .*(2|٢)/,
    away: /إيدا في إجازة، والعودة في /,
  },
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe.each(byDay('ar', ['en', 'ar'] as const))('calendars and hours in %s', (language) => {
  const words = talks[language];

  journey('a callback is in the feed, until its address is ended', async ({ page, logIn }) => {
    await logIn('subscriber', `/${language}/assistant/settings`);
    await button(page, words.start).click();
    const { pathname } = new URL(await page.getByLabel(words.address).inputValue());
    await call(words.from, language, words.said);
    const response = await fetch(devServer() + pathname);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = (await response.text()).replaceAll('\r\n ', '');
    expect(text).toMatch(new RegExp(`STATUS:CONFIRMED\r\nSUMMARY:[^\r]+\r\nDESCRIPTION:[^\r]*\\${words.from}`));
    await page.reload();
    await button(page, words.stop).click();
    await button(page, words.start).waitFor();
    expect((await fetch(devServer() + pathname)).status).toBe(404);
  });

  journey(
    'the own calendar is read and says how often it is busy, until it is disconnected',
    async ({ page, logIn }) => {
      await logIn('subscriber', `/${language}/assistant/settings`);
      await page.getByLabel(words.own).fill('https://calendar.example.com/busy.ics');
      await button(page, words.connect).click();
      await page.getByText(words.read).waitFor();
      await page.reload();
      await button(page, words.disconnect).click();
      await page.getByLabel(words.own).waitFor();
    },
  );

  journey('callers hear of an absence; the next holidays are shown', async ({ page, logIn }) => {
    await logIn('subscriber', `/${language}/assistant/settings`);
    await page.getByLabel(words.country).selectOption('US');
    await page.getByText(words.next).waitFor();
    const first = page.getByLabel(words.first);
    await first.fill((await first.getAttribute('min'))!);
    await button(page, words.add).click();
    await button(page, words.remove).waitFor();
    expect(await call(words.from, language, [])).toMatch(words.away);
    await button(page, words.remove).click();
    await button(page, words.remove).waitFor({ state: 'detached' });
    await page.getByLabel(words.country).selectOption('');
    await page.getByText(words.next).waitFor({ state: 'detached' });
    expect(await call(words.from, language, [])).not.toMatch(words.away);
  });
});
