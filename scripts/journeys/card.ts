import type { Page } from 'playwright-core';

/** Options of a journey that pays. The card frame has its own origin; a browser reports every response of 400 and up. */
export const withCardFrame = {
  visiting: /^http:\/\/(127\.0\.0\.1|localhost):\d+\/(frame|v1)/,
  allowing: /status of 4\d\d/,
};

/** Types a card into the card frame, and agrees. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('04 / 31');
  await frame.locator('#cvv').fill('123');
  await frame.locator('#name').fill('Ida Lindqvist');
  await frame.locator('#zip').fill('55802');
  await page.locator('[name=agreed]').check();
}

/** Types a card, agrees and pays. */
export async function payWith(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.locator('.paybar button').click();
}
