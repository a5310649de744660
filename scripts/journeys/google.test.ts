import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { anotherBrowser, journey, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();

const visiting = /^http:\/\/127\.0\.0\.1:\d+\/(auth|interaction|favicon)/;

/** Signs in at the identity double. */
async function goesAs(page: Page, name: string) {
  await page.goto('/en/assistant/login-by-google');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await page.getByRole('button', { name }).click();
}

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((each) => each.name === name)?.value;

journey(
  'a new visitor signs in with Google, and is asked what for',
  async ({ page }) => {
    await goesAs(page, 'Mara Ellison');
    await page.waitForURL(/\/en\/(reason-for-use|assistant)/);
    expect(page.url()).not.toContain('code=');
    expect(await cookie(page, '__Host-rt')).toBeTruthy();
    expect(await cookie(page, '__Host-oauth')).toBeUndefined();
  },
  { visiting },
);

journey(
  'an address that has an account opens nothing by itself: its mail is asked',
  async ({ page }) => {
    await goesAs(page, 'Ida Lindqvist');
    await page.getByRole('heading', { name: 'Check your email.', level: 1 }).waitFor();
    expect(await cookie(page, '__Host-rt')).toBeUndefined();
    const outbox = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
    expect(await outbox.text()).toContain('/en/confirm/connect-google/');
  },
  { visiting, allowing: /409/ },
);

journey(
  'what another browser brought back is stopped here',
  async ({ page }) => {
    const attacker = await anotherBrowser(page);
    const theirs = await attacker.newPage();
    let brought = '';
    theirs.on('request', (request) => void (request.url().includes('/google-login?') && (brought = request.url())));
    await theirs.route('**/api/auth/google/finish', (route) => route.abort()); // its session belongs to another account
    await goesAs(theirs, 'Mara Ellison');
    await expect.poll(() => brought).toContain('code=');
    await attacker.close();

    await page.goto(brought);
    await page.getByRole('heading', { name: 'We stopped this sign-in.' }).waitFor();
    expect(await cookie(page, '__Host-rt')).toBeUndefined();
  },
  { allowing: /422/ },
);

journey(
  'a visitor who turns back at Google sees that nothing happened',
  async ({ page }) => {
    await goesAs(page, 'Cancel');
    await page.getByRole('heading', { name: 'You stopped the sign-in at Google.' }).waitFor();
  },
  { visiting },
);
