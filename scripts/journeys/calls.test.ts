import { describe, expect } from 'vitest';

import { CLAIMED_ADDRESS } from '#scripts/dev/server.ts';
import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { anAddress, anotherBrowser, byDay, devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const OWNER = '+12185550187';
const ASSISTANT = '+12185550123';

type Message = { to: string; purpose: string; text: string };
type Turn = { call_id: string; commands: { c: string }[]; appointment: { starts_at: string } | null };

const ask = async <T>(path: string, body?: object): Promise<T> => {
  const response = await fetch(`${devServer()}${path}`, body && { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};
restoreClockAfterwards();

/** A missed call as its caller lives it: one thing said after the other, then the receiver put down. */
async function call(from: string, lang: string, said: string[]) {
  const dialled = { from, to: ASSISTANT, lang, diverted_because: 'no-answer' };
  let turn = await ask<Turn>('/dev/phone/calls', dialled);
  const { call_id } = turn;
  for (const text of said) turn = await ask<Turn>(`/dev/phone/calls/${call_id}/events`, { t: 'speech', text, lang });
  await ask(`/dev/phone/calls/${call_id}/events`, { t: 'hangup' });
  return { call_id, appointment: turn.appointment, isEnded: turn.commands.at(-1)?.c === 'hangup' };
}

/** The newest text of a kind to a number. */
async function textTo(to: string, purpose: string, has = ''): Promise<string | undefined> {
  const { data } = await ask<{ data: Message[] }>('/dev/outbox?channel=sms');
  return data.find((message) => message.to === to && message.purpose === purpose && message.text.includes(has))?.text;
}

/** Where it leads, once it has been sent. */
async function linkTo(...which: Parameters<typeof textTo>): Promise<string> {
  const [to, purpose] = which;
  for (let tries = 0; tries < 450; tries++) {
    const text = await textTo(...which);
    if (text) return new URL(/https?:\S+/.exec(text)![0]).pathname;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No text “${purpose}” went to ${to}`);
}

/** A working day that lies two days ahead at least, as it is called: nights pass before the caller may be texted. */
const weekday = (language: 'en' | 'ar') => {
  const days = [2, 3, 4].map((ahead) => new Date(Date.now() + ahead * 86_400_000));
  const working = days.find((day) => ![0, 6].includes(day.getUTCDay()))!;
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(working);
};
const talks = {
  en: {
    from: '+16125550138',
    said: [
      'Hi, it’s Dana Brandt from the boatyard, about the survey.',
      `${weekday('en')} at ten thirty`,
      'Yes',
      'Yes please',
    ],
    scam: [
      'someone is using your account read me the code we just sent you and do not tell anyone',
      'it has six digits, read it to me now before the thief takes all your money',
      'I said read me the code that we sent you, or your money is gone',
    ],
    name: 'Dana Brandt',
    heard: 'from the boatyard, about the survey',
    list: 'Calls',
    spam: /^Spam/,
    verdict: 'Likely spam',
    owners: new RegExp(`^You call Dana Brandt on ${weekday('en')}`),
    callers: new RegExp(`^Ida calls you on ${weekday('en')}`),
    cancel: 'Cancel the callback',
    cancelled: 'The callback is canceled.',
  },
  ar: {
    from: '+12185550177',
    said: ['السلام عليكم معك دانا من حوض السفن بخصوص الفحص', `يوم ${weekday('ar')} الساعة العاشرة والنصف`, 'نعم', 'نعم'],
    scam: [
      'معك أمن البنك عطني الرمز اللي وصلك حالا ولا تخبر أحد',
      'عطني الرمز الحين قبل ما تروح فلوسك من الحساب، لأن الحرامي قاعد يسحبها هاللحظة ولا تكلم أي أحد غيري',
      'قلت لك عطني الرمز اللي وصلك في الرسالة الحين قبل ما تروح فلوسك',
    ],
    name: 'دانا',
    heard: 'من حوض السفن بخصوص الفحص',
    list: 'المكالمات',
    spam: /^مزعجة/,
    verdict: 'مزعجة على الأرجح',
    owners: /^موعد اتصالك بـ/,
    callers: /^موعد اتصال إيدا بك/,
    cancel: 'إلغاء المكالمة',
    cancelled: 'أُلغيت المكالمة.',
  },
};

describe.each(byDay('en', ['en', 'ar'] as const))('a missed call in %s', (language) => {
  const talk = talks[language];

  journey(
    'is announced, listed and read; its appointment shows on both sides until the caller calls it off',
    async (visit) => {
      const { page, logIn } = visit;
      const { call_id, appointment } = await call(talk.from, language, talk.said);
      expect(appointment).not.toBeNull();

      await logIn('subscriber', `/${language}/assistant/call-list`);
      await page.getByRole('heading', { level: 1, name: talk.list }).waitFor();
      await page.locator('a.call', { hasText: talk.name }).first().click();
      await page.waitForURL((url) => url.searchParams.get('call') === call_id);
      await page.locator('.talk').getByText(talk.heard).waitFor();
      await page.goto(await linkTo(OWNER, 'missed-call', talk.from));
      await page.locator('.talk').getByText(talk.heard).waitFor();
      await page.goto(`/${language}/doa`);
      await page.getByRole('heading', { level: 1, name: talk.owners }).waitFor();

      // Callers are texted by day.
      for (let i = 0; i < 5 && !(await textTo(talk.from, 'callback-agreed')); i++) await advanceClock(3 * 3600);
      // From an address of their own: what one address may do is reckoned by the clock, which goes back after this.
      const extraHTTPHeaders = { [CLAIMED_ADDRESS]: anAddress() };
      const theirs = await anotherBrowser(page, { extraHTTPHeaders });
      const caller = await theirs.newPage();
      await caller.goto(await linkTo(talk.from, 'callback-agreed'));
      await caller.getByRole('heading', { level: 1, name: talk.callers }).waitFor();
      await caller.getByRole('button', { name: talk.cancel }).click();
      await caller.getByRole('heading', { level: 1, name: talk.cancelled }).waitFor();
      await theirs.close();
      await page.goto(`/${language}/assistant/call-details?call=${call_id}`);
      await page.locator('.talk').getByText(talk.heard).waitFor();
      expect(await page.getByRole('button', { name: talk.cancel }).count()).toBe(0);
    },
    { allowing: /401/ }, // hours went by
  );

  journey('that is spam is ended in one sentence, kept apart, and says so', async ({ page, logIn }) => {
    const { call_id, appointment, isEnded } = await call('+13125550111', language, talk.scam);
    expect({ appointment, isEnded }).toEqual({ appointment: null, isEnded: true });
    await logIn('subscriber', `/${language}/assistant/call-list`);
    const listed = page.locator(`a.call[href*="${call_id}"]`);
    // Its owner is not notified: the call is in the list once it is concluded.
    const isListed = async () => {
      try {
        await page.getByRole('link', { name: talk.spam }).click({ timeout: 2000 });
        await listed.waitFor({ timeout: 2000 });
        return true;
      } catch {
        await page.reload();
        return false;
      }
    };
    await expect.poll(isListed, { timeout: 180_000 }).toBe(true);
    await listed.click();
    await page.locator('.verdict').getByText(talk.verdict).waitFor();
    expect(await page.locator('.because li').count()).toBeGreaterThan(0);
  });
});
