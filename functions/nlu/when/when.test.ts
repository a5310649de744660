import { expect, test } from 'vitest';

import { firstTime, WEDNESDAY } from '#functions/nlu/when/testing.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { resolveWhen } from '#functions/nlu/when/index.ts';
import { type Language, languages } from '#shared/values/language.ts';

const at = (reference: string, zone: string) => ({ reference: new Date(reference), zone });

test('a phrase means the earliest such moment, at its own precision', () => {
  expect(resolveWhen('friday', 'en', WEDNESDAY)).toEqual({
    start: '2026-11-20T00:00:00',
    at: '2026-11-20T00:00:00+01:00',
    grain: 'day',
  });
  expect(resolveWhen('next month', 'en', WEDNESDAY)).toMatchObject({ start: '2026-12-01T00:00:00', grain: 'month' });
  expect(resolveWhen('at 3', 'en', WEDNESDAY)).toMatchObject({ start: '2026-11-18T15:00:00', grain: 'hour' });
  expect(resolveWhen('Tobias', 'en', WEDNESDAY)).toBeNull();
});

test('returns the position of a time in the text', () => {
  const text = 'Hello, ring me Friday at half past three, thank you';
  const [found] = findWhens(text, 'en', WEDNESDAY);
  expect(found).toMatchObject({
    text: 'Friday at half past three',
    precision: 'minute',
    at: '2026-11-20T15:30:00+01:00',
  });
  expect(text.slice(found?.index, found?.end)).toBe(found?.text);
});

test('moves a skipped time forward', () => {
  const [found] = findWhens('sunday at 2:30 am', 'en', at('2026-03-27T12:00:00Z', 'Europe/Berlin'));
  expect(found?.at).toBe('2026-03-29T03:30:00+02:00');
});

test('takes the first of a repeated time', () => {
  const [found] = findWhens('sunday at 2:30 am', 'en', at('2026-10-23T12:00:00Z', 'Europe/Berlin'));
  expect(found?.at).toBe('2026-10-25T02:30:00+02:00');
});

test('an hour from now is sixty minutes across a clock change', () => {
  const [found] = findWhens('in one hour', 'en', at('2026-03-29T00:30:00Z', 'Europe/Berlin'));
  expect(found?.at).toBe('2026-03-29T03:30:00+02:00');
});

test('uses the owner’s day, not UTC’s', () => {
  const [found] = findWhens('tomorrow at nine', 'en', at('2026-11-19T05:30:00Z', 'America/Chicago'));
  expect(found?.at).toBe('2026-11-19T09:00:00-06:00');
});

test('three is in the afternoon, seven in the morning, unless past', () => {
  expect(firstTime('at three', 'en')).toBe('2026-11-18T15:00');
  expect(firstTime('tomorrow at seven', 'en')).toBe('2026-11-19T07:00');
  expect(firstTime('at eight', 'en')).toBe('2026-11-18T20:00');
});

test('six is today if it has not passed', () => {
  const [found] = findWhens('at six', 'en', at('2026-11-18T04:20:00Z', 'Europe/Berlin'));
  expect(found?.at).toBe('2026-11-18T06:00:00+01:00');
});

test.each(languages)('%s: handles long, short and odd text', (language) => {
  for (const text of [
    '',
    ' ',
    '\u0000\u0007\u001b',
    '🙂🙂',
    '::::////....',
    '٣٣٣٣٣٣٣٣٣٣٣٣',
    '1'.repeat(500),
    'toString constructor',
  ])
    expect(findWhens(text, language, WEDNESDAY)).toEqual(expect.any(Array));
  for (const word of ['tomorrow ', '3 ', 'первый ', '一', 'yarın ', 'الساعة ', 'a '])
    expect(findWhens(word.repeat(10_000), language, WEDNESDAY)).toEqual(expect.any(Array));
});

