import { describe, expect } from 'vitest';

import { CLAIMED_ADDRESS } from '#scripts/dev/server.ts';
import { devServer, journey, withBrowser } from '#scripts/journeys/journey.ts';
import { formOf, results, search } from '#scripts/journeys/search.ts';

withBrowser();

const tamsin = 'Tamsin Ruth Okafor';

describe('a search finds a person', () => {
  journey('by name', async ({ page }) => {
    await search(page, 'name', { 'First name': 'Tamsin', 'Last name': 'Okafor' });
    expect(await results(page)).toMatch(/found/);
    await page.getByRole('link', { name: `Open report: ${tamsin}` }).waitFor();
  });

  for (const spelling of ['(218) 555-0142', '+1 218 555 0142', '218.555.0142']) {
    journey(`by phone, written ${spelling}`, async ({ page }) => {
      await search(page, 'phone', { 'Phone number': spelling });
      expect(await results(page)).toBe('1 person found');
      await page.getByRole('link', { name: `Open report: ${tamsin}` }).waitFor();
    });
  }

  journey('by email, in capitals', async ({ page }) => {
    await search(page, 'email', { 'Email address': 'Tamsin.Okafor@Example.com' });
    expect(await results(page)).toBe('1 person found');
    await page.getByRole('link', { name: `Open report: ${tamsin}` }).waitFor();
  });

  journey('by address', async ({ page }) => {
    await search(page, 'address', { 'House and street': '418 Cedar Hollow Road', 'ZIP code': '55802' });
    expect(await results(page)).toMatch(/found/);
    await page.getByRole('link', { name: `Open report: ${tamsin}` }).waitFor();
  });

  journey('by username', async ({ page }) => {
    await search(page, 'username', { Username: 'tokafor' });
    expect(await results(page)).toMatch(/found/);
    await page.getByRole('link', { name: `Open report: ${tamsin}` }).waitFor();
  });

  const network = '10.250.0.1';
  journey(
    'beyond twenty an hour from one network, for a browser that proves to be one',
    async ({ page }) => {
      const ask = () =>
        fetch(`${devServer()}/api/people/searches`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [CLAIMED_ADDRESS]: network },
          body: JSON.stringify({ type: 'email', search_query: 'nobody@example.com' }),
        });
      while ((await ask()).status === 200);
      await search(page, 'email', { 'Email address': 'tamsin.okafor@example.com' });
      expect(await results(page)).toBe('1 person found');
    },
    { extraHTTPHeaders: { [CLAIMED_ADDRESS]: network }, allowing: /status of 429/ },
  );

  journey('by name, with the keyboard alone', async ({ page }) => {
    await page.goto('/en');
    const form = await formOf(page, 'name');
    await form.getByLabel('First name').waitFor();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');
    for (let tabs = 0; (await focused()) !== 'first_name' && tabs < 30; tabs++) await page.keyboard.press('Tab');
    expect(await focused()).toBe('first_name');
    await page.keyboard.type('Tamsin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Okafor');
    await page.keyboard.press('Enter');
    expect(await results(page)).toMatch(/found/);
    const open = page.getByRole('link', { name: `Open report: ${tamsin}` });
    for (let tabs = 0; !(await open.evaluate((link) => link === document.activeElement)) && tabs < 200; tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/en\/search-result\/per_/);
    await page.getByRole('heading', { level: 1, name: tamsin }).waitFor();
  });
});

describe('the people found', () => {
  journey('say why they fit', async ({ page }) => {
    await search(page, 'name', { 'First name': 'Tamsin', 'Last name': 'Okafor' });
    await results(page);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Open report: ${tamsin}` }) });
    await row.getByRole('heading', { name: 'Why they match' }).waitFor();
  });

  journey('are as many as their filter promises, and going back undoes it', async ({ page }) => {
    await search(page, 'name', { 'Last name': 'Okafor' });
    const all = await results(page);
    const state = page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name: /^Minnesota ?, / });
    const [, promised] = /, (\d+) /.exec(await state.innerText()) ?? [];
    await state.click();
    await page.getByRole('heading', { level: 1, name: `${promised} of ` }).waitFor();
    expect(await state.getAttribute('aria-pressed')).toBe('true');
    expect(new URL(page.url()).search).toBe('?state=MN');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: all }).waitFor();
    await page.goForward();
    await page.getByRole('button', { name: 'Remove Minnesota' }).click();
    await page.getByRole('heading', { level: 1, name: all }).waitFor();
  });

  journey(
    'are narrowed on a sheet on a phone',
    async ({ page }) => {
      await search(page, 'name', { 'Last name': 'Okafor' });
      await results(page);
      await page.getByRole('button', { name: 'Filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('button', { name: /^Minnesota ?, / }).click();
      await sheet.getByRole('button', { name: /^Show \d+ / }).click();
      await sheet.waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: / of / }).waitFor();
    },
    { viewport: { width: 390, height: 844 } },
  );
});

describe('a search that finds nobody', () => {
  journey('says so, and that nothing was charged', async ({ page }) => {
    await search(page, 'name', { 'First name': 'Qwzzyx', 'Last name': 'Vxqzzk' });
    expect(await results(page)).toBe('No record with this spelling.');
    await page.getByText(/No results could be found\..*You were not charged\./).waitFor();
  });

  journey('is made wider with one tap', async ({ page }) => {
    await search(page, 'name', { 'First name': 'Qwzzyx', 'Last name': 'Vxqzzk' });
    await results(page);
    const before = page.url();
    await page.getByRole('listitem').filter({ hasText: 'Vxqzzk?' }).getByRole('button', { name: 'Search' }).click();
    await page.waitForURL((url) => url.href !== before);
    expect(await results(page)).toBe('No record with this spelling.');
  });
});

describe('the search of a visitor', () => {
  journey('appears in no address', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await search(page, 'email', { 'Email address': 'tamsin.okafor@example.com' });
    await results(page);
    addresses.push(page.url());
    expect(addresses.filter((address) => /tamsin|okafor/i.test(address))).toEqual([]);
  });
});

describe('the form says what is wrong', () => {
  journey('where no last name is given', async ({ page }) => {
    await search(page, 'name', { 'First name': 'Tamsin' });
    await page.getByText('A last name is required.').waitFor();
  });
  journey('where the number is none', async ({ page }) => {
    await search(page, 'phone', { 'Phone number': '12' });
    await page.getByText('Invalid Phone Number').waitFor();
  });
  journey('where the email is none', async ({ page }) => {
    await search(page, 'email', { 'Email address': 'tamsin@' });
    await page.getByText('Invalid Email Address').waitFor();
  });
  journey('where an address has no town', async ({ page }) => {
    await search(page, 'address', { 'House and street': '418 Cedar Hollow Rd' });
    await page.getByText('Add a city and state, or a ZIP code.').first().waitFor();
  });
});
