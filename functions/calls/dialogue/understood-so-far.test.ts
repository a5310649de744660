import { expect, test } from 'vitest';

import { tidy } from '#functions/calls/dialogue/understood-so-far.ts';

test.each([
  ['M\u0336a\u0336r\u0336i\u0336a\u0336', 'Maria'],
  ['a\u0300\u0301\u0302\u0303b', 'à\u0301b'],
  ['Jose\u0301  \u202eGarci\u0301a', 'José García'],
  ['نَعَم', 'نَعَم'],
  ['がぎぐ', 'がぎぐ'],
])('%j is kept as %j', (text, kept) => {
  expect(tidy(text)).toBe(kept);
});
