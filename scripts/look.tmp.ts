import { openBrowser } from '#scripts/journeys/browser.ts';
const browser = await openBrowser();
const [what = 'checkout', ...only] = process.argv.slice(2);
const all: [string, string, string, number, 'light' | 'dark'][] = [
  ['en', 'FR', 'fr', 390, 'light'], ['fr', 'FR', 'fr', 390, 'dark'], ['ar', 'DE', 'de', 390, 'light'], ['ja', 'DE', 'ja', 390, 'dark'],
  ['fr', 'FR', 'fr', 1280, 'light'], ['ar', 'DE', 'de', 1280, 'dark'], ['en', 'GB', 'en', 1280, 'light'], ['ja', 'JP', 'ja', 1280, 'light'], ['en', 'US', 'tx', 390, 'light'],
];
for (const [language, country, tag, width, theme] of all) {
  const name = `${what}-${language}-${country}-${width}-${theme}`;
  if (only.length && !only.some((o) => name.includes(o))) continue;
  const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme: theme, locale: tag === 'tx' ? 'en' : tag, timezoneId: 'Europe/Paris',
    extraHTTPHeaders: { 'x-desk-country': country, ...(country === 'US' && { 'x-desk-region': 'TX' }) } });
  const page = await context.newPage();
  const origin = 'http://127.0.0.1:3113';
  const path = what === 'checkout' ? 'payment' : what === 'home' ? '' : what;
  await page.goto(`${origin}/${language}/${path}`);
  const no = page.locator('.consent button').first();
  await page.waitForTimeout(2500);
  if (await no.isVisible().catch(() => false)) await no.click();
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/x/b-europe-shots/${name}.png`, fullPage: true });
  await context.close();
}
await browser.close();
