import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { journey, withBrowser } from '#scripts/journeys/journey.ts';
import { results, search } from '#scripts/journeys/search.ts';
import { tamsin } from '#scripts/population/reference-people.ts';

withBrowser();

const NAME = 'Tamsin Ruth Okafor';
const { email, sources = [] } = tamsin.emails[0]!;
const streets = tamsin.addresses.flatMap(({ street }) => street ?? []);

/** Every way to reach her: digits alone for numbers, since a page may write them as it likes. */
const waysToReach = [
  ...tamsin.phones.map(({ number }) => number.replace(/\D/g, '').slice(-10)),
  ...tamsin.emails.map(({ email }) => email),
  ...streets,
  ...tamsin.social_profiles.flatMap(({ username, url }) => [username ?? [], url ?? []].flat()),
];

const matches = (text: string) => {
  const digits = text.replace(/[\s().+-]/g, '');
  return waysToReach.filter((way) => text.includes(way) || digits.includes(way));
};

async function open(page: Page) {
  await search(page, 'name', { 'First name': 'Tamsin', 'Last name': 'Okafor' });
  await results(page);
  await page.getByRole('link', { name: new RegExp(`: ${NAME}$`) }).click();
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
}

/** Spends a credit unless an earlier journey opened the report. */
async function unlock(page: Page) {
  const button = page.getByRole('button', { name: 'Open the report' });
  const evidence = page.getByRole('button', { name: `Evidence: ${email}` });
  await button.or(evidence).first().waitFor();
  if (await button.isVisible()) await button.click();
  await evidence.waitFor();
}

describe('a visitor', () => {
  journey('sees what exists, and nowhere a way to reach the person', async ({ page, answers }) => {
    await search(page, 'name', { 'First name': 'Tamsin', 'Last name': 'Okafor' });
    await results(page);
    expect(matches(await page.content())).toEqual([]);
    await page.getByRole('link', { name: `Free preview: ${NAME}` }).click();
    await page.getByText('What we found').first().waitFor();
    await page.getByText('Open this report').first().waitFor();
    expect(matches(await page.content())).toEqual([]);
    expect(answers.length).toBeGreaterThan(2);
    expect(answers.flatMap(matches)).toEqual([]);
  });

  journey('comes back from a person to the results', async ({ page }) => {
    await open(page);
    await page
      .getByRole('link', { name: /result/ })
      .first()
      .click();
    expect(await results(page)).toMatch(/found/);
  });

  journey(
    'sees that nobody is listed under an unknown address',
    async ({ page }) => {
      await page.goto(`/en/search-result/per_${'0'.repeat(26)}`);
      await page.getByRole('heading', { name: 'Nobody is listed here.' }).waitFor();
    },
    { allowing: /status of 404/ },
  );
});

describe('a subscriber', () => {
  journey(
    'opens the report from the teaser, and sees each fact with its sources',
    async ({ page, answers }) => {
      await open(page);
      await page.getByRole('link', { name: 'Open with the demo subscriber' }).first().click();
      await page.waitForURL(/\/en\/search-result\/per_/);
      await unlock(page);
      await page.getByText(email).first().waitFor();
      await page.getByText(/^\d+ former addresses$/).click();
      for (const street of streets) await page.getByText(street).first().waitFor();
      await page.getByRole('button', { name: `Evidence: ${email}` }).click();
      const evidence = page.getByRole('table', { name: `Evidence for ${email}` });
      await evidence.waitFor();
      expect(await evidence.getByRole('row').count()).toBe(1 + sources.length);
      expect(matches(answers.join('\n')).length).toBe(new Set(waysToReach).size);
    },
    { allowing: /status of 402/ },
  );

  journey(
    'logs out, and sees the teaser again',
    async ({ page, logIn }) => {
      await logIn('subscriber', '/en');
      await open(page);
      await unlock(page);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.getByText('Open this report').first().waitFor();
      expect(matches(await page.content())).toEqual([]);
    },
    { allowing: /status of 40[12]/ }, // what was read in their name is asked for once more, and refused
  );
});

describe('an open report', () => {
  restoreClockAfterwards();

  journey(
    'T6: its link counts the hour down by the second, and shows nothing more when it is over',
    async ({ page, logIn }) => {
      await logIn('subscriber', '/en');
      await open(page);
      await unlock(page);
      const shared = await page.context().newPage();
      await shared.clock.install();
      await shared.goto(page.url());
      await shared.getByText(email).first().waitFor();
      await shared.clock.pauseAt(await shared.evaluate(() => Date.now() + 2000));
      const left = async () => {
        const [, minutes = '0', seconds = '0'] =
          /^(?:(\d+) min)? ?(?:(\d+) sec)? left$/.exec(await shared.getByRole('timer').innerText()) ?? [];
        return Number(minutes) * 60 + Number(seconds);
      };
      const before = await left();
      expect(before).toBeGreaterThan(60);
      expect(before).toBeLessThanOrEqual(3600);
      await shared.clock.runFor(1000);
      expect(await left()).toBe(before - 1);

      await advanceClock(before);
      await shared.clock.fastForward(before * 1000);
      await shared.clock.resume();
      await shared.getByRole('heading', { name: 'Your hour is over.' }).waitFor();
      expect(matches(await shared.content())).toEqual([]);
      const again = await shared.request.get(`/api/people/${page.url().split('/').at(-1)}/report`, {
        headers: { authorization: `Bearer ${await shared.evaluate(() => localStorage.getItem('access_token'))}` },
      });
      expect(again.status()).toBe(410);
    },
    { allowing: /status of 4\d\d/ },
  );
});

describe('a member who has not paid', () => {
  journey(
    'sees the teaser, and why',
    async ({ page, answers, logIn }) => {
      await logIn('member', '/en');
      await open(page);
      await page.getByText('there is no active subscription on this account').waitFor();
      expect(answers.flatMap(matches)).toEqual([]);
    },
    { allowing: /status of 402/ },
  );
});
