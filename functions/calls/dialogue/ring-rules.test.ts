import { expect, test } from 'vitest';

import { saysOneOf } from '#functions/calls/dialogue/ring-rules.ts';

test.each([
  ['hospital', 'They took him to the Hospital.', true],
  ['hospital', 'the hospitals are full', true],
  ['art', 'my heart', false],
  ['école', 'je suis à l’ecole', true],
  ['okul', 'okuldan arıyorum', true],
  ['المستشفى', 'أنا في المستشفى', true],
  ['مستشفى', 'أنا في المستشفى', true],
  ['病院', '父が病院に運ばれました', true],
  ['школа', 'звонят из школы', false],
  ['a.b(c', 'a.b(c is no pattern', true],
  ['', 'anything', false],
] as const)('“%s” in “%s”: %s', (word, text, isSaid) => {
  expect(saysOneOf([word], text)).toBe(isSaid);
});