/** Ways of naming a time that only running speech has. */
const spoken: [Language, string, string][] = [
  ['en', 'friday before nine say eight', '2026-11-20T08:00'],
  ['en', 'not before the twentieth', '2026-11-20T09:00'],
  ['en', 'tomorrow before i finish so from 8 till 12', '2026-11-19T08:00'],
  ['en', 'tomorrow morning itself 10 30', '2026-11-19T10:30'],
  ['fr', 'à partir du vingt', '2026-11-20T09:00'],
  ['fr', 'ce soir à neuf heures et demie après mon feuilleton', '2026-11-18T21:30'],
  ['fr', 'la semaine d’après donc lundi 23 novembre à 17 heures', '2026-11-23T17:00'],
  ['es', 'la semana que viene el martes', '2026-11-24T09:00'],
  ['es', 'hoy antes de comer a las dos menos cuarto', '2026-11-18T13:45'],
  ['pt', 'na semana que vem na quarta-feira à tarde', '2026-11-25T15:00'],
  ['pt', 'hoje à tarde ou se não der amanhã', '2026-11-18T15:00'],
  ['ru', 'после двадцатого числа', '2026-11-20T09:00'],
  ['ru', 'в пятницу между десятью и двумя', '2026-11-20T10:00'],
  ['tr', 'on dakikaya', '2026-11-18T10:30'],
  ['tr', "çarşamba 14'te", '2026-11-25T14:00'],
  ['tr', 'yarın birle iki arasında', '2026-11-19T13:00'],
  ['ar', 'عقب ربع ساعة', '2026-11-18T10:35'],
  ['ar', 'الأربعاء على الحداش', '2026-11-25T11:00'],
  ['ja', '明日こっちの時間でお昼に', '2026-11-19T12:00'],
  // a day of its own, an hour of its own
  ['en', 'no class tomorrow sorry can you ring us after four today', '2026-11-18T16:00'],
  ['fr', 'une place pour demain appelle à huit heures et demie ce soir', '2026-11-18T20:30'],
  ['fr', 'appelez demain sept heures et demie avant qu’il parte', '2026-11-19T07:30'],
  ['es', 'al interno cuatro el jueves a las once menos diez', '2026-11-19T10:50'],
  ['ru', 'приду в шесть связи нет позвони сегодня без двадцати пять', '2026-11-18T16:40'],
  ['ru', 'второго числа в 11 я от врача выйду', '2026-12-02T11:00'],
  ['ru', 'не раньше 15 декабря', '2026-12-15T09:00'],
  ['es', 'no antes del 24', '2026-11-24T09:00'],
  // some days ahead is a day
  ['es', 'dentro de tres días', '2026-11-21T09:00'],
  ['en', 'in two days', '2026-11-20T09:00'],
  // the one after that
  ['fr', 'pas ce vendredi le vendredi d’après à seize heures', '2026-11-27T16:00'],
  ['tr', 'bu cuma tatil sonraki cuma beşte', '2026-11-27T17:00'],
  ['en', 'a week on tuesday', '2026-12-01T09:00'],
  ['en', 'tenish tomorrow', '2026-11-19T10:00'],
  // hours and days by their endings
  ['tr', 'altıda bi çaldır', '2026-11-18T18:00'],
  ['tr', 'öbür gün yarımda', '2026-11-20T12:30'],
  ['tr', 'cuma on dörtte', '2026-11-20T14:00'],
  ['tr', 'ayın on yedisi perşembe on buçukta', '2026-12-17T10:30'],
  ['tr', 'yani dördünde sabah', '2026-12-04T09:00'],
  ['ar', 'نهار الأحد نصف النهار', '2026-11-22T12:00'],
  ['ar', 'غدوة على التسعة متاع الليل', '2026-11-19T21:00'],
  ['ja', '週明けに', '2026-11-23T09:00'],
  // the day after another one
  ['en', 'Friday I’m in the yard, the day after in the afternoon', '2026-11-21T15:00'],
  ['en', 'the day after Christmas Day', '2026-12-26T09:00'],
  ['fr', 'vendredi je suis au chantier, le lendemain matin', '2026-11-21T09:00'],
  ['es', 'el viernes estoy en la obra, al día siguiente por la tarde', '2026-11-21T15:00'],
  ['es', 'el día después de Navidad', '2026-12-26T09:00'],
  ['pt', 'sexta estou na obra, no dia seguinte à tarde', '2026-11-21T15:00'],
  ['ru', 'в пятницу я на стройке, на следующий день после обеда', '2026-11-21T15:00'],
  ['tr', 'cuma şantiyedeyim, ertesi gün öğleden sonra', '2026-11-21T15:00'],
  ['ar', 'الجمعة أنا بالورشة، اليوم اللي بعده العصر', '2026-11-21T15:00'],
  ['ja', '金曜は現場なので、その翌日の午後', '2026-11-21T15:00'],
  ['en', 'ring us the morra night', '2026-11-19T19:00'],
  ['es', 'de hoy en ocho por la mañana', '2026-11-25T09:00'],
  ['pt', 'de hoje a oito de manhã', '2026-11-25T09:00'],
  ['fr', 'dans deux petites heures', '2026-11-18T12:20'],
];

test.each(spoken)('%s: “%s” is %s', (language, text, moment) => {
  expect(findWhens(text, language, WEDNESDAY).map(({ at }) => at.slice(0, 16))).toContain(moment);
});

test.each<[Language, string]>([
  ['en', 'at that hour'],
  ['es', 'llámame a esa hora'],
  ['fr', 'pour une radio'],
  ['fr', 'au 06 39 98 14 22'],
  ['pt', 'me liga nessa hora'],
  ['fr', 'appelez-moi ce jour-là'],
  ['ja', 'ご希望の時間はございますか'],
  ['tr', 'üçte iki'],
])('%s: “%s” names no time', (language, text) => {
  expect(findWhens(text, language, WEDNESDAY)).toEqual([]);
});
