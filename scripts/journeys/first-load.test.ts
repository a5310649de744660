import { gzipSync } from 'node:zlib';

import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';

import { entryScripts, gzippedBytes } from '#scripts/bench/web/weight.ts';
import { byDay, journey, withBrowser } from '#scripts/journeys/journey.ts';
import { type Language, languages } from '#shared/values/language.ts';
import { publicPages } from '#shared/values/pages.ts';

withBrowser();

/** What the home page may cost on a first visit. A bare page of React and React Router has 2 requests and 98 kB. */
const MOST_REQUESTS = 25;
const MOST_SCRIPT_BYTES = 180_000;
const MOST_ENTRY_BYTES = 156_000;
const MOST_FONT_BYTES = 50_000;

/** Everything that a first visit requests until it is quiet. */
async function firstVisit(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await page.waitForFunction(() => document.querySelector('header button')?.matches(':not([disabled])'));
  await page.waitForLoadState('networkidle');
  return responses;
}

const ofType = (responses: Response[], type: string) =>
  responses.filter((response) => response.request().resourceType() === type);

async function bytes(responses: Response[], size = (body: Buffer) => body.length): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + size(body), 0);
}

journey('the home page stays within its budget of requests, scripts and fonts', async ({ page }) => {
  const responses = await firstVisit(page, '/en');
  expect(responses.length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(await gzippedBytes(await entryScripts(page.url()))).toBeLessThan(MOST_ENTRY_BYTES);
  expect(await bytes(ofType(responses, 'script'), (body) => gzipSync(body).length)).toBeLessThan(MOST_SCRIPT_BYTES);
  expect(await bytes(ofType(responses, 'font'))).toBeLessThan(MOST_FONT_BYTES);
  const files = responses.map((response) => new URL(response.url()).pathname);
  expect(files.filter((file) => /japanese|arabic|cyrillic|phrases-(?!en)/.test(file))).toEqual([]);
});

journey('a page loads no phrases of English beside its own', async ({ page }) => {
  const english = ofType(await firstVisit(page, '/en'), 'script');
  const arabic = ofType(await firstVisit(page, '/ar'), 'script');
  expect(arabic.length).toBeLessThanOrEqual(english.length + 2); // English phrases of every page are in its code
});

describe.each(byDay('ja', languages))('in %s', (language) => {
  journey('the public pages are there before any script runs, and are taken over as they are', async ({ page }) => {
    await Promise.all(publicPages.map((path) => expectHydration(page, language, path)));
  });
});

/** Opens a public page in its own tab, so that all pages load at the same time. */
async function expectHydration(opener: Page, language: Language, path: string) {
  const html = await (await opener.request.get(`/${language}${path}`)).text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  expect(heading, path).toBeTruthy();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain(`<html lang="${language}"`);
  expect(head).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+/${language}${path}"`));
  expect(head.match(/rel="alternate" hreflang=/g)).toHaveLength(languages.length + 1);
  expect(head).toMatch(/<title>.+ · Calluna<\/title>/);
  expect(head).toMatch(/<meta name="description" content="[^"]{10,}"/);
  expect(head).toMatch(/<meta property="og:title" content="[^"]+"/);

  const page = await opener.context().newPage();
  // React reports a mismatch as a page error, which fails the journey.
  await page.goto(`/${language}${path}`);
  await page.waitForFunction(() => document.querySelector('header button')?.matches(':not([disabled])'));
  await page.waitForLoadState('networkidle');
  expect(await page.locator('h1').first().innerHTML()).toBe(heading);
}

journey('a button that is pressed before its code is there does what it says once it is', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => gate.promise.then(() => route.continue()));
  await page.goto('/en', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'By name' });
  await form.getByLabel('First name').fill('Tam');
  await form.getByRole('button').last().click();
  expect(new URL(page.url()).search).toBe('');
  gate.resolve();
  await form.getByText('A last name is required.').waitFor();
  expect(await form.getByLabel('First name').inputValue()).toBe('Tam');
});

journey(
  'a tab that is chosen before its code is there shows its form, then and after',
  async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => gate.promise.then(() => route.continue()));
    await page.goto('/en', { waitUntil: 'commit' });
    await page.getByText('Phone', { exact: true }).click();
    const form = page.getByRole('form', { name: 'By phone' });
    await form.waitFor();
    gate.resolve();
    await page.waitForFunction(() => window.pressedEarly === undefined);
    await form.getByRole('button').last().click();
    await form.locator('[aria-invalid]').waitFor();
    expect(await page.getByRole('form', { name: 'By name' }).count()).toBe(0);
  },
  { viewport: { width: 390, height: 844 } },
);

journey(
  'a page that is not prerendered says something before its code is there, and without any',
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/en/login', { waitUntil: 'commit' });
    await page.getByRole('banner').getByText('Calluna').waitFor();
    expect(await (await page.request.get('/en/login')).text()).toMatch(/<noscript[^]*needs JavaScript/);
  },
  { allowing: /ERR_FAILED/ },
);

describe('search engines', () => {
  journey('find the sitemap and its pages, and are kept from people', async ({ page }) => {
    const text = async (path: string) => (await page.request.get(path)).text();
    expect(await text('/robots.txt')).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    const sitemap = await text('/sitemap.xml');
    for (const [, url] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g))
      expect((await page.request.get(new URL(url!).pathname)).status()).toBe(200);
    expect(await text(`/en/search-result/per_${'0'.repeat(26)}`)).toContain('<meta name="robots" content="noindex" />');
    expect(await text('/en')).not.toContain('noindex');
  });

  journey(
    'get status 404 for a page that does not exist',
    async ({ page }) => {
      const response = await page.goto('/fr/nowhere');
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    { allowing: /status of 404/ },
  );
});
