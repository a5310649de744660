import { describe, expect } from 'vitest';

import { dev } from '#scripts/journeys/http.ts';
import { byDay, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const ASSISTANT = '+12185550123';

const texts = {
  en: {
    from: '+16125550161',
    said: 'This is Karen Brown, about the boat survey.',
    asOf: /^Offline: as of /,
    account: /^Account of/,
    out: 'Log out',
  },
  ar: {
    from: '+16125550162',
    said: 'معك دانة الحربي بخصوص فحص القارب',
    asOf: /^دون اتصال: آخر تحديث/,
    account: /^حساب/,
    out: 'تسجيل الخروج',
  },
};

async function missedCall(from: string, lang: string, text: string) {
  const dialled = { from, to: ASSISTANT, lang, diverted_because: 'no-answer', stir: 'A' };
  const { call_id } = await dev<{ call_id: string }>('/phone/calls', dialled);
  await dev(`/phone/calls/${call_id}/events`, { t: 'speech', text, lang });
  await dev(`/phone/calls/${call_id}/events`, { t: 'hangup' });
  return call_id;
}

describe.each(byDay('ar', ['en', 'ar'] as const))('the assistant without a network, in %s', (language) => {
  const { from, said, asOf, account, out } = texts[language];

  journey(
    'opens with the calls seen last, reads them anew with a network, and keeps none of it after logging out',
    async ({ page, logIn }) => {
      const call = await missedCall(from, language, said);
      await logIn('subscriber', `/${language}/assistant/call-list`);
      const row = page.locator(`a[href*="${call}"]`);
      await row.first().waitFor();
      await page.goto(`/${language}/assistant`);
      await page.waitForFunction(() => localStorage.getItem('seenCalls')?.includes('"today"'));
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

      await page.context().setOffline(true);
      await page.goto(`/${language}/assistant`);
      await page.getByText(asOf).waitFor();
      await page.goto(`/${language}/assistant/call-list`);
      await page.getByText(asOf).waitFor();
      await row.first().waitFor();
      expect(await page.getByRole('searchbox').count()).toBe(0);

      await page.context().setOffline(false);
      await page.getByText(asOf).waitFor({ state: 'detached' });
      await page.getByRole('searchbox').waitFor();

      // Nothing of the API went through the worker, and other pages are not its own.
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const scopes = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname);
        return { paths: requests.flat().map(({ url }) => new URL(url).pathname), scopes };
      });
      expect(kept.paths.filter((path) => path.startsWith('/api'))).toEqual([]);
      expect(kept.scopes).toEqual([`/${language}/assistant`]);

      await page.getByRole('button', { name: account }).click();
      await page.getByRole('menuitem', { name: out }).click();
      await page.waitForFunction(() => localStorage.getItem('access_token') === null);
      expect(await page.evaluate(() => localStorage.getItem('seenCalls'))).toBeNull();
    },
    { allowing: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ },
  );
});
