import { expect, test } from 'vitest';

import { isOwnersName, ownerAskedFor, withoutAddress } from '#functions/nlu/intents/owner.ts';
import type { Language } from '#shared/values/language.ts';

test.each([
  ['Ida', 'Ida', true],
  ['إيدا', 'Ida', true],
  ['Иду', 'Ida', true],
  ['イダ', 'Ida', true],
  ['نور', 'Noor', true],
  ['ヌール', 'Noor', true],
  ['Нур', 'Noor', true],
  ['Идочка', 'Ida', true],
  ['Идуле', 'Ida', true],
  ['Idacığım', 'Ida', true],
  ['Аннушку', 'Anna', true],
  ['Идеальная', 'Ida', false],
  ['Idaho', 'Ida', false],
  ['Anna', 'Ida', false],
  ['田中', 'Ida', false],
  ['', 'Ida', false],
])('“%s” is the name of %s: %s', (word, owner, is) => expect(isOwnersName(word, [owner])).toBe(is));

test.each<[Language, string, string]>([
  ['es', 'hola está Ida', 'hola'],
  ['ru', 'а Иду можно', ''],
  ['ar', 'إيدا موجودة', ''],
  ['ja', 'もしもしイダさんですか', 'もしもし'],
  ['es', 'está bien', 'está bien'],
])('%s: “%s” without asking for the owner', (language, text, rest) => {
  const ranges = ownerAskedFor(text, language, ['Ida']);
  const left = ranges.reduceRight((all, { index, end }) => all.slice(0, index) + all.slice(end), text);
  expect(left.trim()).toBe(rest);
});

test.each([
  ['Eda', false],
  ['Aida', false],
  ['عايدة', false],
  ['إيدا', true],
  ['イダ', true],
  ['アイダ', false],
  ['Иде', true],
])('“%s” is Ida, by her names in all scripts: %s', (word, is) =>
  expect(isOwnersName(word, ['Ida', 'イダ', 'إيدا', 'Ида'])).toBe(is),
);

test.each<[Language, string, string]>([
  ['en', 'hello Ida Sunita here', 'hello Sunita here'],
  ['en', 'Ida, it is Dusty', 'it is Dusty'],
  ['es', 'hola ida soy Barrientos', 'hola soy Barrientos'],
  ['ru', 'привет Ида это Гриша', 'привет это Гриша'],
  ['en', 'this is Ida from the bakery', 'this is Ida from the bakery'],
  ['ru', 'это Ида Петровна', 'это Ида Петровна'],
  ['en', 'Ida', 'Ida'],
])('%s: “%s” addresses the owner', (language, text, rest) =>
  expect(withoutAddress(text, language, ['Ida', 'Ида'])).toBe(rest),
);
