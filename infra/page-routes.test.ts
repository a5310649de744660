import { runInNewContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import { ADDRESS_HEADER, COUNTRY_HEADER } from '#functions/platform/from.ts';
import { DIRECTORY_PATHS, robotsHeader, toApi, toPage } from '#infra/page-routes.ts';

const uri = (uri: string) => toPage({ request: { uri } }).uri;

test.each([
  ['/', '/index.html'],
  ['/en', '/index.html'],
  ['/en/', '/index.html'],
  ['/ar/search/srch_01JABC', '/index.html'],
  ['/documents', '/index.html'],
  ['/en/directory/people/US/MN/St.%20Paul', '/index.html'],
  ['/ar/directory/emails/e/example.com', '/index.html'],
  ['/docs', '/docs/index.html'],
  ['/docs/', '/docs/index.html'],
])('the page at %s is %s', (asked, found) => {
  expect(uri(asked)).toBe(found);
});

test.each(['/assets/app-4f2.js', '/openapi.json', '/docs/swagger-ui.css', '/icon.svg'])('%s is itself', (asked) => {
  expect(uri(asked)).toBe(asked);
});

test('at the edge it stands alone', () => {
  const alone = runInNewContext(`(${toPage.toString()})`) as typeof toPage;
  expect(alone({ request: { uri: '/en' } })).toEqual({ uri: '/index.html' });
});

test('the API is told the visitor’s address and country, whatever the visitor says they are', () => {
  const alone = runInNewContext(`(${toApi.toString()})`) as typeof toApi;
  const told = alone({
    viewer: { ip: '203.0.113.9' },
    request: {
      headers: {
        [ADDRESS_HEADER]: { value: '127.0.0.1' },
        [COUNTRY_HEADER]: { value: 'US' },
        'cloudfront-viewer-country': { value: 'FR' },
      },
    },
  });
  expect(told.headers).toMatchObject({ [ADDRESS_HEADER]: { value: '203.0.113.9' }, [COUNTRY_HEADER]: { value: 'FR' } });
  const unknown = alone({ viewer: { ip: '203.0.113.9' }, request: { headers: { [COUNTRY_HEADER]: { value: 'US' } } } });
  expect(unknown.headers[COUNTRY_HEADER]).toEqual({ value: '' });
});

describe('search engines', () => {
  const noindex = { 'x-robots-tag': 'noindex' };

  test.each(['/en/directory', '/ar/directory/people/US/MN', '/ja/directory/emails/e'])('may not keep %s', (path) => {
    expect(robotsHeader(path, false)).toEqual(noindex);
    expect(robotsHeader(path, true)).toEqual({});
  });

  test.each(['/', '/en', '/en/search/srch_1', '/directory', '/english/directory'])('are told nothing of %s', (path) => {
    expect(robotsHeader(path, false)).toEqual({});
  });

  test('CloudFront’s pattern and ours mean the same paths', () => {
    const cloudFront = new RegExp(`^${DIRECTORY_PATHS.replaceAll('?', '.').replace('*', '.*')}$`);
    for (const path of ['/en/directory', '/ar/directory/people', '/en', '/directory', '/api/directory/people']) {
      expect(cloudFront.test(path), path).toBe('x-robots-tag' in robotsHeader(path, false));
    }
  });
});
