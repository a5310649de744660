import { expect, test } from 'vitest';

import { currencyName } from '#frontend/features/billing/checkout/terms.ts';
import { anOffer } from '#frontend/testing/offer.ts';

test.each([
  ['en', 'USD', 'US dollars'],
  ['en', 'NIS', 'Israeli new shekels'],
  ['es', 'USD', 'dólares estadounidenses'],
  ['pt', 'USD', 'dólares americanos'],
  ['ru', 'USD', 'доллар США'],
  ['ar', 'USD', 'دولار أمريكي'],
] as const)('in %s, %s is named as the sentence needs it', (locale, currency, name) => {
  expect(currencyName(anOffer({ monthly_price: { minor_units: 2490, currency } }), locale)).toBe(name);
});
