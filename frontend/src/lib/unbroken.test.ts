import { expect, test } from 'vitest';

import { unbroken } from '#frontend/lib/unbroken.ts';

test.each([
  ['Jan 31, 2027', 'Jan\u00A031,\u00A02027'],
  ['1月31日', '1\u2060月\u206031\u2060日'],
])('%s is in one line', (date, joined) => {
  expect(unbroken(date)).toBe(joined);
});

test('a month that is written out leaves room to break', () => {
  expect(unbroken('22\u00A0de\u00A0septiembre de 2027')).toBe('22\u00A0de\u00A0septiembre de\u00A02027');
  expect(unbroken('miércoles 22\u00A0de\u00A0septiembre')).toBe('miércoles 22\u00A0de\u00A0septiembre');
});
