import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { words as inFrame } from '#functions/providers/payments/double/frame/texts.ts';
import { withCardFrame } from '#scripts/journeys/card.ts';
import { advanceClock, restoreClockAfterwards } from '#scripts/journeys/clock.ts';
import { byDay, journey, mailsTo, withBrowser } from '#scripts/journeys/journey.ts';

withBrowser();
restoreClockAfterwards();

const DAY = 86_400;
const words = {
  en: { summary: 'Price and tax', started: 'Your free day has started.', declined: /has been declined/ },
  ar: { summary: 'السعر والضريبة', started: 'بدأ يومك المجاني.', declined: /رُفضت هذه المعاملة/ },
  ja: { summary: '価格と税', started: '無料体験が始まりました。', declined: /承認されませんでした/ },
} as const;
type Spoken = keyof typeof words;

/** The amounts of the order summary: the price, its tax, and the total where tax is added. */
const amounts = async (page: Page, language: Spoken) => {
  const summary = page.getByRole('region', { name: words[language].summary });
  await summary.waitFor();
  const texts = await summary.locator('dd').allTextContents();
  return texts.map((text) => Number(text.replace(/[^\d.,]/g, '').replace(',', '.')));
};

describe.each(byDay('ja', ['en', 'ar', 'ja'] as const))('in %s', (language: Spoken) => {
  const says = words[language];
  const frameSays = inFrame[language];

  journey(
    'a German visitor sees the tax within the price, pays by a wallet, and has it on the receipt',
    async ({ page }) => {
      const email = `taxes.de.${language}@example.com`;
      await page.goto(`/${language}/payment`);
      expect(await amounts(page, language)).toEqual([22.9, 3.66]);
      await page.locator('[name=email]').fill(email);
      const frame = page.frameLocator('iframe');
      const wallet = frame.locator('#wallet');

      await wallet.click(); // nobody has agreed: the wallet does not open
      await page.locator('[name=agreed][aria-invalid=true]').waitFor();
      await page.locator('[name=agreed]').check();
      await wallet.click();
      await frame.locator('#wallet-cancel').click();
      await wallet.click();
      await frame.getByLabel(frameSays.walletDeclined).check();
      await frame.locator('#wallet-pay').click();
      await page.getByText(says.declined).first().waitFor();
      await wallet.click();
      await frame.getByLabel(frameSays.walletGood).check();
      await frame.locator('#wallet-pay').click();
      await page.getByRole('heading', { level: 1, name: says.started }).waitFor();

      await advanceClock(DAY + 60);
      const receipt = (await mailsTo(page, email)).find(({ purpose }) => purpose === 'receipt');
      expect(receipt?.text).toMatch(/USt .*19.*3[.,]66/);
      await page.goto(`/${language}/account/payments`);
      await page.locator('a[href$="/receipt"]').first().click();
      const row = page.getByRole('row', { name: /USt/ });
      await row.waitFor();
      expect(await row.textContent()).toMatch(/3[.,]66/);
    },
    { ...withCardFrame, country: 'DE' },
  );

  journey(
    'a Texan sees the sales tax on top of the price before paying, and everywhere the same total',
    async ({ page }) => {
      await page.goto(`/${language}/payment`);
      expect(await amounts(page, language)).toEqual([24.9, 1.56, 26.46]);
      const agreement = page.locator('.agree');
      expect(await agreement.textContent()).toMatch(/26[.,]46/);
      await page.goto(`/${language}`);
      await page.locator('#h-price').scrollIntoViewIfNeeded();
      await page.locator('.sched time').first().waitFor();
      expect(await page.locator('.sched').textContent()).toMatch(/26[.,]46/);
    },
    { ...withCardFrame, country: 'US', region: 'TX' },
  );
});
