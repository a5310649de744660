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

const movedTo: [Language, string][] = [
  ['en', 'can we move the fitting from thursday to friday'],
  ['es', 'quería cambiar la prueba del jueves al viernes'],
  ['fr', 'je voudrais décaler l’essayage de jeudi à vendredi'],
  ['ja', '木曜の面談を金曜に変更していただきたくて'],
  ['tr', 'perşembeki provayı cumaya almak istiyorum'],
  ['ar', 'ممكن ننقل الجلسة من الخميس للجمعة'],
  ['pt', 'queria passar a prova de quinta para sexta'],
  ['ru', 'хотела бы перенести примерку с четверга на пятницу'],
];

describe('a caller who goes on about an appointment', () => {
  test.each(movedTo)('%s: “%s” is told that it is passed on, and asked when to call', (language, reply) => {
    const now = call(language, reply);
    expect(now.dialogue).toMatchObject({ step: 'callback', proposed: null, wish: { wanted: [] }, message: reply });
    expect(spoken(now)[0]).toBe(promptsOf[language].pass_on(owner));
    expect(call(language, reply, tomorrow[language]).dialogue).toMatchObject({
      step: 'confirm',
      proposed: { at: TEN },
    });
  });

  test.each(movedTo)('%s: “%s” changes no agreed time', (language, reply) => {
    const { dialogue } = call(language, tomorrow[language], promptsOf[language].yes_or_no[0]!, reply);
    expect(dialogue).toMatchObject({ agreed: { at: TEN }, proposed: { at: TEN }, message: reply });
  });

  test.each<[Language, string]>([
    ['en', 'no it’s the fitting that I would like on friday'],
    ['es', 'no, la prueba es la que quiero el viernes'],
    ['fr', 'non c’est l’essayage que je voudrais vendredi'],
    ['ja', 'いえ、面談を金曜にお願いしたいんです'],
    ['tr', 'hayır provayı cumaya almak istiyorum'],
    ['ar', 'لا الموعد بدي ياه يوم الجمعة'],
    ['pt', 'não, eu quero a prova na sexta'],
    ['ru', 'нет, это примерку я хочу в пятницу'],
  ])('%s: “%s”, where a time is read back, is asked when to call', (language, reply) => {
    const now = call(language, tomorrow[language], reply);
    expect(now.dialogue).toMatchObject({ step: 'callback', proposed: null, wish: { wanted: [] }, message: reply });
  });

  test('a day alone may be that of what they want to move, so they are asked once more', () => {
    const moving = (...lines: string[]) =>
      callOnMonday('en', lines, { reason: 'I’d like to move my fitting on Thursday' }).dialogue;
    expect(moving('could we do friday instead')).toMatchObject({ step: 'callback', proposed: null });
    expect(moving('could we do friday instead', 'friday')).toMatchObject({ step: 'confirm', wish: { wanted: [{}] } });
    expect(moving('could we do friday at ten instead').step).toBe('confirm');
    expect(call('en', 'could we do friday instead').dialogue.step).toBe('confirm');
  });
});

describe('a deadline after a time was agreed', () => {
  test.each<[Language, string]>([
    ['en', 'and please send the papers by friday at five'],
    ['es', 'y no olvide mandar los papeles antes del viernes a las cinco'],
    ['fr', 'et il faut envoyer le dossier avant vendredi dix-sept heures'],
    ['ja', 'あと書類は金曜の5時までにお願いします'],
    ['tr', 'belgeleri de cuma beşe kadar gönderin'],
    ['ar', 'ولازم تبعتوا الأوراق قبل الجمعة الساعة خمسة'],
    ['pt', 'e precisa mandar os papéis até sexta às cinco'],
    ['ru', 'и не забудьте, документы надо отправить до пятницы до пяти'],
  ])('%s: “%s” is passed on and changes nothing', (language, reply) => {
    const { dialogue } = call(language, tomorrow[language], promptsOf[language].yes_or_no[0]!, reply);
    expect(dialogue).toMatchObject({ agreed: { at: TEN }, proposed: { at: TEN }, message: reply });
  });
});
