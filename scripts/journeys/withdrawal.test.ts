import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { words as inFrame } from '#functions/providers/payments/double/frame/texts.ts';
import { withCardFrame } from '#scripts/journeys/card.ts';
import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { byDay, journey, mailsTo, newestTo, withBrowser } from '#scripts/journeys/journey.ts';
import { withdrawalWords } from '#shared/withdrawal/words.ts';

withBrowser();
restoreClockAfterwards();

const DAY = 86_400;
const words = {
  fr: { order: /^Commande avec obligation de paiement/, confirm: 'Confirmer la rétractation' },
  ar: { order: /^اطلب مع الالتزام بالدفع/, confirm: 'تأكيد العدول' },
} as const;
type Spoken = keyof typeof words;

/** Opens the page of the right of withdrawal from the payments, and its function there. */
async function withdrawHere(page: Page, language: Spoken) {
  const { here, form } = withdrawalWords[language];
  await page.goto(`/${language}/account/payments`);
  await page.locator('main').getByRole('link', { name: here }).click();
  await page.getByRole('heading', { name: form.title }).waitFor();
  await page.getByRole('link', { name: here }).click();
}

describe.each(byDay('ar', ['fr', 'ar'] as const))('in %s', (language: Spoken) => {
  const says = words[language];
  const { form } = withdrawalWords[language];
  const country = { fr: 'FR', ar: 'DE' }[language];

  journey(
    'a European is obliged by what the button says, gets the form by mail, and withdraws with all the money back',
    async ({ page }) => {
      const email = `withdrawal.${language}@example.com`;
      await page.goto(`/${language}/payment`);
      await page.locator('.promises a[href$="/withdrawal"]').waitFor();
      await page.locator('[name=email]').fill(email);
      await page.locator('[name=agreed]').check();
      expect(await page.locator('.paybar button').textContent()).toMatch(says.order);
      const frame = page.frameLocator('iframe');
      await frame.locator('#wallet').click();
      await frame.getByLabel(inFrame[language].walletGood).check();
      await frame.locator('#wallet-pay').click();
      await page.getByText(/Google Pay · Visa •••• \d{4}/).waitFor();
      const started = await newestTo(page, email, 'trial-started');
      expect(started.text).toContain(form.title);
      expect(started.text).toContain(`/${language}/withdrawal`);

      await advanceClock(DAY + 60);
      expect((await newestTo(page, email, 'receipt')).text).toMatch(/Google Pay · Visa •••• \d{4}/);
      await withdrawHere(page, language);
      await page.getByRole('button', { name: says.confirm }).click();

      await expect
        .poll(async () => (await mailsTo(page, email)).map(({ purpose }) => purpose))
        .toContain('refund-done');
      const confirmed = await newestTo(page, email, 'refund-done');
      expect(confirmed.text).toContain(withdrawalWords[language].received.says);
      await page.goto(`/${language}/withdrawal`);
      await page.locator('section a[href$="/account/payments"]').waitFor();
    },
    { ...withCardFrame, country },
  );
});

journey(
  'elsewhere the button says what it always said, and the page has the form all the same',
  async ({ page }) => {
    await page.goto('/en/payment');
    await page.getByRole('button', { name: /^Start the free day/ }).waitFor();
    expect(await page.locator('.promises a[href$="/withdrawal"]').count()).toBe(0);
    await page.goto('/en/withdrawal');
    await page.getByRole('heading', { name: withdrawalWords.en.form.title }).waitFor();
  },
  { ...withCardFrame, country: 'US', region: 'OR' },
);
