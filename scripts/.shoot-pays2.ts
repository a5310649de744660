import { existsSync } from 'node:fs';
import { openBrowser } from '#scripts/journeys/browser.ts';
const base = 'http://localhost:3977';
const out = '/tmp/calluna/payscreens/shots';
const [, , prefix = 'x', lang = 'en', theme = 'light', width = '1280', ...paths] = process.argv;
const browser = await openBrowser();
const context = await browser.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: theme as 'light', storageState: '/tmp/calluna/payscreens/state.json' });
const page = await context.newPage();
const web = '/tmp/calluna/payscreens/web';
await page.route((url) => url.origin === base && !/^\/(api|dev|card)/.test(url.pathname), async (route) => {
  const { pathname } = new URL(route.request().url());
  const file = web + pathname;
  if (/\.\w+$/.test(pathname) && existsSync(file)) return route.fulfill({ path: file });
  return route.fulfill({ path: web + '/index.html', contentType: 'text/html' });
});
page.on('pageerror', (e) => console.log('pageerror', e.message));
page.on('response', async (r) => r.status() >= 400 && console.log(r.status(), r.url(), (await r.text().catch(() => '')).slice(0, 300)));
await page.goto(`${base}/dev/login?as=member&redirect=/en/directory`);
for (const path of paths) {
  const [where, act] = path.split('!');
  await page.goto(`${base}/${lang}/${where}`);
  await page.waitForTimeout(2200);
  if (act) { await page.locator(act).first().click(); await page.waitForTimeout(2500); }
  if (await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')) console.log('WIDE', path);
  const name = `${out}/${prefix}-${lang}-${theme}-${width}-${where!.replaceAll('/', '_').replace(/chg_\w+/, 'chg')}${act ? '-done' : ''}.png`;
  await page.screenshot({ path: name, fullPage: true });
  console.log(name, page.url());
}
await context.storageState({ path: '/tmp/calluna/payscreens/state.json' });
await browser.close();
