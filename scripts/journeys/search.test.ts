import type { Page } from 'playwright-core';
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
    await page.getByRole('link', { name: `Free preview: ${tamsin}` }).waitFor();
  });

  for (const spelling of ['(218) 555-0142', '+1 218 555 0142', '218.555.0142']) {
    journey(`by phone, written ${spelling}`, async ({ page }) => {
      await search(page, 'phone', { 'Phone number': spelling });
      expect(await results(page)).toBe('1 person found');
      await page.getByRole('link', { name: `Free preview: ${tamsin}` }).waitFor();
    });
  }

  journey('by email, in capitals', async ({ page }) => {
    await search(page, 'email', { 'Email address': 'Tamsin.Okafor@Example.com' });
    expect(await results(page)).toBe('1 person found');
    await page.getByRole('link', { name: `Free preview: ${tamsin}` }).waitFor();
  });

  journey('by address', async ({ page }) => {
    await search(page, 'address', { 'House and street': '418 Cedar Hollow Road', 'ZIP code': '55802' });
    expect(await results(page)).toMatch(/found/);
    await page.getByRole('link', { name: `Free preview: ${tamsin}` }).waitFor();
  });

  journey('by username', async ({ page }) => {
    await search(page, 'username', { Username: 'tokafor' });
    expect(await results(page)).toMatch(/found/);
    await page.getByRole('link', { name: `Free preview: ${tamsin}` }).waitFor();
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
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');
    for (let tabs = 0; (await focused()) !== 'First name' && tabs < 30; tabs++) await page.keyboard.press('Tab');
    expect(await focused()).toBe('First name');
    await page.keyboard.type('Tamsin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Okafor');
    await page.keyboard.press('Enter');
    expect(await results(page)).toMatch(/found/);
    const open = page.getByRole('link', { name: `Free preview: ${tamsin}` });
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
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Free preview: ${tamsin}` }) });
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

  journey('can be of several states, sorted, and reached past the filters', async ({ page }) => {
    await search(page, 'name', { 'Last name': 'Okafor' });
    await results(page);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('button', { name: /^Georgia ?, / }).click();
    await filters.getByRole('button', { name: /^Texas ?, / }).click();
    await page.waitForURL((url) => url.search === '?state=GA&state=TX');
    await page.getByLabel('Sort').selectOption('Age, youngest first');
    await page.waitForURL((url) => url.searchParams.get('sort') === 'age');
    await page.getByRole('heading', { level: 1, name: / of / }).waitFor();
    await page.getByRole('button', { name: 'Skip to the people' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^People/);
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

  journey('is made wider with one tap, and says before how many that finds', async ({ page }) => {
    await search(page, 'name', { 'First name': 'Zebediah', 'Last name': 'Okafor', State: 'VT' });
    await results(page);
    const before = page.url();
    const wider = page.getByRole('listitem').filter({ hasText: 'People with a last name like Okafor:' });
    const [, promised] = /(\d+) (?:person|people)/.exec(await wider.innerText()) ?? [];
    await wider.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL((url) => url.href !== before);
    expect(await results(page)).toMatch(new RegExp(`^${promised} (?:person|people) found$`));
  });
});

describe('one line understands', () => {
  const line = (page: Page) => page.locator('[name=line]');
  const send = (page: Page) => line(page).press('Enter');

  journey('a name with a town and an age, and says how', async ({ page }) => {
    await page.goto('/en');
    await line(page).fill('Tamara Okafor, Minneapolis MN about 40');
    await page.getByText('City: Minneapolis, Minnesota').waitFor();
    await page.getByText('Age 35 to 45').waitFor();
    await send(page);
    expect(await results(page)).toMatch(/found/);
    await page.getByRole('button', { name: 'Remove Minneapolis, Minnesota' }).waitFor();
    await page.getByRole('link', { name: 'Free preview: Tamara Okafor' }).waitFor();
    await page.getByRole('link', { name: 'Change search' }).click();
    await page.waitForURL(/\/en$/);
    expect(await line(page).inputValue()).toBe('Tamara Okafor, Minneapolis MN about 40');
  });

  for (const text of [
    '(218) 555-0142',
    '٢١٨٥٥٥٠١٤٢',
    'Tamsin.Okafor@Example.com',
    '@tokafor',
    '418 cedar hollow road duluth minnesota',
    '418 Cedar Hollow Rd 55802',
  ]) {
    journey(text, async ({ page }) => {
      await page.goto('/en');
      await line(page).fill(text);
      await send(page);
      expect(await results(page)).toMatch(/found/);
      await page.getByRole('link', { name: `Free preview: ${tamsin}` }).waitFor();
    });
  }

  journey('what may be meant in two ways, and searches for the one that is chosen', async ({ page }) => {
    await page.goto('/en');
    await line(page).fill('Tamsin Okafor Duluth');
    await page.getByRole('button', { name: 'Name: Tamsin Okafor Duluth' }).click();
    await page.getByRole('button', { name: /^Name: Tamsin Okafor ?· City: Duluth$/ }).click();
    await send(page);
    await results(page);
    await page.getByRole('link', { name: `Free preview: ${tamsin}` }).waitFor();
  });

  journey('a name with a town in Arabic', async ({ page }) => {
    await page.goto('/ar');
    await line(page).fill('تمارا أوكافور مينيابوليس');
    await page.getByText(/^المدينة: /).waitFor();
    await send(page);
    await page.waitForURL(/\/ar\/search\/srch_/);
    await page
      .getByRole('link', { name: /Tamara Okafor/ })
      .first()
      .waitFor();
  });

  journey('a name with a prefecture in Japanese, whose form asks for the family name first', async ({ page }) => {
    await page.goto('/ja');
    const names = await page
      .locator('.find__pane--name input')
      .evaluateAll((fields) => fields.slice(0, 2).map((field) => (field as HTMLInputElement).name));
    expect(names).toEqual(['last_name', 'first_name']);
    await line(page).fill('佐藤 裕子 福岡');
    await page.getByText(/^(?:都道府県|市)：/).waitFor();
    await send(page);
    await page.waitForURL(/\/ja\/search\/srch_/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('one line says what it lacks', () => {
  const line = (page: Page) => page.locator('[name=line]');

  for (const [text, words] of [
    ['', 'Search text must not be empty.'],
    ['1234', 'Invalid Phone Number'],
    ['tamsin@', 'Invalid Email Address'],
    ['😀', 'There is nothing here to search for.'],
    ['Seattle WA', 'Who are you looking for in Seattle, Washington? Add a name.'],
  ] as const)
    journey(`where it is ${text || 'empty'}`, async ({ page }) => {
      await page.goto('/en');
      await line(page).fill(text);
      if (text.startsWith('Seattle')) await page.getByText('City: Seattle, Washington').waitFor();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
      expect(new URL(page.url()).pathname).toBe('/en');
    });

  journey('a first name alone, and is searched for as a last name with one press', async ({ page }) => {
    await page.goto('/en');
    await line(page).fill('Tamsin');
    await line(page).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Tamsin alone is taken for a first name.' }).waitFor();
    await page.getByRole('button', { name: 'Search for last name Tamsin' }).click();
    expect(await results(page)).toBe('No record with this spelling.');
  });

  journey('a town alone in Japanese, where one word may be a whole name', async ({ page }) => {
    await page.goto('/ja');
    await line(page).fill('東京');
    await page.getByText(/^(?:都道府県|市)：/).waitFor();
    await line(page).press('Enter');
    await page.getByRole('alert').filter({ hasText: '誰をお探しですか' }).waitFor();
    await line(page).fill('佐藤');
    await line(page).press('Enter');
    await page.waitForURL(/\/ja\/search\/srch_/);
  });
});

describe('similar people', () => {
  journey('are called similar, and one who is elsewhere is marked', async ({ page }) => {
    await search(page, 'name', { 'First name': 'Tamsyn', 'Last name': 'Okafar', State: 'WA' });
    expect(await results(page)).toMatch(/^No exact match\. \d+ similar/);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Free preview: ${tamsin}` }) });
    await row.getByText('Not in Washington, as far as sources say').waitFor();
  });
});

