import { expect } from 'vitest';

import { journey, withBrowser } from '#scripts/journeys/journey.ts';
import { search } from '#scripts/journeys/search.ts';

withBrowser();

journey('“Text me when done” sends one text, whose link leads to the results', async ({ page }) => {
  // A search takes some milliseconds here: it is held as if it were under way until the text has been asked for.
  await page.route(/\/api\/people\/searches\/srch_\w+$/, async (route) => {
    const response = await route.fetch();
    const search = (await response.json()) as object;
    await route.fulfill({ response, json: { ...search, status: 'searching', total: 0, gathered: [] } });
  });
  await search(page, 'name', { 'First name': 'Tamsin', 'Last name': 'Okafor' });
  await page.getByRole('button', { name: 'Text me when done' }).click();
  const form = page.getByRole('form', { name: 'Text me when done' });
  await form.getByLabel('Your mobile number').fill('(218) 555-0199');
  await form.getByRole('button', { name: 'Send me one text' }).click();
  await page.getByText('We will text you the link').waitFor();
  await page.unrouteAll({ behavior: 'wait' });

  const [, id = ''] = /(srch_\w+)/.exec(page.url()) ?? [];
  await page.goto('/dev/outbox');
  const message = page.locator('.dev-row', { hasText: '(218) 555-0199' });
  await message.waitFor();
  expect(await message.count()).toBe(1);
  expect(await message.innerText()).not.toMatch(/Tamsin|Okafor/);
  await message.click();
  await page.context().clearCookies(); // the phone that gets the text is another browser
  await page.getByRole('link', { name: new RegExp(`/en/search/${id}$`) }).click();
  await page.getByRole('heading', { level: 1, name: /found/ }).waitFor();
});
