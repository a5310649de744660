import { openBrowser } from '#scripts/journeys/browser.ts';
const B = 'http://localhost:3213';
const [lang = 'en', width = '1280', scheme = 'light', ...what] = process.argv.slice(2);
const browser = await openBrowser();
const context = await browser.newContext({ baseURL: B, locale: 'en-US', timezoneId: 'America/Chicago', viewport: { width: Number(width), height: 900 }, colorScheme: scheme as 'light' });
await context.addInitScript(() => { try { localStorage.setItem('configuration', '{"clarity":false,"visits":false}'); } catch {} });
context.setDefaultTimeout(60_000);
const page = await context.newPage();
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 400))); page.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0,400)));
const out = (name: string) => `/tmp/work/stay/shots/${name}-${lang}-${scheme}-${width}.png`;
const shot = async (name: string, fullPage = true) => { await page.waitForLoadState('networkidle'); await page.waitForTimeout(400); await page.screenshot({ path: out(name), fullPage }); console.log(out(name)); };
await page.goto(`/dev/login?as=subscriber&redirect=/${lang}`);
await page.waitForURL((u) => u.pathname === `/${lang}`);
const token = await page.evaluate(() => localStorage.getItem('access_token'));
const api = async (method: string, path: string, body?: object) => {
  const r = await page.request.fetch(`${B}/api${path}`, { method, headers: { authorization: `Bearer ${JSON.parse(token!)}`, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }, ...(body && { data: body }) });
  return r.json() as Promise<any>;
};
const tokenText = token?.startsWith('"') ? JSON.parse(token) : token;
const call = async (method: string, path: string, body?: object) => {
  const r = await page.request.fetch(`${B}/api${path}`, { method, headers: { authorization: `Bearer ${tokenText}`, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }, ...(body && { data: JSON.stringify(body) }) });
  return (await r.json()) as any;
};
const s = await call('POST', '/people/searches', { type: 'name', search_query: 'Okafor', language: lang });
let r: any; for (let i = 0; i < 40; i++) { r = await call('GET', `/people/searches/${s.search_id}`); if (r.status === 'ready') break; await new Promise((d) => setTimeout(d, 500)); }
const people = r.results.data as { person_id: string; full_name: string }[];
console.log(people.slice(0, 5).map((p) => p.full_name).join(', '));
const tamsin = people.find((p) => p.full_name.startsWith('Tamsin'))!;
const other = people.find((p) => p !== tamsin)!;
if (what.includes('setup')) {
  console.log(JSON.stringify(await call('POST', `/people/${tamsin.person_id}/report`, { purpose: 'reconnect' })).slice(0, 300));
  console.log(JSON.stringify(await call('PUT', `/user/saved-people/${tamsin.person_id}/watch`)));
  console.log(JSON.stringify(await call('PUT', `/user/saved-people/${tamsin.person_id}/note`, { note: 'Shared a desk in Duluth, 2009.\nAsk about the boat.' })));
  for (const p of people.slice(1, 4)) console.log(JSON.stringify(await call('PUT', `/user/saved-people/${p.person_id}`)));
}
if (what.includes('home')) { await page.goto(`/${lang}`); await page.locator('.mhome__side').waitFor({timeout: 20000}).catch((e) => console.log('NOHOME', String(e).slice(0,100))); await shot('home'); }
if (what.includes('saved')) { await page.goto(`/${lang}/saved`); await page.locator('.keeprow').first().waitFor(); await page.locator('.keeprow input[type=checkbox]').first().check(); await page.locator('.keeprow input[type=checkbox]').nth(1).check(); await shot('saved'); }
if (what.includes('compare')) { await page.goto(`/${lang}/compare/${tamsin.person_id}/${other.person_id}`); await page.locator('.cmp').waitFor(); await shot('compare'); }
if (what.includes('teaser')) { await page.goto(`/${lang}/search-result/${other.person_id}`); await page.locator('.keep').waitFor(); await page.locator('.keep button').first().click(); await shot('teaser', false); }
if (what.includes('report')) {
  await page.goto(`/${lang}/search-result/${tamsin.person_id}`); await page.locator('.keep button').nth(2).waitFor();
  await page.locator('.keep button').nth(2).click(); await page.locator('.keep__panel form button').waitFor(); await page.locator('.keep__panel form button').click(); await page.locator('.keep__copy input').waitFor();
  const address = await page.locator('.keep__copy input').inputValue(); console.log(address);
  await shot('report', false);
  const more = page.locator('.fact__more button').first(); await more.click(); await page.locator('.fact__more ul').first().waitFor(); await more.scrollIntoViewIfNeeded(); await shot('neighbors', false);
  const c2 = await browser.newContext({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme as 'light' });
  await c2.addInitScript(() => { try { localStorage.setItem('configuration', '{"clarity":false,"visits":false}'); } catch {} });
  const p2 = await c2.newPage(); await p2.goto(address); await p2.waitForLoadState('networkidle'); console.log('url', p2.url());
  await p2.screenshot({ path: out('shared-before') }); await p2.locator('main .btn').first().click(); await p2.locator('.rep-body').waitFor(); await p2.waitForTimeout(500); await p2.screenshot({ path: out('shared') }); console.log(await p2.locator('meta[name=robots]').getAttribute('content'));
}
if (what.includes('results')) { await page.goto(`/${lang}/search/${s.search_id}`); await page.locator('.person').first().waitFor(); await page.locator('.person input[type=checkbox]').first().check(); await shot('results', false); }
if (what.includes('notifications')) { await page.goto(`/${lang}/account/notifications`); await page.locator('.ntab').first().waitFor(); await shot('notifications'); }
if (what.includes('stop')) { await page.goto(`/${lang}/stop-mail/abc`); await page.locator('h1').waitFor(); await shot('stop', false); }
if (what.includes('pdf')) { await page.goto(`/${lang}/search-result/${tamsin.person_id}`); await page.locator('.rep-body').waitFor(); await page.waitForLoadState('networkidle'); await page.pdf({ path: `/tmp/work/stay/shots/report-${lang}.pdf`, format: lang === 'en' ? 'Letter' : 'A4', preferCSSPageSize: false }); console.log('pdf'); }
await browser.close();
