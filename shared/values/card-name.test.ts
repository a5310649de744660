import { expect, test } from 'vitest';

import { cardDigits, cardName } from '#shared/values/card-name.ts';

test.each([
  [{ brand: 'visa', last4: '4242' }, 'Visa •••• 4242', '•••• 4242'],
  [{ brand: 'visa', last4: '4242', wallet: 'apple_pay' }, 'Apple Pay · Visa •••• 4242', 'Apple Pay •••• 4242'],
  [{ brand: 'unheard_of', last4: '0007', wallet: 'google_pay' }, 'Google Pay · •••• 0007', 'Google Pay •••• 0007'],
  [{ brand: 'unheard_of', last4: '0007' }, '•••• 0007', '•••• 0007'],
] as const)('%o is %s', (card, name, digits) => {
  expect(cardName(card)).toBe(name);
  expect(cardDigits(card)).toBe(digits);
});
