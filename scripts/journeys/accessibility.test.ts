import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { journey, withBrowser } from '#scripts/journeys/journey.ts';
import { results, search } from '#scripts/journeys/search.ts';

withBrowser();

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds on the page, with their elements. */
async function faults(page: Page): Promise<string[]> {
  // Waits for animations to end.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ar'] as const) {
    journey(
      `no accessibility fault in ${language}, ${colorScheme}`,
      async ({ page, logIn }) => {
        await search(page, 'name', { 'Last name': 'Okafor' });
        await results(page);
        const search_id = page.url().split('/').at(-1);
        const [, person_id] =
          /(per_\w+)/.exec(
            (await page.getByRole('link', { name: 'Open report: Tamsin Ruth Okafor' }).getAttribute('href')) ?? '',
          ) ?? [];

        const violations: string[] = [];
        const visit = async (path: string) => {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
          violations.push(...(await faults(page)).map((fault) => `${path} ${fault}`));
        };
        await visit(`/${language}`);
        await visit(`/${language}/search/${search_id}`);
        await visit(`/${language}/search-result/${person_id}`);
        await visit(`/${language}/nothing`);
        for (const path of ['login', 'register', 'forgot-password', 'assistant', 'contact', 'faq'])
          await visit(`/${language}/${path}`);
        await logIn('subscriber', `/${language}`);
        await visit(`/${language}/search-result/${person_id}`);
        for (const path of ['account', 'account/security', 'account/credits', 'inbox'])
          await visit(`/${language}/${path}`);
        for (const path of [
          '',
          '/call-list',
          '/settings',
          '/call-forward',
          '/mobile-carrier',
          '/voicemail',
          '/install',
        ])
          await visit(`/${language}/assistant${path}`);
        for (const path of ['doa', 'assistant/appeal', 'assistant/page/web-flow-privacy-policy'])
          await visit(`/${language}/${path}`);
        for (const path of ['/dev', '/dev/outbox', '/dev/clock', '/dev/runs', '/dev/phone']) await visit(path);
        expect(violations).toEqual([]);
      },
      { colorScheme, allowing: /status of 40[24]/ }, // a report that has not been opened, a callback that nobody waits for
    );
  }
}
