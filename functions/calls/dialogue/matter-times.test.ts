import { describe, expect, test } from 'vitest';

import type { Decision } from '#functions/calls/dialogue/draft.ts';
import { callOnMonday } from '#functions/calls/dialogue/testing.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { Language } from '#shared/values/language.ts';

const owner = { owner: 'Anna' };

const call = (language: Language, ...lines: string[]) => callOnMonday(language, lines);

const spoken = ({ commands }: Decision) => commands.flatMap((command) => (command.c === 'say' ? [command.text] : []));

/** “Tomorrow at ten”. */
const tomorrow: Record<Language, string> = {
  en: 'tomorrow at ten',
  es: 'mañana a las diez',
  fr: 'demain à dix heures',
  ja: '明日の10時',
  tr: 'yarın saat onda',
  ar: 'بكرة الساعة عشرة',
  pt: 'amanhã às dez',
  ru: 'завтра в десять',
};
const TEN = '2026-11-24T15:00:00.000Z';

describe('who says that a time is none for the call', () => {
  test.each<[Language, string]>([
    ['en', 'no no that’s the time of the fitting not of the call'],
    ['es', 'no, esa es la hora de la prueba, no la de la llamada'],
    ['fr', 'mais non ça c’est l’heure de l’examen pas de l’appel'],
    ['ja', 'いえ、それは試験の時間で、電話の時間じゃないです'],
    ['tr', 'hayır o sınavın saati aramanın saati değil'],
    ['ar', 'لا لا هذا وقت الامتحان مو وقت المكالمة'],
    ['pt', 'não, essa é a hora da prova, não da ligação'],
    ['ru', 'нет, это время экзамена, а не звонка'],
  ])('%s: “%s” is told so, and asked when to call', (language, reply) => {
    const now = call(language, tomorrow[language], reply);
    expect(now.dialogue).toMatchObject({ step: 'callback', proposed: null, agreed: null, wish: { wanted: [] } });
    expect(spoken(now)[0]).toBe(promptsOf[language].pass_on(owner));
    expect(call(language, tomorrow[language], reply, reply).dialogue.step).toBe('message');
  });
});

describe('a question about a time chooses none', () => {
  test.each<[Language, string]>([
    ['en', 'nine which time zone is that'],
    ['en', 'the nine o’clock one what day is that'],
    ['es', 'la de las nueve ¿eso qué día es'],
    ['fr', 'neuf heures c’est quel jour'],
    ['ja', '9時ってどっちの時間？'],
    ['tr', 'dokuz hangi saat dilimi'],
    ['ar', 'الساعة تسعة بأي توقيت'],
    ['pt', 'às nove em que fuso'],
    ['ru', 'в девять это по какому времени'],
  ])('%s: “%s”', (language, reply) => {
    expect(call(language, reply).dialogue).toMatchObject({ step: 'callback', proposed: null });
  });
});

describe('an agreed time is not moved by other times', () => {
  test.each<[Language, string]>([
    ['en', 'the garage shuts at eight on fridays'],
    ['en', 'we open at nine on wednesday'],
    ['es', 'el taller abre a las nueve los miércoles'],
    ['fr', 'l’atelier ferme à dix-neuf heures le vendredi'],
    ['ja', '店は水曜は9時に開店します'],
    ['tr', 'dükkan çarşamba dokuzda açılıyor'],
    ['ar', 'المحل بيقفل الساعة تسعة يوم الجمعة'],
    ['pt', 'a oficina abre às nove na quarta'],
    ['ru', 'мастерская в среду открывается в девять'],
  ])('%s: “%s”', (language, reply) => {
    const { dialogue } = call(language, tomorrow[language], promptsOf[language].yes_or_no[0]!, reply);
    expect(dialogue).toMatchObject({ agreed: { at: TEN }, proposed: { at: TEN } });
  });
});

describe('a time that is read back', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'actually make it eleven', /call/],
    ['es', 'mejor a las once', /llama/],
    ['fr', 'plutôt onze heures', /rappelle/],
    ['ja', 'やっぱり11時でお願いします', /電話/],
    ['tr', 'on birde olsun', /arayacak/],
    ['ar', 'خليها الساعة حداشر', /مكالمة/],
    ['pt', 'melhor às onze', /liga/],
    ['ru', 'лучше в одиннадцать', /перезвонит/],
  ])('%s: “%s” is one of a call', (language, reply, verb) => {
    const now = call(language, tomorrow[language], reply);
    expect(now.dialogue).toMatchObject({ step: 'confirm', read_back: 'corrected' });
    expect(spoken(now).at(-1)).toMatch(verb);
  });
});
