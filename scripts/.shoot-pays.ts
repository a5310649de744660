import { mkdirSync } from 'node:fs';
import { openBrowser } from '#scripts/journeys/browser.ts';
const base = 'http://localhost:3977';
const out = '/tmp/calluna/payscreens/shots';
mkdirSync(out, { recursive: true });
const browser = await openBrowser();
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('pageerror', e.message));
page.on('response', async (r) => r.status() >= 400 && console.log(r.status(), r.url(), (await r.text().catch(() => '')).slice(0, 300)));
await page.goto(`${base}/dev/login?as=member&redirect=/en/payment`);
const frame = page.frameLocator('iframe');
await frame.locator('#number').fill('4242424242424242');
await frame.locator('#expiry').fill('0429');
await frame.locator('#cvv').fill('123');
await frame.locator('#name').fill('Ida Brandt');
await frame.locator('#zip').fill('55802');
await page.locator('[name=agreed]').check();
await page.locator('button[type=submit]').first().click();
await page.waitForTimeout(9000);
await page.screenshot({ path: `${out}/paid.png`, fullPage: true });
console.log(await page.locator('h1').first().textContent());
await context.storageState({ path: '/tmp/calluna/payscreens/state.json' });
for (const [name, path] of [['overview', 'account'], ['payments', 'account/payments'], ['next', 'account/payments/next'], ['unsub', 'account/unsubscribe'], ['card', 'account/card']]) {
  await page.goto(`${base}/en/${path}`);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `${out}/trial-${name}.png`, fullPage: true });
}
await browser.close();