describe('a search that is changed', () => {
  journey('has its country, region, city and age in the form again', async ({ page }) => {
    await page.goto('/en');
    const form = await formOf(page, 'name');
    await form.getByRole('button', { name: 'Country, city and age' }).click();
    await form.getByLabel('Last name').fill('Satō');
    await form.getByLabel('Country').selectOption('JP');
    await form.getByLabel('Prefecture').selectOption('Fukuoka');
    await form.getByLabel('City').fill('Fukuoka');
    await form.getByLabel('Age', { exact: true }).fill('30–60');
    await page.keyboard.press('Enter');
    await results(page);
    await page.getByRole('link', { name: 'Change search' }).first().click();
    await page.waitForURL(/\/en$/);
    await form.getByLabel('Country').waitFor();
    const value = (label: string) => form.getByLabel(label, { exact: true }).inputValue();
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('[name=state]')?.value === 'Fukuoka');
    expect([await value('Last name'), await value('Country'), await value('City'), await value('Age')]).toEqual([
      'Satō',
      'JP',
      'Fukuoka',
      '30–60',
    ]);
  });

  journey('has the parts of its line in the form', async ({ page }) => {
    await page.goto('/en');
    await page.locator('[name=line]').fill('Tamara Okafor, Minneapolis MN 38-45');
    await page.getByText('City: Minneapolis').waitFor();
    await page.locator('[name=line]').press('Enter');
    await results(page);
    await page.getByRole('link', { name: 'Change search' }).first().click();
    const form = page.getByRole('form', { name: 'By name' });
    await form.getByLabel('Age', { exact: true }).waitFor();
    const value = (label: string) => form.getByLabel(label, { exact: true }).inputValue();
    expect([await value('First name'), await value('Last name'), await value('City'), await value('State')]).toEqual([
      'Tamara',
      'Okafor',
      'Minneapolis',
      'MN',
    ]);
  });
});

