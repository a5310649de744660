import { expect, test } from 'vitest';

import { joinDigits } from '#frontend/features/assistant/call/spoken-digits.ts';

test.each([
  ['at 6 1 2, 5 5 5, 0 1 9 9. All right?', 'at 612 555 0199. All right?'],
  ['au 0 6, 1 2, 3 4, 5 6, 7 8', 'au 06 12 34 56 78'],
  ['6 1 2、5 5 5、0 1 9 9です', '612 555 0199です'],
  ['at 9 or at 12', 'at 9 or at 12'],
  ['Monday, November 23, at 9:00 AM', 'Monday, November 23, at 9:00 AM'],
])('“%s” reads “%s”', (said, read) => {
  expect(joinDigits(said)).toBe(read);
});
