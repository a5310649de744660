import fc from 'fast-check';
import { expect, test } from 'vitest';

import { replies, type Wish, wishOf } from '#functions/messaging/domain/replies.ts';
import { languages } from '#shared/values/language.ts';

const corpus = languages.flatMap((language) =>
  (Object.entries(replies[language]) as [Wish, readonly string[]][]).flatMap(([wish, words]) =>
    words.map((word) => ({ word, wish })),
  ),
);

test('no keyword has two meanings', () => {
  for (const { word, wish } of corpus) expect(wishOf(word)?.wish, word).toBe(wish);
});

test('matches keywords regardless of case, accents, width, spaces and punctuation', () => {
  const decoration = fc.constantFrom(
    '',
    ' ',
    '  ',
    '\n',
    '.',
    '!',
    '!!!',
    ' :)',
    '…',
    '"',
    '»',
    '。',
    '؟',
    ' 🛑',
    '\u200f',
  );
  const writing = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.normalize('NFD'),
    (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    (text) => [...text].join(' '),
    (text) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)), // full width
  );
  fc.assert(
    fc.property(fc.constantFrom(...corpus), writing, decoration, decoration, ({ word, wish }, write, before, after) => {
      expect(wishOf(`${before}${write(word)}${after}`)?.wish).toBe(wish);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['STOP', 'stop', 'en'],
  ['Arrêt.', 'stop', 'fr'],
  ['ARRET', 'stop', 'fr'],
  ['ÇIKIŞ', 'stop', 'tr'],
  ['İPTAL', 'stop', 'tr'],
  ['стоп!', 'stop', 'ru'],
  ['ＳＴＯＰ', 'stop', 'en'],
  ['停止。', 'stop', 'ja'],
  ['ايقاف', 'stop', 'ar'],
  ['Opt-out', 'stop', 'en'],
  ['no más', 'stop', 'es'],
  ['yardım', 'help', 'tr'],
  ['START', 'start', 'en'],
])('“%s” means %s, in %s', (text, wish, language) => {
  expect(wishOf(text)).toEqual({ wish, language });
});

test.each([
  '',
  ' ',
  '!',
  'Stop by tomorrow?',
  'please do not stop',
  'I need help with my bike',
  'the end of it',
  '🛑',
  '123456',
  'STOPP',
])('“%s” is a text like any other', (text) => {
  expect(wishOf(text)).toBeUndefined();
});

test('a keyword within a sentence changes nothing', () => {
  const sentence = fc.tuple(fc.constantFrom('I said', 'do not', '今日は', 'вчера', 'كان'), fc.constantFrom(...corpus));
  fc.assert(fc.property(sentence, ([before, { word }]) => wishOf(`${before} ${word}`) === undefined));
});
