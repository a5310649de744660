import { describe, expect, test } from 'vitest';

import { callOnMonday } from '#functions/calls/dialogue/testing.ts';
import type { Language } from '#shared/values/language.ts';

/** Every quarter of an hour from nine to six in New York, Tuesday to Friday of this week and Monday to Friday of the next. */
const open = [24, 25, 26, 27, 30, 31, 32, 33, 34].flatMap((day) =>
  Array.from({ length: 36 }, (_, quarter) => new Date(Date.UTC(2026, 10, day, 14, quarter * 15)).toISOString()),
);
const dialogue = (language: Language, ...lines: string[]) => callOnMonday(language, lines, { open }).dialogue;
/** The day and the time in New York. */
const clock = (at: string | undefined) =>
  at && new Date(Date.parse(at) - 5 * 3_600_000).toISOString().slice(8, 16).replace('T', ' ');
const proposed = (language: Language, ...lines: string[]) => clock(dialogue(language, ...lines).proposed?.at);

describe('until when someone is there only ends the part of the day', () => {
  test.each<[Language, string]>([
    ['en', 'Wednesday afternoon please, the office is staffed till four'],
    ['en', 'we’re closed at noon, some time Wednesday afternoon, I’m here until five'],
    ['fr', 'mercredi après-midi, on est là jusqu’à cinq heures'],
    ['es', 'el miércoles por la tarde, estamos hasta las cinco'],
    ['pt', 'quarta à tarde, ficamos aqui até às cinco'],
    ['ru', 'в среду после обеда, мы тут до пяти'],
    ['tr', 'çarşamba öğleden sonra, beşe kadar buradayız'],
    ['ar', 'الأربعاء بعد الظهر، نحن هنا لحد الساعة خمسة'],
    ['ja', '水曜の午後、5時までおります'],
  ])('%s: “%s”', (language, reply) => expect(proposed(language, reply)).toBe('25 13:00'));
});

describe('an hour before a weekday counts no weeks', () => {
  test.each<[Language, string, string]>([
    ['en', 'after three on Thursday', '26 15:00'],
    ['en', 'after three on Thursday, say quarter past three', '26 15:15'],
    ['fr', 'après trois heures jeudi, disons trois heures et quart', '26 15:15'],
    ['es', 'después de las tres el jueves, digamos las tres y cuarto', '26 15:15'],
    ['pt', 'depois das três na quinta', '26 15:00'],
    ['ru', 'после трёх в четверг', '26 15:00'],
    ['tr', 'perşembe üçten sonra, üçü çeyrek geçe diyelim', '26 15:15'],
    ['ar', 'بعد الساعة ثلاثة يوم الخميس', '26 15:00'],
    ['ja', '木曜の3時以降で、3時15分くらいで', '26 15:15'],
  ])('%s: “%s”', (language, reply, time) => {
    expect(proposed(language, reply)).toBe(time);
    expect(callOnMonday(language, [reply], { open, reason: 'Thursday the tenth of December' }).dialogue.step).toBe(
      'confirm',
    );
  });
});

describe('an hour at which nobody is there is refused', () => {
  test.each<[Language, string]>([
    ['en', 'at nine nobody’s in yet, but Thursday at half past ten'],
    ['en', 'nine I’m at work, Thursday at half past ten'],
    ['en', 'there’s nobody here at nine, Thursday at half past ten'],
    ['fr', 'à neuf heures il n’y a encore personne, mais jeudi à dix heures et demie'],
    ['fr', 'neuf heures je suis au travail, jeudi à dix heures et demie'],
    ['es', 'a las nueve todavía no hay nadie, pero el jueves a las diez y media'],
    ['pt', 'às nove ainda não tem ninguém, mas quinta às dez e meia'],
    ['ru', 'в девять ещё никого нет, а вот в четверг в десять тридцать'],
    ['tr', 'dokuzda henüz kimse yok, perşembe on buçukta olabilir'],
    ['ar', 'الساعة تسعة ما في حدا، بس الخميس الساعة عشرة ونص'],
    ['ja', '9時はまだ誰もいないので、木曜の10時半はいかがでしょう'],
    ['ja', '9時はまだ仕事中で、木曜の10時半なら'],
  ])('%s: “%s”', (language, reply) => expect(proposed(language, reply)).toBe('26 10:30'));
});

describe('“the same time” is the one that was read back', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'tomorrow at seven', 'yes', 'Thursday at the same time'],
    ['fr', 'demain à sept heures du matin', 'oui', 'jeudi à la même heure'],
    ['es', 'mañana a las siete de la mañana', 'sí', 'mejor el jueves a la misma hora'],
    ['pt', 'amanhã às sete da manhã', 'sim', 'quinta no mesmo horário'],
    ['ru', 'завтра в семь утра', 'да', 'лучше в четверг в то же время'],
    ['tr', 'yarın sabah yedide', 'evet', 'perşembe olsun aynı saatte'],
    ['ar', 'بكرة الساعة سبعة الصبح', 'نعم', 'الخميس بنفس الوقت'],
    ['ja', '明日の朝7時', 'はい', '木曜の同じ時間で'],
  ])('%s: after “%s”, “%s”: “%s”', (language, wish, yes, reply) => {
    for (const lines of [
      [wish, reply],
      [wish, yes, reply],
    ])
      expect(dialogue(language, ...lines)).toMatchObject({
        proposed: { at: '2026-11-26T14:00:00.000Z' },
        wish: { wanted: [{ first: '2026-11-26', from: 540, until: 540 }] },
      });
  });

  test('not another one of the hours that suit', () => {
    const taken = open.filter((at) => clock(at) !== '24 13:00');
    const now = callOnMonday('en', ['tomorrow afternoon', 'Thursday at the same time'], { open: taken }).dialogue;
    expect(clock(now.proposed?.at)).toBe('26 13:15');
  });
});
