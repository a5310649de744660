import { expect, test } from 'vitest';

import { destinationOr, pageAfterRegistration } from '#frontend/features/auth/next-page.ts';

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
  expect(pageAfterRegistration(known, '/en/account', 'en')).toBe('/en/account');
  expect(pageAfterRegistration(unknown, undefined, 'en')).toBe('/en/reason-for-use');
  expect(pageAfterRegistration(unknown, '/en/account', 'en')).toBe('/en/reason-for-use?redirect=%2Fen%2Faccount');
  expect(pageAfterRegistration(unknown, '//evil.example', 'en')).toBe('/en/reason-for-use');
});
