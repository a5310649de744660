import { expect, test } from 'vitest';

import { languageOf } from '#functions/nlu/language/index.ts';

test.each([
  ['en', 'hello this is about the parcel that you ordered please call me back'],
  ['fr', 'bonjour je vous appelle pour le colis que vous avez commandé'],
  ['ja', 'お荷物の件でお電話しました'],
  ['tr', 'merhaba kargonuz için arıyorum beni geri arar mısınız'],
  ['ar', 'مرحبا بخصوص الطرد اللي طلبته'],
  ['pt', 'bom dia estou a ligar por causa da sua encomenda não consigo entregar'],
  ['ru', 'здравствуйте я по поводу вашей посылки'],
  ['es', 'buenos días le llamo por el paquete que usted pidió'],
] as const)('%s is known by what was said', (language, text) => {
  expect(languageOf([text])).toBe(language);
  expect(languageOf([text], 'en')).toBe(language);
});

test('keeps the call’s language for short or ambiguous text', () => {
  expect(languageOf(['ok'], 'pt')).toBe('pt');
  expect(languageOf([''], 'tr')).toBe('tr');
  expect(languageOf(['Dana Whitfield'], 'es')).toBe('es');
});

test('a name that is spelled, and a word said again and again, are no other language', () => {
  expect(languageOf(['it’s Oa Eoa, that’s o a e o a e a o'], 'en')).toBe('en');
  expect(languageOf(['o o o o o o a a a a'], 'en')).toBe('en');
  expect(languageOf(['la la la la la la'], 'en')).toBe('en');
});
