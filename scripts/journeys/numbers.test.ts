import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { CLAIMED_ADDRESS } from '#scripts/dev/server.ts';
import { devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';
import { results, search } from '#scripts/journeys/search.ts';
import { visitorCookie } from '#scripts/visitor-cookie.ts';

withBrowser();

/** In ranges reserved for fiction, or of nobody in the demo. */
const nobodys = '(312) 555-0150';
const tamsins = '(218) 555-0142';

/** Asks the page of numbers. */
async function lookUp(page: Page, number: string) {
  await page.goto('/en/number');
  await page.getByLabel('Phone number', { exact: true }).fill(number);
  await page.getByRole('button', { name: 'Look it up' }).click();
  const card = page.getByRole('region', { name: number });
  await card.waitFor();
  return card;
}

/** A search by phone from the browser of a page, and from one network; returns its id. */
async function searchFor({ request }: Page, search_query: string, language: string, country = 'US') {
  const response = await request.post('/api/people/searches', {
    headers: { [CLAIMED_ADDRESS]: '10.251.0.1' },
    data: { type: 'phone', search_query, country, language },
  });
  return ((await response.json()) as { search_id: string }).search_id;
}

describe('any number is answered', () => {
  journey('one that nobody has, in no address of page or request', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const card = await lookUp(page, nobodys);
    const text = await card.innerText();
    for (const said of ['landline or mobile', 'United States', 'Chicago, IL', 'No verdict yet'])
      expect(text).toContain(said);
    await card.getByText('Nobody in our index lists this number.').waitFor();
    addresses.push(page.url());
    expect(addresses.filter((address) => /555.{0,3}0150/.test(decodeURIComponent(address)))).toEqual([]);
  });

  journey('one that someone has, with the way to the results and no name for a visitor', async ({ page, answers }) => {
    const card = await lookUp(page, tamsins);
    await card.getByText('1 person in our index lists this number.').waitFor();
    expect(await card.innerText()).not.toContain('Tamsin');
    expect(answers.join()).not.toContain('acc_');
    await card.getByRole('link', { name: 'See the results' }).click();
    expect(await results(page)).toBe('1 person found');
    await page.getByRole('region', { name: tamsins }).waitFor();
  });

  journey('a premium-rate line, and a range that is given to nobody', async ({ page }) => {
    expect(await (await lookUp(page, '(900) 555-1234')).innerText()).toContain('Calling it back costs extra.');
    await page.goto('/en/number');
    await page.getByLabel('Phone number', { exact: true }).fill('+1 999 555 1234');
    await page.getByRole('button', { name: 'Look it up' }).click();
    const card = page.getByRole('region', { name: '+1 999 555 1234' });
    await card.getByText('This range of numbers is not assigned to anyone.', { exact: false }).waitFor();
  });

  journey('in Arabic, from right to left, the number from left to right', async ({ page }) => {
    await page.goto(`/ar/search/${await searchFor(page, '+97142345678', 'ar')}`);
    const card = page.getByRole('region', { name: '+971 4 234 5678' });
    await card.waitFor();
    await card.getByText('دبي').waitFor();
    const text = await card.innerText();
    for (const said of ['هاتف أرضي', 'الإمارات العربية المتحدة', 'دبي', 'لا أحد في فهرسنا']) expect(text).toContain(said);
    expect(await card.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
    expect(await card.getByRole('heading', { level: 1 }).locator('bdi').getAttribute('dir')).toBe('ltr');
    expect(await card.getByRole('link', { name: 'تصفية مكالماتي' }).getAttribute('href')).toBe('/ar/assistant');
  });

  journey('in Japanese, its area as it is written there', async ({ page }) => {
    await page.goto(`/ja/search/${await searchFor(page, '03-1234-5678', 'ja', 'JP')}`);
    const card = page.getByRole('region', { name: '+81 3 1234 5678' });
    await card.waitFor();
    const text = await card.innerText();
    for (const said of ['固定電話', '03-1234-5678', '日本', '東京']) expect(text).toContain(said);
  });

  journey('until a stranger reads cards in a loop', async () => {
    const headers = { 'content-type': 'application/json', [CLAIMED_ADDRESS]: '10.252.0.1', ...visitorCookie };
    const body = JSON.stringify({ type: 'phone', search_query: nobodys });
    const started = await fetch(`${devServer()}/api/people/searches`, { method: 'POST', headers, body });
    const { search_id } = (await started.json()) as { search_id: string };
    const read = () => fetch(`${devServer()}/api/people/searches/${search_id}/number`, { headers });
    const statuses: number[] = [];
    for (let batch = 0; batch < 15; batch++) {
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, async () => (await read()).status))));
    }
    const reads = statuses.filter((status) => status === 200).length;
    expect(reads).toBeGreaterThanOrEqual(240);
    expect(statuses).toContain(429);
  });
});

describe('a mark', () => {
  journey('leads a visitor to log in', async ({ page }) => {
    const card = await lookUp(page, nobodys);
    await card.getByRole('link', { name: /^Log in/ }).click();
    await page.waitForURL(/\/en\/login\?redirect=/);
  });

  journey('stays, and can be taken back', async ({ page, logIn }) => {
    await logIn('member', '/en/number');
    const card = await lookUp(page, '(312) 555-0151');
    await card.getByRole('button', { name: 'It is spam' }).click();
    await card.getByRole('radio', { name: 'Robocall' }).check();
    await card.getByRole('button', { name: 'Mark as spam' }).click();
    await card.getByText('You marked it as spam. Robocall').waitFor();
    await page.reload();
    await card.getByText('You marked it as spam. Robocall').waitFor();
    expect(await card.innerText()).toContain('No verdict yet'); // one word changes nothing for anyone
    await card.getByRole('button', { name: 'Take back' }).click();
    await card.getByRole('button', { name: 'It is spam' }).waitFor();
  });
});

describe('what was perhaps meant', () => {
  journey('by an address with a slip is one press away', async ({ page }) => {
    await search(page, 'email', { 'Email address': 'tamsin.okafor@exmaple.com' });
    await results(page);
    const about = page.getByRole('region', { name: 'About this address' });
    expect(await about.innerText()).toContain('tamsin.okafor@example.com');
    await about.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: '1 person found' }).waitFor();
  });

  journey('by a username with two letters swapped is, too', async ({ page }) => {
    await search(page, 'username', { Username: 'tokafro' });
    await results(page);
    const about = page.getByRole('region', { name: 'About this username' });
    await about.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: '1 person found' }).waitFor();
  });
});
