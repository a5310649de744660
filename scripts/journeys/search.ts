import type { Page } from 'playwright-core';

import type { SearchType } from '#shared/validation/search.ts';

const forms: Record<SearchType, string> = {
  name: 'By name',
  phone: 'By phone',
  email: 'By email',
  address: 'By address',
  username: 'By username',
};

/** The form of one way to search, on the home page in English. */
export async function formOf(page: Page, type: SearchType) {
  if (new URL(page.url()).pathname !== '/en') await page.goto('/en');
  await page.getByRole('form').first().waitFor();
  const form = page.getByRole('form', { name: forms[type] });
  if (!(await form.isVisible())) await page.getByRole('button', { name: 'Address or username' }).click();
  return form;
}

/** Fills in a form by its labels and sends it. */
export async function search(page: Page, type: SearchType, fields: Record<string, string>) {
  const form = await formOf(page, type);
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if (label === 'State') await field.selectOption(value);
    else await field.fill(value);
  }
  await form.getByRole('button').last().click();
}

/** Waits for the results and returns them. */
export async function results(page: Page): Promise<string> {
  await page.waitForURL(/\/search\/srch_/);
  const heading = page.getByRole('heading', { level: 1, name: /found|No record|No exact match/ });
  await heading.waitFor();
  return heading.innerText();
}
