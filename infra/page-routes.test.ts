import { runInNewContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import { ADDRESS_HEADER, COUNTRY_HEADER, REGION_HEADER } from '#functions/platform/client-info.ts';
import { DIRECTORY_PATHS, edgeCode, fromPage, pageRules, robotsHeader, toApi, toPage } from '#infra/page-routes.ts';
import { paths } from '#shared/values/pages.ts';

const person = `per_${'0'.repeat(26)}`;
const uri = (uri: string) => toPage({ request: { uri } }).uri;
const status = (uri: string) => fromPage({ request: { uri }, response: { statusCode: 200 } }).statusCode;

test.each([
  ['/', '/index.html'],
  ['/en', '/en/index.html'],
  ['/en/', '/en/index.html'],
  ['/ja/directory/people', '/ja/directory/people/index.html'],
  ['/ar/assistant/page/web-flow-privacy-policy', '/ar/assistant/page/web-flow-privacy-policy/index.html'],
  [`/ar/search/srch_${'0'.repeat(26)}`, '/app.html'],
  [`/en/search-result/${person}`, '/app.html'],
  ['/en/account/payments/chg_1/receipt', '/app.html'],
  ['/Ab3dEf9', '/app.html'],
  ['/en/directory/people/US/MN/St.%20Paul', '/index.html'],
  ['/ar/directory/emails/e/example.com', '/index.html'],
  ['/docs', '/docs/index.html'],
  ['/docs/', '/docs/index.html'],
])('the page at %s is %s', (asked, found) => {
  expect(uri(asked)).toBe(found);
  expect(status(asked)).toBe(200);
  expect(status(found)).toBe(200);
});

test.each([
  '/documents',
  '/xx',
  '/en/nowhere',
  '/en/search',
  '/en/account/nothing',
  '/dev/gallery',
  '/en/search/per_1',
  '/en/search-result/tamsin-okafor',
  `/en/search-result/${person}0`,
  `/en/privacy-center/${person.toLowerCase()}x`,
  '/en/directory/people/atlantis',
  '/en/directory/phones/US/area',
  '/en/directory/places',
  '/en/assistant/page/anything-else',
  '/en/assistant/page/web-flow-terms-of-service/6',
  '/en/assistant/page/web-flow-terms-of-service/07',
])('no page has the address %s', (asked) => {
  expect(uri(asked)).toBe('/404.html');
  expect(status(asked)).toBe(404);
  expect(status('/404.html')).toBe(404);
});

test.each(['/assets/app-4f2.js', '/openapi.json', '/docs/swagger-ui.css', '/icon.svg', '/robots.txt'])(
  '%s is itself',
  (asked) => {
    expect(uri(asked)).toBe(asked);
    expect(status(asked)).toBe(200);
  },
);

test('recognises every page of the router with any parameters of their form', () => {
  for (const [name, path] of Object.entries(paths).filter(([, path]) => path !== paths.gallery)) {
    const filled = path
      .replace(':language', 'fr')
      .replace(/:slug\??/, 'web-flow-terms-of-service')
      .replace(':version', '7')
      .replace(/:person_id\??/, person)
      .replace(/:search_id\??/, `srch_${'0'.repeat(26)}`)
      .replace(':country?', 'US')
      .replace(':prefix?', '651')
      .replace(/:\w+\??/g, 'x.y');
    const shortest = filled.replace(/\/:\w+\?/g, '');
    expect([name, status(filled), status(shortest)]).toEqual([name, 200, 200]);
  }
});

test('the edge functions are self-contained and within 10 kB', () => {
  for (const [run, event] of [
    [toPage, { request: { uri: '/en/account' } }],
    [fromPage, { request: { uri: '/en/nowhere' }, response: { statusCode: 200 } }],
  ] as const) {
    const code = edgeCode(run, pageRules);
    expect(Buffer.byteLength(code)).toBeLessThan(10_000);
    const alone = runInNewContext(`${code}; handler`) as (event: unknown) => unknown;
    expect(alone(structuredClone(event))).toEqual(run(structuredClone(event) as never));
  }
});

test('sets the visitor’s address, country and region, overriding the visitor’s own headers', () => {
  const alone = runInNewContext(`(${toApi.toString()})`) as typeof toApi;
  const forwarded = alone({
    viewer: { ip: '203.0.113.9' },
    request: {
      headers: {
        [ADDRESS_HEADER]: { value: '127.0.0.1' },
        [COUNTRY_HEADER]: { value: 'US' },
        [REGION_HEADER]: { value: 'MN' },
        'cloudfront-viewer-country': { value: 'UA' },
        'cloudfront-viewer-country-region': { value: '43' },
      },
    },
  });
  expect(forwarded.headers).toMatchObject({
    [ADDRESS_HEADER]: { value: '203.0.113.9' },
    [COUNTRY_HEADER]: { value: 'UA' },
    [REGION_HEADER]: { value: '43' },
  });
  const spoofed = { [COUNTRY_HEADER]: { value: 'US' }, [REGION_HEADER]: { value: 'MN' } };
  const unknown = alone({ viewer: { ip: '203.0.113.9' }, request: { headers: spoofed } });
  expect(unknown.headers[COUNTRY_HEADER]).toEqual({ value: '' });
  expect(unknown.headers[REGION_HEADER]).toEqual({ value: '' });
});

describe('search engines', () => {
  const noindex = { 'x-robots-tag': 'noindex' };

  test.each(['/en/directory', '/ar/directory/people/US/MN', '/ja/directory/emails/e'])('may not keep %s', (path) => {
    expect(robotsHeader(path, false)).toEqual(noindex);
    expect(robotsHeader(path, true)).toEqual({});
  });

  test.each(['/', '/en', '/en/search/srch_1', '/directory', '/english/directory'])('get no rule for %s', (path) => {
    expect(robotsHeader(path, false)).toEqual({});
  });

  test('CloudFront’s pattern and ours match the same paths', () => {
    const cloudFront = new RegExp(`^${DIRECTORY_PATHS.replaceAll('?', '.').replace('*', '.*')}$`);
    for (const path of ['/en/directory', '/ar/directory/people', '/en', '/directory', '/api/directory/people']) {
      expect(cloudFront.test(path), path).toBe('x-robots-tag' in robotsHeader(path, false));
    }
  });
});