describe('the forms', () => {
  for (const [type, label] of [
    ['phone', 'Phone number'],
    ['email', 'Email address'],
    ['address', 'House and street'],
    ['username', 'Username'],
  ] as const)
    journey(`by ${type} is opened by its address, with the focus`, async ({ page }) => {
      await page.goto(`/en?type=${type}`);
      await page.waitForFunction(
        (label) => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent === label,
        label,
      );
    });

  journey('suggest a town, which brings its state, with the keyboard alone', async ({ page }) => {
    await page.goto('/en');
    const form = await formOf(page, 'name');
    await form.getByRole('button', { name: 'Country, city and age' }).click();
    await form.getByLabel('Last name').fill('Okafor');
    await form.getByLabel('City').pressSequentially('dulu');
    await page.getByRole('option', { name: 'Duluth, Minnesota, United States' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await form.getByLabel('City').inputValue()).toBe('Duluth, Minnesota, United States');
    expect(await form.getByLabel('State').inputValue()).toBe('MN');
    expect(await form.getByLabel('Country').inputValue()).toBe('US');
    await form.getByLabel('Age', { exact: true }).fill('41');
    await page.keyboard.press('Enter');
    await results(page);
    await page.getByRole('button', { name: 'Remove Duluth, Minnesota' }).waitFor();
    await page.getByRole('button', { name: 'Remove Age 39 to 43' }).waitFor();
  });
});

describe('on a phone', () => {
  journey(
    'a visitor sees the way to the assistant',
    async ({ page }) => {
      await page.goto('/en');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Call assistant' }).click();
      await page.waitForURL(/\/en\/assistant/);
    },
    { viewport: { width: 390, height: 844 } },
  );
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
