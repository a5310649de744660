import { expect, test } from 'vitest';

import { destination } from '#scripts/dev/pages/login.ts';

test.each(['/en', '/ar/search-result/per_1', '/en?page=2'])('logging in goes on to %s', (path) => {
  expect(destination(path)).toBe(path);
});

test.each([
  null,
  '',
  '//evil.com',
  '/\\evil.com',
  'https://evil.com',
  'javascript:alert(1)',
  '/%2f/evil.com',
  '/a/../b',
])('logging in goes home rather than to %s', (path) => expect(destination(path)).toBe('/'));
