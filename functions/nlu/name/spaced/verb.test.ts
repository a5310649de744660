import { expect, test } from 'vitest';

import { isVerbal } from '#functions/nlu/name/spaced/verb.ts';

test.each([
  ['tr', 'bakiyom'],
  ['tr', 'ariyordum'],
  ['tr', 'gelecem'],
  ['tr', 'evdeyim'],
  ['ru', 'оставляю'],
  ['ru', 'звонила'],
  ['ru', 'разговаривает'],
  ['es', 'llamamos'],
  ['pt', 'informando'],
  ['fr', 'rappelaient'],
] as const)('%s: %s is a verb', (language, word) => {
  expect(isVerbal(word, language)).toBe(true);
});

test.each([
  ['tr', 'yilmaz'],
  ['tr', 'sevindik'],
  ['ru', 'сорокина'],
  ['ru', 'мельник'],
  ['ru', 'ахмет'],
  ['es', 'quispe'],
  ['pt', 'figueiredo'],
  ['fr', 'durant'],
  ['en', 'browning'],
] as const)('%s: %s may be a name', (language, word) => {
  expect(isVerbal(word, language)).toBe(false);
});
