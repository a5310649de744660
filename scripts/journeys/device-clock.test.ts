import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { typeCard, withCardFrame } from '#scripts/journeys/card.ts';
import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { dev } from '#scripts/journeys/http.ts';
import { journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();
restoreClockAfterwards();

const DAY = 86_400;
const words = {
  en: {
    tomorrow: /^Try again tomorrow at 1?\d:\d\d/,
    counted: /^Try again in \d+ /,
    again: /^Try again, \$0\.00 today/,
  },
  ar: { tomorrow: /^مجددًا غدًا من /, counted: /^مجددًا بعد /, again: /^حاول مجددًا|^أعد المحاولة|0\.00/ },
} as const;

const deskNow = async () => Date.parse((await dev<{ now: string }>('/clock')).now);

/** The clock of the device goes, by so many days off. */
const shiftDevice = (page: Page, days: number) => page.clock.install({ time: Date.now() + days * DAY * 1000 });

/** The day of the month that the calendar of the next charge calls today. */
async function todayInCalendar(page: Page, language: string): Promise<string> {
  await page.goto(`/${language}/account/payments`);
  await page.locator('main a[href*="/account/payments/"]').first().click();
  await page.locator('.cal').waitFor();
  const today = page.locator('.cal b.now');
  for (let leaf = 0; leaf < 3 && (await today.count()) === 0; leaf++) {
    await page.locator('main .icon-btn').first().click();
  }
  return (await today.innerText()).replace(/\D+/g, ' ').trim();
}

async function dayOf(page: Page, moment: number): Promise<string> {
  const timeZone = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { time_zone?: string }).time_zone,
  );
  return new Intl.DateTimeFormat('en', { day: 'numeric', timeZone }).format(moment);
}

/** The server lets the visitor wait for so long. */
async function pauseCheckout(page: Page, seconds: number): Promise<void> {
  await page.unroute('**/api/billing/checkout');
  await page.route('**/api/billing/checkout', async (route) => {
    const until = new Date((await deskNow()) + seconds * 1000).toISOString();
    const body = { message: 'Too many declines within 24 hours.', code: 'billing.too-many-declines', until };
    await route.fulfill({ status: 429, json: body });
  });
}

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  const says = words[language];

  journey(
    'a device that is a day late shows today by the server, also after the clock is moved',
    async ({ page, logIn }) => {
      await shiftDevice(page, -1);
      await logIn('subscriber', `/${language}/account`);
      expect(await todayInCalendar(page, language)).toBe(await dayOf(page, await deskNow()));
      await advanceClock(3 * DAY);
      expect(await todayInCalendar(page, language)).toBe(await dayOf(page, await deskNow()));
    },
    { allowing: /status of 401/ }, // the access token is over by then, and renewed
  );

  journey(
    'a device that is a day fast names the right day of the next attempt, counts down, and lets one try again',
    async ({ page }) => {
      await shiftDevice(page, 1);
      await page.goto(`/${language}/payment`);
      const button = page.locator('.paybar button');
      await page.locator('[name=email]').fill(`clock.${language}@example.com`);
      await typeCard(page, '4242424242424242');
      await pauseCheckout(page, DAY);
      await button.click();
      await button.filter({ hasText: says.tomorrow }).waitFor();
      expect(await button.isDisabled()).toBe(true);

      await page.reload();
      await page.locator('[name=email]').fill(`clock.${language}@example.com`);
      await typeCard(page, '4242424242424242');
      await pauseCheckout(page, 5);
      await button.click();
      await button.filter({ hasText: says.counted }).waitFor();
      await button.filter({ hasText: says.again }).waitFor();
      expect(await button.isEnabled()).toBe(true);
    },
    withCardFrame,
  );
});
