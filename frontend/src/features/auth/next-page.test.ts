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
  expect(nextPage(unknown, '/en/account/privacy', 'en')).toContain('/en/reason-for-use');
  expect(nextPage(unknown, '/en/account/cards', 'en')).toContain('/en/reason-for-use');
  expect(nextPage(unknown, '//evil.example', 'en')).toBe('/en/reason-for-use');
});

test.each(['payments', 'payments/chg_1/confirm', 'card', 'card?from=mail', 'security', 'password', 'delete'])(
  'does not ask for the reason before account/%s',
  (page) => expect(nextPage(unknown, `/en/account/${page}`, 'en')).toBe(`/en/account/${page}`),
);
