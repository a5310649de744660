import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { RECORDER } from '#scripts/journeys/dev-server.ts';
import { byDay, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

/** The page texts that these journeys use. */
const words = {
  en: {
    question: 'May we count and record visits?',
    refuse: 'Only what is needed',
    count: 'Allow counting',
    record: 'Allow counting and recording',
    choices: 'Privacy choices',
    honored: 'Global Privacy Control honored',
    byName: 'By name',
    lastName: 'Last name',
    recordVisits: /^Record visits/,
  },
  ar: {
    question: 'هل تسمح لنا بعدّ الزيارات وتسجيلها؟',
    refuse: 'الضروري فقط',
    count: 'السماح بالعدّ',
    record: 'السماح بالعدّ والتسجيل',
    choices: 'خيارات الخصوصية',
    honored: 'نلتزم بإشارة Global Privacy Control',
    byName: 'بالاسم',
    lastName: 'اسم العائلة',
    recordVisits: /^تسجيل الزيارات/,
  },
} as const;
const spoken = Object.keys(words) as (keyof typeof words)[];

const VENDOR = /^https:\/\/[\w.]*clarity\.ms\//;
/** The vendor, which is played here, and the card frame of the checkout. */
const visiting = new RegExp(`${VENDOR.source}|^http://127\\.0\\.0\\.1:\\d+/frame`);
const options = { isFirstVisit: true, visiting } as const;

/**
 * What the vendor’s script does, as far as our pages notice: it takes what waits for it, sets its cookies, reports where
 * it is, and begins anew by itself when the address changes.
 */
function vendorScript() {
  type Command = (name: string) => void;
  const own = window as unknown as { clarity: Command & { q?: IArguments[] } };
  let isRecording = true;
  const report = () => isRecording && new Image().setAttribute('src', `https://c.clarity.ms/r?at=${location.pathname}`);
  const waiting = own.clarity.q ?? [];
  own.clarity = (name) => void (name === 'stop' && (isRecording = false));
  for (const [name] of waiting) own.clarity(name as string);
  document.cookie = '_clck=someone; path=/; max-age=3600';
  document.cookie = '_clsk=a-session; path=/; max-age=3600';
  sessionStorage.setItem('_cltk', 'a-tab');
  const push = history.pushState.bind(history);
  history.pushState = (...state) => (push(...state), report());
  addEventListener('popstate', report);
  report();
}

/** Plays the vendor, so that nothing leaves this machine; returns its scripts and the pages that it saw. */
async function playVendor(page: Page) {
  const scripts: string[] = [];
  const seen: string[] = [];
  await page.route(VENDOR, (route) => {
    const url = new URL(route.request().url());
    if (url.pathname.startsWith('/tag/')) {
      scripts.push(url.pathname);
      return route.fulfill({ contentType: 'text/javascript', body: `(${vendorScript.toString()})()` });
    }
    seen.push(url.searchParams.get('at') ?? '');
    return route.fulfill({ contentType: 'image/gif', body: '' });
  });
  return { scripts, seen };
}

/** How long a change may take on a busy machine. */
const patiently = { timeout: 90_000 };
const tag = `/tag/${RECORDER.CLARITY_PROJECT}`;
/** Waits for a page that has nothing of the vendor in its document. */
async function withoutVendor(page: Page, address: string) {
  await page.waitForURL(`**${address}`);
  await page.waitForFunction(() => !('clarity' in window));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.evaluate(() => 'clarity' in window)).toBe(false);
}

describe.each(byDay('en', spoken))('in %s', (language) => {
  const says = words[language];
  const home = `/${language}`;

  journey(
    'C16: nobody is recorded before they agree; then only on pages without people, until they withdraw',
    async ({ page, logIn }) => {
      const { scripts, seen } = await playVendor(page);
      const question = page.getByRole('region', { name: says.question });
      const foot = page.getByRole('contentinfo');
      const goByFoot = async (path: string) => {
        await foot.locator(`a[href="${home}${path}"]`).click();
        await page.waitForURL(`**${home}${path}`);
        // The new page scrolls to its top: a click on the foot before that is lost.
        await page.getByRole('heading', { level: 1 }).first().waitFor();
      };
      const choose = async (answer: string) => {
        await foot.getByRole('button', { name: says.choices }).click();
        await question.getByRole('button', { name: answer, exact: true }).click();
      };
      await page.goto(home);
      await question.getByRole('button', { name: says.count, exact: true }).click();
      await goByFoot('/remove-my-listing');
      await goByFoot('/directory');
      expect(scripts).toEqual([]);

      await choose(says.record);
      await expect.poll(() => seen, patiently).toEqual([`${home}/directory`]);
      expect(scripts).toEqual([tag]);
      expect(await page.locator('html').getAttribute('data-clarity-mask')).toBe('true');

      // By the back button and by links: a removal, a search with its results, a report, the checkout.
      await page.goBack();
      await withoutVendor(page, `${home}/remove-my-listing`);
      await page.goto(home);
      await page.waitForFunction(() => 'clarity' in window);
      const form = page.getByRole('form', { name: says.byName });
      await form.getByLabel(says.lastName, { exact: true }).fill('Okafor');
      await form.getByRole('button').last().click();
      await withoutVendor(page, `${home}/search/**`);
      await page.locator('a[href*="/search-result/"]').first().click();
      await withoutVendor(page, `${home}/search-result/**`);
      await page.locator(`a[href*="${home}/payment"]`).first().click();
      await withoutVendor(page, `${home}/payment/**`);
      await page.goto(home);
      await page.waitForFunction(() => 'clarity' in window);
      await goByFoot('/remove-my-listing');
      await withoutVendor(page, `${home}/remove-my-listing`);
      expect(new Set(seen)).toEqual(new Set([home, `${home}/directory`]));

      await page.goto(home);
      await page.waitForFunction(() => 'clarity' in window);
      await choose(says.refuse);
      await expect.poll(() => page.evaluate(() => document.cookie), patiently).not.toContain('_cl');
      const [loads, sights] = [scripts.length, seen.length];
      await goByFoot('/directory');
      await page.goto(home);
      await form.waitFor();
      expect(
        await page.evaluate(() => [localStorage.getItem('configuration'), sessionStorage.getItem('_cltk')]),
      ).toEqual(['{"visits":false,"clarity":false}', null]);

      // A member’s switch does the same.
      const press = async (isOn: boolean) => {
        const record = page.getByRole('checkbox', { name: says.recordVisits });
        await record.click();
        await expect.poll(() => record.isChecked(), patiently).toBe(isOn);
      };
      await logIn('member', `${home}/account/privacy`);
      await press(true);
      expect([scripts.length, seen.length]).toEqual([loads, sights]);
      await page.goto(home);
      await expect.poll(() => scripts.length, patiently).toBe(loads + 1);
      await page.goto(`${home}/account/privacy`);
      await press(false);
      await page.goto(home);
      await form.waitFor();
      await page.waitForLoadState('networkidle');
      expect(scripts).toHaveLength(loads + 1);
    },
    options,
  );

  journey(
    'C16: a browser with Global Privacy Control is never recorded, even where it agreed before',
    async ({ page }) => {
      const { scripts } = await playVendor(page);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
        localStorage.setItem('configuration', '{"clarity":true,"visits":true}');
      });
      await page.goto(home);
      await page.getByText(says.honored).waitFor();
      await page.getByRole('button', { name: says.choices }).click();
      expect(await page.getByRole('button', { name: says.record }).isDisabled()).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
    },
    options,
  );
});
