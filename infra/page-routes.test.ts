import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { toPage } from '#infra/page-routes.ts';

const uri = (uri: string) => toPage({ request: { uri } }).uri;

test.each([
  ['/', '/index.html'],
  ['/en', '/index.html'],
  ['/en/', '/index.html'],
  ['/ar/search/srch_01JABC', '/index.html'],
  ['/documents', '/index.html'],
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
