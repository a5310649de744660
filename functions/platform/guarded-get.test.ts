import { type DefaultBodyType, delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { guardedGet } from '#functions/platform/guarded-get.ts';
import { publicLookup } from '#functions/platform/public-address.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const SITE = 'https://calendar.example.com';
const get = (url = `${SITE}/a.ics`, milliseconds = 5000) => guardedGet(url, { bytes: 1000, milliseconds });
const answer = (path: string, response: () => HttpResponse<DefaultBodyType> | Promise<HttpResponse<DefaultBodyType>>) =>
  server.use(http.get(`${SITE}${path}`, response));
const redirect = (to: string, status = 302) => new HttpResponse(null, { status, headers: { location: to } });

test('reads a text, and follows redirects to other names and paths', async () => {
  answer('/a.ics', () => redirect('/b.ics', 301));
  answer('/b.ics', () => redirect('https://other.example.com/c.ics', 307));
  server.use(http.get('https://other.example.com/c.ics', () => HttpResponse.text('BEGIN:VCALENDAR')));
  expect(await get()).toBe('BEGIN:VCALENDAR');
});

test.each([
  ...['http://calendar.example.com/', 'ftp://calendar.example.com/', 'https://127.0.0.1/', 'https://[::1]/'],
  ...[
    'https://2130706433/',
    'https://0x7f.1/',
    'https://calendar.example.com:8443/',
    'https://a:b@calendar.example.com/',
  ],
])('refuses %s, also behind a redirect', async (url) => {
  await expect(get(url)).rejects.toMatchObject({ kind: 'refused' });
  answer('/a.ics', () => redirect(url));
  await expect(get()).rejects.toMatchObject({ kind: 'refused' });
});

test('refuses a name that leads to an address of our own, before it connects', async () => {
  const lookup = publicLookup((_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]));
  const bounds = { bytes: 1000, milliseconds: 5000 };
  await expect(guardedGet('https://inside.example.net/', bounds, lookup)).rejects.toMatchObject({ kind: 'refused' });
});

test.each([
  [404, 'not_found'],
  [410, 'not_found'],
  [401, 'refused'],
  [403, 'refused'],
  [500, 'unreachable'],
  [204, 'unreachable'],
])('%i is %s', async (status, kind) => {
  answer('/a.ics', () => new HttpResponse(null, { status }));
  await expect(get()).rejects.toMatchObject({ kind });
});

test('ends redirects in a circle, a text that is too large, and one that does not end', async () => {
  answer('/a.ics', () => redirect('/a.ics'));
  await expect(get()).rejects.toMatchObject({ kind: 'unreachable' });
  answer('/large.ics', () => HttpResponse.text('x'.repeat(1001)));
  await expect(get(`${SITE}/large.ics`)).rejects.toMatchObject({ kind: 'too_large' });
  answer('/slow.ics', async () => (await delay('infinite'), HttpResponse.text('')));
  await expect(get(`${SITE}/slow.ics`, 1)).rejects.toMatchObject({ kind: 'unreachable' });
});
