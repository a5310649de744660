import { describe, expect, test } from 'vitest';

import { readReply } from '#functions/calls/dialogue/read-reply.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import type { Language } from '#shared/values/language.ts';

const unchanged: TimeEdits = { wanted: [], refused: [], choice: null, other: null, aboutNumber: false };
const unclear = { agrees: false, refuses: false };
const read = (text: string, language: Language, { edits = unchanged, phrases = unclear, asked = 1 } = {}) =>
  readReply(phrases, { text, language, edits }, { step: 'confirm', asked });

describe('a reply to “is that right?” that no phrase knows', () => {
  test.each([
    ['en', 'much obliged to you ma’am put me down for it'],
    ['fr', 'voilà cette fois c’est bon'],
    ['es', 'está bien pero avísele ya'],
    ['pt', 'fechou então fico no aguardo'],
    ['ja', 'はいそのお時間でお待ちしております'],
    ['tr', 'hay ağzına sağlık evet'],
    ['ar', 'تمام قوي مستنيها'],
    ['ru', 'жду звонка спасибо большое'],
  ] as const)('agrees, in %s: %s', (language, text) => {
    expect(read(text, language)).toEqual({ agrees: true, refuses: false });
  });

  test.each([
    ['en', 'that’s no good to me i’m afraid'],
    ['fr', 'ah non ça ne va pas du tout'],
    ['es', 'a esa hora no puedo'],
    ['ru', 'нет мне так неудобно'],
  ] as const)('refuses, in %s: %s', (language, text) => {
    expect(read(text, language)).toEqual({ agrees: false, refuses: true });
  });

  test.each([
    ['en', 'hang on who is this'],
    ['en', 'is that my time or hers'],
    ['fr', 'c’est au sujet de la cave'],
    ['ja', 'すみませんもう一度お願いします'],
    ['tr', 'hangi numaradan arayacak'],
    ['ar', 'لحظة خليني أشوف'],
    ['pt', 'como é que é'],
    ['ru', 'подождите я посмотрю'],
  ] as const)('does neither, in %s: %s', (language, text) => {
    expect(read(text, language)).toEqual(unclear);
  });

  test('is no yes if it changes something', () => {
    const text = 'that’ll be just fine dear';
    expect(read(text, 'en').agrees).toBe(true);
    expect(read(text, 'en', { edits: { ...unchanged, other: 'after' } }).agrees).toBe(false);
    expect(read(text, 'en', { edits: { ...unchanged, aboutNumber: true } }).agrees).toBe(false);
  });
});

test('a language model is a second opinion: never alone, and never against a change', () => {
  const [likely, opinion] = ['au poil', 'yes'] as const;
  const reading = (text: string, edits = unchanged) =>
    readReply(unclear, { text, language: 'fr', edits, opinion }, { step: 'confirm', asked: 1 }).agrees;
  expect(readReply(unclear, { text: likely, language: 'fr', edits: unchanged }, { step: 'confirm', asked: 1 })).toEqual(
    unclear,
  );
  expect(reading(likely)).toBe(true);
  expect(reading(likely, { ...unchanged, other: 'day' })).toBe(false);
  expect(reading('c’est au sujet de la cave')).toBe(false);
});

test('a phrase of agreement in a reply that is none is asked about once, and then counts', () => {
  const text = 'who is this and why do you want to know';
  const phrases = { agrees: true, refuses: false };
  expect(read(text, 'en', { phrases })).toEqual(unclear);
  expect(read(text, 'en', { phrases, asked: 2 })).toEqual(phrases);
});

test('other questions are not answered by yes or no', () => {
  const reply = readReply(unclear, { text: 'yes', language: 'en', edits: unchanged }, { step: 'name', asked: 1 });
  expect(reply).toEqual(unclear);
});
