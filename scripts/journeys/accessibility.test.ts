import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { api, dev, tokenOf } from '#scripts/journeys/http.ts';
import { byDay, journey, withBrowser } from '#scripts/journeys/journey.ts';
import { results, search } from '#scripts/journeys/search.ts';

withBrowser();

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds on the page, with their elements. */
async function faults(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Waits for animations to end.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** A theme changes only the colors of a page, so the dark one is checked by the rules about colors alone. */
const colors: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

const isPublic = ['login', 'register', 'forgot-password', 'assistant', 'contact', 'faq', 'transparency'];
const ofAssistant = ['', '/call-list', '/settings', '/call-forward', '/mobile-carrier', '/voicemail', '/install'];
const ofMember = ['account', 'account/security', 'account/credits', 'account/privacy', 'inbox'];
const other = ['doa', 'assistant/appeal', 'assistant/page/web-flow-privacy-policy'];

/** A mailbox on the record of one of the synthetic people. */
const mailbox = 'tamsin.okafor@example.com';

/** The code in the newest message to the mailbox. */
async function mailedCode(): Promise<string> {
  const { data } = await dev<{ data: { to: string; text: string }[] }>('/outbox');
  return /\b\d{6}\b/.exec(data.find(({ to }) => to === mailbox)?.text ?? '')?.[0] ?? '';
}

/** Checks pages, and collects their violations: `look` checks the page that is open, `visit` one at a path. */
async function pageChecks(page: Page) {
  const violations: string[] = [];
  await page.addInitScript(axe);
  // Without motion: a button that is enabled meanwhile would be seen between two colors.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const look = async (name: string) => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    const light = await faults(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await faults(page, colors);
    await page.emulateMedia({ colorScheme: 'light' });
    violations.push(...[...light, ...dark].map((fault) => `${name} ${fault}`));
  };
  const visit = async (path: string) => {
    await page.goto(path);
    await look(path);
  };
  return { violations, look, visit };
}

/** Searches for a person who has every kind of fact, and stays on the page of results. */
async function findPerson(page: Page) {
  await search(page, 'name', { 'Last name': 'Okafor' });
  await results(page);
  const link = page.getByRole('link', { name: /: Tamsin Ruth Okafor$/ });
  const [person_id = ''] = /per_\w+/.exec((await link.getAttribute('href')) ?? '') ?? [];
  return { person_id, search_id: page.url().split('/').at(-1) };
}

// A report that has not been opened, a callback that nobody waits for, a code that nobody has entered yet.
const refusals = { allowing: /status of 40[124]/ };

describe.each(byDay('ar', ['en', 'ar'] as const))('no accessibility fault in %s, in both themes,', (language) => {
  journey(
    'on pages for visitors',
    async ({ page }) => {
      const { violations, visit } = await pageChecks(page);
      const { person_id, search_id } = await findPerson(page);
      await visit(`/${language}`);
      await visit(`/${language}/search/${search_id}`);
      await visit(`/${language}/search-result/${person_id}`);
      await visit(`/${language}/nothing`);
      for (const path of isPublic) await visit(`/${language}/${path}`);
      expect(violations).toEqual([]);
    },
    refusals,
  );

  journey(
    'on pages for people in the records',
    async ({ page }) => {
      const { violations, look, visit } = await pageChecks(page);
      const { person_id } = await findPerson(page);
      const press = (selector: string) => page.locator('main').locator(selector).first().click();

      const removal = `/${language}/remove-my-listing`;
      await visit(removal);
      await press('aside button');
      await page.locator('[name=role]').first().waitFor();
      await press('form button[type=submit]');
      await page.locator('[name=scope][aria-invalid]').first().waitFor();
      await look(`${removal}, protection`);
      await page.goto(`${removal}?listing=${person_id}`);
      await page.locator('[name=person_ids]').waitFor();
      await look(`${removal}, choice`);
      await visit(`${removal}/status/CAL-R-2345678`);

      const center = `/${language}/privacy-center`;
      await visit(center);
      await page.locator('main [name=value]').fill(mailbox);
      await press('form button[type=submit]');
      await page.locator('[name=code]').waitFor();
      await page.locator('[name=code]').fill(await mailedCode());
      await press('form button[type=submit]');
      await page.locator('.acts').waitFor();
      for (const action of await page.locator('.acts summary').all()) await action.click();
      await look(`${center}, records`);
      await visit(`${center}/${person_id}`);
      expect(violations).toEqual([]);
    },
    refusals,
  );

  journey(
    'on pages for members',
    async ({ page, logIn }) => {
      const { violations, visit } = await pageChecks(page);
      const { person_id } = await findPerson(page);
      await logIn('subscriber', `/${language}`);
      await visit(`/${language}/search-result/${person_id}`);
      for (const path of ofMember) await visit(`/${language}/${path}`);
      for (const path of ofAssistant) await visit(`/${language}/assistant${path}`);
      for (const path of other) await visit(`/${language}/${path}`);
      expect(violations).toEqual([]);
    },
    refusals,
  );

  journey('in the support inbox', async ({ page, logIn }) => {
    const { violations, look } = await pageChecks(page);
    await api('/web_chat/messages', { text: 'Is this chat open?' }, { token: await tokenOf('agent') });
    await logIn('agent', `/${language}/support-inbox`);
    await page.locator('.tickets__row').first().waitFor();
    await look('support-inbox');
    await page.locator('.tickets__row').first().click();
    await page.locator('.tickets__answer').waitFor();
    await look('support-inbox, a ticket');
    expect(violations).toEqual([]);
  });
});

journey('no accessibility fault on the pages of the dev server', async ({ page }) => {
  const { violations, visit } = await pageChecks(page);
  for (const path of ['', '/outbox', '/clock', '/runs', '/phone']) await visit(`/dev${path}`);
  expect(violations).toEqual([]);
});
