import { expect, test } from 'vitest';

import { nextPage, destinationOr } from '#frontend/features/auth/next-page.ts';

const known = { reason_for_use: 'who-called' as const };
const unknown = { reason_for_use: null };

test.each([
  [undefined, '/fr'],
  ['/', '/fr'],
  ['/ja/account?tab=1', '/ja/account?tab=1'],
  ['https://example.com', '/fr'],
  ['//example.com', '/fr'],
  ['/\\example.com', '/fr'],
])('from %s to %s', (goingTo, page) => expect(destinationOr(goingTo, 'fr')).toBe(page));

test('goes by way of the reason for use if there is none', () => {
  expect(nextPage(known, '/en/account', 'en')).toBe('/en/account');
  expect(nextPage(unknown, undefined, 'en')).toBe('/en/reason-for-use');
  expect(nextPage(unknown, '/en/account', 'en')).toBe('/en/reason-for-use?redirect=%2Fen%2Faccount');
  expect(nextPage(unknown, '//evil.example', 'en')).toBe('/en/reason-for-use');
});
