import { describe, expect, test } from 'vitest';

import { timeEditsIn } from '#functions/nlu/edits/index.ts';
import type { Language } from '#shared/values/language.ts';

/** A Monday. */
const setting = { reference: new Date('2026-11-23T15:00:00Z'), zone: 'America/Chicago' };
const question = { isAboutTime: true, offers: 2, chosen: null };
const day = (date: string) => ({ first: date, last: date });
const allDay = { from: null, until: null };
const week = { first: '2026-11-23', last: '2026-11-29' };
const nextWeek = { first: '2026-11-30', last: '2026-12-06' };
const afterThree = { from: 15 * 60, until: 24 * 60 };

describe('any day of a period but one keeps the period and its hours', () => {
  test.each<[Language, string, object, string]>([
    ['en', 'any day this week but Thursday, three or later', { ...week, ...afterThree }, '2026-11-26'],
    ['en', 'whenever next week but Monday', { ...nextWeek, ...allDay }, '2026-11-30'],
    ['en', 'every afternoon this week but Friday', { ...week, from: 12 * 60, until: 18 * 60 }, '2026-11-27'],
    ['en', 'I can’t. This week but not Friday, after three', { ...week, ...afterThree }, '2026-11-27'],
    ['fr', 'je ne peux pas. Cette semaine sauf jeudi, après quinze heures', { ...week, ...afterThree }, '2026-11-26'],
    ['ar', 'ما أقدر. هذا الأسبوع ما عدا الخميس، بعد الثالثة', { ...week, ...afterThree }, '2026-11-26'],
    ['ar', 'أي يوم هذا الأسبوع باستثناء الخميس، بعد الثالثة', { ...week, ...afterThree }, '2026-11-26'],
    ['pt', 'não posso. Esta semana menos quinta, depois das três', { ...week, ...afterThree }, '2026-11-26'],
    ['pt', 'qualquer dia desta semana mas não na quinta, depois das três', { ...week, ...afterThree }, '2026-11-26'],
    ['ru', 'так не могу. Эта неделя, кроме четверга, и после трёх', { ...week, ...afterThree }, '2026-11-26'],
    ['es', 'esta semana menos el jueves, a las tres o más tarde', { ...week, ...afterThree }, '2026-11-26'],
  ])('%s: %s', (language, text, wanted, refused) => {
    const edits = timeEditsIn(text, language, setting, question);
    expect(edits).toMatchObject({ wanted: [wanted], refused: [{ ...day(refused), ...allDay }] });
  });

  test('unless what follows “but” is what suits best', () => {
    const edits = timeEditsIn('any day this week but Wednesday would be best', 'en', setting, question);
    expect(edits).toMatchObject({ wanted: [day('2026-11-25')], refused: [] });
  });
});

test.each<[Language, string]>([
  ['en', 'Thursday, three in the afternoon or later'],
  ['fr', 'jeudi à quinze heures ou plus tard'],
  ['ja', '木曜の午後3時かそれ以降'],
  ['tr', 'perşembe üç veya daha sonra'],
  ['ar', 'الخميس الساعة ثلاثة أو بعد كده'],
  ['pt', 'quinta às três da tarde ou mais tarde'],
  ['pt', 'quinta depois das três'],
  ['ru', 'в четверг в три часа дня или позже'],
  ['es', 'el jueves a las tres de la tarde o más tarde'],
])('an hour or later has no end, %s: %s', (language, text) => {
  const { wanted } = timeEditsIn(text, language, setting, question);
  expect(wanted).toEqual([{ ...day('2026-11-26'), ...afterThree }]);
});

test.each<[Language, string]>([
  ['en', 'it’s not that it’s next Monday the thirtieth at eleven'],
  ['fr', 'non c’est lundi prochain le trente à onze heures'],
  ['ja', 'そうではなく来週の月曜30日の11時です'],
  ['tr', 'yanlış gelecek pazartesi ayın otuzu saat on bir'],
  ['ar', 'مو هيك الاثنين الجاي يوم ثلاثين الساعة حداشر'],
  ['pt', 'não é segunda que vem dia trinta às onze'],
  ['ru', 'не так в следующий понедельник тридцатого в одиннадцать'],
  ['es', 'no es el lunes que viene día treinta a las once'],
])('a no without a pause corrects what was read back, %s: %s', (language, text) => {
  const { wanted, refused } = timeEditsIn(text, language, setting, question);
  expect([wanted, refused]).toEqual([[{ ...day('2026-11-30'), from: 11 * 60, until: 11 * 60 }], []]);
});

test.each<[Language, string, number]>([
  ['ru', 'завтра без четверти двенадцать дня', 11 * 60 + 45],
  ['ru', 'завтра в три часа дня', 15 * 60],
  ['ar', 'غدا الساعة زوز ونص العشية', 14 * 60 + 30],
])('the hour by its half of the day, %s: %s', (language, text, from) => {
  expect(timeEditsIn(text, language, setting, question).wanted).toMatchObject([{ ...day('2026-11-24'), from }]);
});
