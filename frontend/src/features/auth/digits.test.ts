import { expect, test } from 'vitest';

import { sixDigits } from '#frontend/features/auth/digits.ts';

test.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['Calluna: 482-913 is your code', '482913'],
  ['4829137', '482913'],
  ['٤٨٢٩١٣', '482913'],
  ['۴۸۲۹۱۳', '482913'],
  ['４８２９１３', '482913'],
  ['०९', '09'],
  ['abc', ''],
])('%s contains %s', (text, digits) => expect(sixDigits(text)).toBe(digits));
