import { existsSync, readFileSync } from 'node:fs';

import { openBrowser } from '#scripts/journeys/browser.ts';

const B = 'http://localhost:3943';
const OUT = '/tmp/calluna/checkout/shots';
const browser = await openBrowser();
const view = async (width: number, theme: 'light' | 'dark', language = 'en') => {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 1000 }, colorScheme: theme, timezoneId: 'America/Chicago' });
  await context.grantPermissions(['local-network-access']).catch((e: Error) => console.log(e.message));
  const page = await context.newPage();
  await page.route(`${B}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (/^\/(api|dev)\//.test(pathname)) return route.continue();
    const file = `/tmp/calluna/checkout/web${pathname}`;
    if (pathname.includes('.') && existsSync(file)) return route.fulfill({ path: file });
    const real = await route.fetch();
    return route.fulfill({ response: real, body: readFileSync('/tmp/calluna/checkout/web/index.html', 'utf8').replace('<head>', '<head><meta name="desk" content="/dev">') });
  });
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(language, width, m.text().slice(0, 300)));
  page.on('response', async (r) => { if (r.url().includes('/api/billing/checkout')) console.log(r.status(), (await r.text()).slice(0, 300)); });
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  await page.goto(`${B}/${language}/payment`);
  return page;
};
const card = async (page: Awaited<ReturnType<typeof view>>, number: string) => {
  const frame = page.frameLocator('iframe');
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('04 / 29');
  await frame.locator('#cvv').fill('123');
  await frame.locator('#name').fill('Ida Lindqvist');
  await frame.locator('#zip').fill('55802');
};
const what = process.argv.slice(2);
const only = (name: string) => what.length === 0 || what.includes(name);
if (only('form')) for (const [w, th, l] of [[1280, 'light', 'en'], [390, 'light', 'en'], [1280, 'dark', 'ar'], [390, 'dark', 'ar'], [390, 'light', 'ja'], [390, 'light', 'ru']] as const) {
  const page = await view(w, th, l);
  await page.waitForSelector('iframe'); await page.waitForTimeout(2500);
  await page.screenshot({ path: `${OUT}/form-${l}-${th}-${w}.png`, fullPage: true });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log('overflow', l, w, over);
  await page.context().close();
}
const pay = async (page: Awaited<ReturnType<typeof view>>, number: string, email: string | null) => {
  await page.waitForSelector('iframe'); await page.waitForTimeout(1500);
  if (email) await page.fill('[name=email]', email);
  await card(page, number);
  await page.check('[name=agreed]');
  await page.click('.paybar button');
};
const mail = () => `ida.${Math.random().toString(36).slice(2, 8)}@example.com`;
if (only('missing')) {
  const page = await view(390, 'light');
  await page.waitForSelector('iframe'); await page.waitForTimeout(1500);
  await page.click('.paybar button'); await page.waitForTimeout(500);
  await page.screenshot({ path: `${OUT}/missing.png` });
  await page.fill('[name=email]', mail()); await page.check('[name=agreed]');
  await page.click('.paybar button'); await page.waitForTimeout(1500);
  await page.screenshot({ path: `${OUT}/missing-card.png`, fullPage: true });
  await page.context().close();
}
if (only('decline')) for (const [w, th, l] of [[1280, 'light', 'en'], [390, 'dark', 'ar']] as const) {
  const page = await view(w, th, l);
  await pay(page, '4000 0000 0000 0002', mail());
  await page.waitForSelector('.note--danger', { timeout: 30000 }); await page.waitForTimeout(1500);
  await page.screenshot({ path: `${OUT}/declined-${l}-${w}.png`, fullPage: w < 500 ? false : true });
  await card(page, '4242 4242 4242 4242');
  await page.waitForTimeout(300);
  await page.click('.paybar button');
  await page.waitForSelector('.ticket', { timeout: 20000 }).catch(() => page.screenshot({ path: `${OUT}/oops.png`, fullPage: true })); await page.waitForTimeout(1000);
  await page.screenshot({ path: `${OUT}/success-${l}-${w}.png`, fullPage: true });
  await page.reload(); await page.waitForSelector('.ticket', { timeout: 30000 }); await page.waitForTimeout(1000);
  await page.screenshot({ path: `${OUT}/already-${l}-${w}.png`, fullPage: true });
  await page.context().close();
}
if (only('bank')) for (const [w, th, l] of [[1280, 'light', 'en'], [390, 'light', 'ar']] as const) {
  const page = await view(w, th, l);
  await pay(page, '4000 0000 0000 3220', mail());
  await page.waitForSelector('.bank__wait', { timeout: 30000 }); await page.waitForTimeout(2500);
  await page.screenshot({ path: `${OUT}/bank-${l}-${w}.png`, fullPage: true });
  await page.frameLocator('iframe').locator('#no').click(); await page.waitForSelector('.note--danger', { timeout: 20000 }); await page.waitForTimeout(1500); await page.screenshot({ path: `${OUT}/bank-refused-${l}-${w}.png`, fullPage: true }); continue;
  await page.waitForSelector('.ticket', { timeout: 30000 }); await page.waitForTimeout(800);
  await page.screenshot({ path: `${OUT}/bank-done-${l}-${w}.png` });
  await page.context().close();
}
await browser.close();
