import { describe, expect, test } from 'vitest';

import type { Decision } from '#functions/calls/dialogue/draft.ts';
import { callOnMonday } from '#functions/calls/dialogue/testing.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { Language } from '#shared/values/language.ts';

const OWNER = { owner: 'Anna' };
const spoken = ({ commands }: Decision) => commands.flatMap((one) => (one.c === 'say' ? [one.text] : []));

const tomorrow: Record<Language, string> = {
  ...{ en: 'tomorrow at ten', fr: 'demain à dix heures', ja: '明日の10時', tr: 'yarın saat onda' },
  ...{ ar: 'بكرة الساعة عشرة', pt: 'amanhã às dez', ru: 'завтра в десять', es: 'mañana a las diez' },
};

describe('a short question for the owner is passed on, and the question asked again', () => {
  test.each<[Language, string]>([
    ['en', 'is the bike still for sale?'],
    ['en', 'does she have the receipt?'],
    ['fr', 'elle est où, la clé ?'],
    ['fr', 'c’est combien par mois ?'],
    ['ja', '犬は飼えますか'],
    ['ja', '鍵はどこですか'],
    ['tr', 'anahtar nerede?'],
    ['tr', 'araba hâlâ satılık mı?'],
    ['ar', 'الشقة لسه موجودة؟'],
    ['pt', 'ela recebeu o pacote?'],
    ['pt', 'a casa tá disponível?'],
    ['ru', 'машина ещё продаётся?'],
    ['es', '¿está libre?'],
    ['es', 'quería saber si ya la pagó'],
  ])('%s: “%s”', (language, text) => {
    const offered = callOnMonday(language, [text]);
    expect(offered.dialogue).toMatchObject({ step: 'callback', message: text });
    expect(spoken(offered)[0]).toBe(promptsOf[language].pass_on(OWNER));
    const proposed = callOnMonday(language, [tomorrow[language], text]);
    expect(proposed.dialogue).toMatchObject({ step: 'confirm', agreed: null, message: text });
  });

  test.each<[Language, string]>([
    ['en', 'at what time?'],
    ['fr', 'à quelle heure ?'],
    ['ja', '何時ですか'],
    ['tr', 'saat kaçta?'],
    ['pt', 'a que horas?'],
    ['ru', 'во сколько?'],
    ['es', '¿a qué hora?'],
    ['en', 'what?'],
  ])('%s: “%s” is about the call', (language, text) => {
    expect(callOnMonday(language, [text]).dialogue).toMatchObject({ step: 'callback', message: null });
  });
});

test.each<[Language, string]>([
  ['en', 'where does she live?'],
  ['fr', 'où habite-t-elle exactement ?'],
  ['es', '¿dónde vive ella?'],
])('%s: “%s” is not answered, and the owner reads it', (language, text) => {
  const asked = callOnMonday(language, [text]);
  expect(spoken(asked)[0]).toBe(promptsOf[language].cannot_say(OWNER));
  expect(asked.dialogue).toMatchObject({ step: 'callback', message: text });
});

test('a question with a word of agreement in it books nothing', () => {
  const asked = callOnMonday('es', [tomorrow.es, '¿dónde vive exactamente?']);
  expect(asked.dialogue).toMatchObject({ step: 'confirm', agreed: null });
});

test.each<[Language, string]>([
  ['en', 'the first one'],
  ['fr', 'la première'],
  ['es', 'la primera'],
  ['ru', 'первое'],
])('%s: “%s”, said again of the time that was read back, is a yes', (language, text) => {
  expect(callOnMonday(language, [text]).dialogue.step).toBe('confirm');
  expect(callOnMonday(language, [text, text]).dialogue.agreed).not.toBeNull();
});
