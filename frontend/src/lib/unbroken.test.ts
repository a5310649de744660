import { expect, test } from 'vitest';

import { unbroken } from '#frontend/lib/unbroken.ts';

test.each([
  ['Jan 31, 2027', 'Jan\u00A031,\u00A02027'],
  ['1月31日', '1\u2060月\u206031\u2060日'],
])('%s is in one line', (date, joined) => {
  expect(unbroken(date)).toBe(joined);
});
