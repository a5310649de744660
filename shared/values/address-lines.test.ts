import { expect, test } from 'vitest';

import { addressFields } from '#shared/values/address-lines.ts';

test.each([
  ['US', 'street city state postal_code'],
  ['FR', 'street postal_code city'],
  ['GB', 'street city postal_code'],
  ['DE', 'street postal_code city'],
  ['JP', 'postal_code state city street'],
  ['AE', 'street city state'],
  ['SG', 'street city postal_code'],
  ['', 'street city state postal_code'],
  ['ZZ', 'street city'],
])('the parts of an address in %s', (country, fields) => {
  expect(addressFields(country).join(' ')).toBe(fields);
});
