import { describe, expect, test } from 'vitest';

import { callOnMonday } from '#functions/calls/dialogue/testing.ts';
import type { Language } from '#shared/values/language.ts';

/** A caller who has agreed to a call tomorrow at ten, wants no text, and is asked what else there is. */
const settled: Record<Language, string[]> = {
  en: ['tomorrow at ten', 'yes', 'no'],
  fr: ['demain à dix heures', 'oui', 'non'],
  ja: ['明日の10時', 'はい', 'いいえ'],
  tr: ['yarın saat onda', 'evet', 'hayır'],
  ar: ['بكرة الساعة عشرة', 'نعم', 'لا'],
  pt: ['amanhã às dez', 'sim', 'não'],
  ru: ['завтра в десять', 'да', 'нет'],
  es: ['mañana a las diez', 'sí', 'no'],
};
const after = (language: Language, ...lines: string[]) => callOnMonday(language, [...settled[language], ...lines]);
const [AGREED, THURSDAY] = ['2026-11-24T15:00:00.000Z', '2026-11-26T16:00:00.000Z'];

describe('what is said after the tone changes the callback', () => {
  test.each<[Language, string, string]>([
    ['en', 'oh wait, Thursday at eleven instead', 'yes'],
    ['fr', 'attendez, plutôt jeudi à onze heures', 'oui'],
    ['ja', 'やっぱり木曜の11時にしてください', 'はい'],
    ['tr', 'dur, perşembe on birde olsun', 'evet'],
    ['ar', 'لا استنى خليها الخميس الساعة 11 الصبح', 'نعم'],
    ['pt', 'espera, melhor quinta às onze', 'sim'],
    ['ru', 'ой, давайте лучше в четверг в одиннадцать', 'да'],
    ['es', 'espere, mejor el jueves a las once', 'sí'],
  ])('%s: “%s”, and “%s” moves it', (language, text, yes) => {
    expect(after(language).dialogue).toMatchObject({ step: 'message', agreed: { at: AGREED } });
    expect(after(language, text).dialogue).toMatchObject({ step: 'confirm', proposed: { at: THURSDAY } });
    expect(after(language, text, yes).dialogue.agreed?.at).toBe(THURSDAY);
  });

  test.each<[Language, string]>([
    ['en', 'actually, cancel it'],
    ['fr', 'finalement annulez-le'],
    ['ja', 'やっぱりキャンセルで'],
    ['tr', 'iptal edelim'],
    ['ar', 'الغيها'],
    ['pt', 'pode cancelar'],
    ['ru', 'отмените, пожалуйста'],
    ['es', 'mejor cancélelo'],
  ])('%s: “%s” cancels it', (language, text) => {
    const cancelled = after(language, text);
    expect(cancelled.effects).toEqual([{ do: 'cancel' }]);
    expect(cancelled.dialogue).toMatchObject({ agreed: null, declined_callback: true });
  });

  test.each<[Language, string, string, string]>([
    ['en', '+14155550132', 'the number is wrong, it is 415 555 0177', '+14155550177'],
    ['fr', '+33612345678', 'le numéro est faux, c’est le 06 12 34 56 99', '+33612345699'],
    ['tr', '+905325551234', 'numara yanlış, 0532 555 99 88 olacak', '+905325559988'],
    ['ar', '+201001234567', 'الرقم غلط، الرقم الصحيح 01001239999', '+201001239999'],
    ['ru', '+79161234567', 'номер неправильный, правильный 8 916 123 99 88', '+79161239988'],
    ['es', '+34611223344', 'el número está mal, es el 611 22 99 88', '+34611229988'],
  ])('%s: from %s, “%s” is another number to call', (language, caller_number, text, number) => {
    const lines = [...settled[language], text];
    const { dialogue } = callOnMonday(language, lines, {
      patch: { caller_number, caller_zone: 'America/New_York' },
    });
    expect(dialogue).toMatchObject({ step: 'closed', number, read_number: number, message: null });
  });

  test.each<[Language, string]>([
    ['en', 'tell her the class has moved to Thursday'],
    ['en', 'cancel the order please'],
    ['fr', 'dites-lui que le cours est déplacé à jeudi'],
    ['tr', 'dersin perşembeye alındığını söyleyin'],
  ])('%s: “%s” is a message', (language, text) => {
    const { dialogue } = after(language, text);
    expect(dialogue).toMatchObject({ step: 'closed', agreed: { at: AGREED }, message: text });
  });
});

test('an offered time still lies ahead when the call ends', () => {
  // Monday at eight in New York.
  const open = ['2026-11-23T13:05:00.000Z', '2026-11-23T13:15:00.000Z', '2026-11-24T15:00:00.000Z'];
  expect(callOnMonday('en', ['yes'], { open }).dialogue.proposed?.at).toBe(open[1]);
  expect(callOnMonday('en', ['today'], { open }).dialogue.proposed?.at).toBe(open[1]);
});
