import { describe, expect } from 'vitest';

import { dev } from '#scripts/journeys/http.ts';
import { byDay, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const ASSISTANT = '+12185550123';
const OWNER = '+12185550187';

type Command = { c: string; text?: string; number?: string };
type Turn = { call_id: string; commands: Command[]; step: string | null };

const talks = {
  en: {
    from: '+16125550171',
    said: 'Hi, it’s Dana Brandt from the boatyard, about the survey.',
    heard: 'from the boatyard, about the survey',
    tell: 'Say something',
    late: 'I’m running late. I’ll call you in ten minutes.',
    spoken: /A message from Ida: I’m running late\./,
    takeOver: 'Take over',
    connecting: /putting you through to Ida/,
    ringing: 'Your phone is ringing. Answer it to talk to the caller.',
    missed: /^Ida can’t come to the phone just now\./,
  },
  ar: {
    from: '+12185550172',
    said: 'السلام عليكم معك دانا من حوض السفن بخصوص الفحص',
    heard: 'من حوض السفن بخصوص الفحص',
    tell: 'قول شيء',
    late: 'سأتأخر قليلًا، وسأتصل بك بعد عشر دقائق.',
    spoken: /رسالة من إيدا: سأتأخر قليلًا/,
    takeOver: 'تولّي المكالمة',
    connecting: /سأحوّل المكالمة إلى إيدا/,
    ringing: 'هاتفك يرن. أجب لتتحدث مع المتصل.',
    missed: /لا يمكن الوصول إلى إيدا الآن/,
  },
};

const wordsOf = ({ commands }: Turn) => commands.flatMap(({ c, text }) => (c === 'say' ? [text] : [])).join(' ');

describe.each(byDay('ar', ['en', 'ar'] as const))('a call that goes on, in %s', (language) => {
  const talk = talks[language];

  journey(
    'is read as it is said; its owner has something said, takes it over, and finds it in the list',
    async ({ page, logIn }) => {
      const { call_id } = await dev<Turn>('/phone/calls', {
        from: talk.from,
        to: ASSISTANT,
        lang: language,
        diverted_because: 'no-answer',
      });
      const event = (what: object) => dev<Turn>(`/phone/calls/${call_id}/events`, what);
      const phone = () => dev<Turn>(`/phone/calls/${call_id}`);
      await logIn('subscriber', `/${language}/assistant`);
      const card = page.locator('article.live');
      await card.waitFor();
      await event({ t: 'speech', text: talk.said, lang: language });
      await card.getByRole('log').getByText(talk.heard).waitFor();

      await card.getByRole('button', { name: talk.tell }).click();
      await card.getByRole('button', { name: talk.late }).click();
      await card.locator('.live__next').getByText(talk.late).waitFor();
      expect(wordsOf(await event({ t: 'silence' }))).toMatch(talk.spoken);
      await card.getByRole('log').getByText(talk.late).waitFor();

      const takeOver = page.getByRole('button', { name: talk.takeOver });
      await takeOver.click();
      await page.getByText(talk.ringing).waitFor();
      const rung = await phone();
      expect(wordsOf(rung)).toMatch(talk.connecting);
      expect(rung.commands.at(-1)).toMatchObject({ c: 'dial', number: OWNER });
      expect(wordsOf(await event({ t: 'dialled', result: 'no_answer' }))).toMatch(talk.missed);

      await page.goto(`/${language}/assistant/call-list`);
      await page.locator('a.call--live').click();
      await page.waitForURL((url) => url.searchParams.get('call') === call_id);
      await takeOver.click();
      await page.getByText(talk.ringing).waitFor();
      await event({ t: 'dialled', result: 'answered' });
      await page.locator('.talk').getByText(talk.heard).waitFor();
      await page.goto(`/${language}/assistant/call-details?call=${call_id}`);
      await page.getByText(talk.heard).first().waitFor();
      expect(await page.locator('article.live, .live--page').count()).toBe(0);
    },
    { allowing: /404/ }, // between its end and its entry in the list
  );
});
