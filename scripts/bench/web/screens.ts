import type { Page } from 'playwright-core';

import { results, search } from '#scripts/journeys/search.ts';

const PERSON = 'Tamsin Ruth Okafor';
const CALLER = '+16125550138';
const ASSISTANT = '+12185550123';

/** A screen to measure: its path, its user, and a first interaction. */
export type Screen = {
  name: 'home' | 'search' | 'report' | 'checkout' | 'calls';
  path: string;
  as?: 'subscriber';
  /** Of the visitor’s browser that started the search. */
  browserToken?: string | undefined;
  interact: (page: Page) => Promise<void>;
};

/** Creates the data of the screens through the product: a search, an opened report, a missed call. */
export async function prepareScreens(page: Page, origin: string): Promise<Screen[]> {
  await search(page, 'name', { 'First name': 'Tamsin', 'Last name': 'Okafor' });
  await results(page);
  const searchPath = new URL(page.url()).pathname;
  const browserToken = (await page.context().cookies()).find(({ name }) => name === '__Host-search')?.value;
  await page.getByRole('link', { name: `Free preview: ${PERSON}` }).click();
  await page.getByRole('heading', { level: 1, name: PERSON }).waitFor();
  const reportPath = new URL(page.url()).pathname;
  await logIn(page, reportPath);
  const evidence = page.getByRole('button', { name: /^Evidence: / }).first();
  const unlock = page.getByRole('button', { name: 'Open the report' });
  await unlock.or(evidence).first().waitFor();
  if (await unlock.isVisible()) await unlock.click();
  await evidence.waitFor();
  await missedCall(origin);
  return [
    { name: 'home', path: '/en', interact: fillIn },
    { name: 'search', path: searchPath, browserToken, interact: narrow },
    { name: 'report', path: reportPath, as: 'subscriber', interact: showEvidence },
    { name: 'checkout', path: '/en/payment', interact: writeEmail },
    { name: 'calls', path: '/en/assistant/call-list', as: 'subscriber', interact: openCall },
  ];
}

export async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(`/dev/login?as=subscriber&redirect=${encodeURIComponent(path)}`);
  await page.waitForURL((url) => url.pathname === path);
}

async function missedCall(origin: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) });
    return (await answer.json()) as { call_id: string };
  };
  const dialled = { from: CALLER, to: ASSISTANT, lang: 'en', diverted_because: 'no-answer' };
  const { call_id } = await post('/dev/phone/calls', dialled);
  await post(`/dev/phone/calls/${call_id}/events`, { t: 'speech', text: 'It is about the roof.', lang: 'en' });
  await post(`/dev/phone/calls/${call_id}/events`, { t: 'hangup' });
}

async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'By name' });
  await form.getByLabel('First name').click();
  await form.getByLabel('First name').pressSequentially('Tam');
  await form.getByRole('button').last().click(); // a last name is missing
  await page.getByText('A last name is required.').first().waitFor();
}

async function narrow(page: Page): Promise<void> {
  const why = page.getByRole('button', { name: /Why/ }).first();
  if (await why.isVisible()) await why.click();
  const filters = page.getByRole('button', { name: 'Filters' });
  if (await filters.isVisible()) await filters.click();
  await page.waitForTimeout(500);
}

async function showEvidence(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Evidence: / })
    .first()
    .click();
  await page.waitForTimeout(500);
}

async function writeEmail(page: Page): Promise<void> {
  await page.locator('[name=email]').click();
  await page.locator('[name=email]').pressSequentially('ida@example.com');
}

async function openCall(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForTimeout(1000);
}
