import { expect, test, vi } from 'vitest';

import { formats, timeOptions, write } from '#frontend/lib/format.ts';
import { formatsFor } from '#frontend/lib/use-formats.ts';
import { newId } from '#shared/values/id.ts';

test('a calendar day is the same west of Greenwich', () => {
  expect(formats.day('2026-03-01', 'en')).toBe('Mar 1, 2026');
  expect(formats.date('2026-03-01T02:00:00.000Z', 'en')).toBe('Feb 28, 2026');
});

test.each([
  ['Asia/Tokyo', 'Mar 2, 2026'],
  ['Moon/Base', 'Mar 1, 2026'],
])('a moment is by the clock of the account in %s, a calendar day by none', (time_zone, date) => {
  const user = JSON.stringify({ id: newId('account'), name: 'Ana', time_zone });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'userData' ? user : null) });
  expect(formats.date('2026-03-01T20:00:00.000Z', 'en')).toBe(date);
  expect(formats.day('2026-03-01', 'en')).toBe('Mar 1, 2026');
  vi.unstubAllGlobals();
});

test('numbers have Latin digits in Arabic', () => {
  expect(formats.number(41208, 'ar-u-nu-latn')).toBe('41,208');
});

test.each([
  ['en', 'Ana, Ben, Cem'],
  ['ja', 'Ana、Ben、Cem'],
  ['tr', 'Ana, Ben, Cem'],
  ['ru', 'Ana, Ben, Cem'],
])('names are separated in %s', (locale, list) => {
  expect(formats.list(['Ana', 'Ben', 'Cem'], locale)).toBe(list);
});

test('a Russian date has no stop of its own', () => {
  expect(formats.day('2026-11-22', 'ru')).toBe('22\u00A0нояб. 2026');
  expect(formats.moment('2026-11-22T12:00:00.000Z', 'ru')).not.toContain('г.');
});

test('the number of a day and its month stay on one line', () => {
  expect(formats.day('2026-06-02', 'fr')).toBe('2\u00A0juin 2026');
  expect(formats.day('2026-06-02', 'en')).toBe('Jun 2, 2026');
});

test('a Portuguese hour has two digits', () => {
  expect(formatsFor('pt', 'UTC').time('2026-12-22T05:50:00.000Z')).toBe('05:50');
});

test('a Spanish date is the same in every format', () => {
  expect(formats.day('2026-12-22', 'es')).toBe('22\u00A0de\u00A0diciembre de 2026');
  expect(formatsFor('es', 'UTC').date('2026-12-22T12:00:00.000Z')).toBe('22\u00A0de\u00A0diciembre de 2026');
  expect(formatsFor('es', 'UTC').shortMonth('2026-03-22T12:00:00.000Z')).toBe('marzo de 2026');
});

test.each([
  ['es', 'martes 15\u00A0de\u00A0diciembre', '15\u00A0de\u00A0diciembre de 2026', '15\u00A0dic 2026'],
  ['pt-PT', '15\u00A0de\u00A0dezembro (terça)', '15\u00A0de\u00A0dezembro de 2026', '15/12/2026'],
])('in %s, a date is written out in a sentence and short in a table', (locale, day, date, short) => {
  const at = '2026-12-15T12:00:00.000Z';
  const written = formatsFor(locale, 'UTC');
  expect([written.day(at), written.date(at), written.shortDate(at)]).toEqual([day, date, short]);
  expect([formats.date(at, locale), formats.day('2026-12-15', locale)]).toEqual([date, date]);
  expect(formats.shortDay('2026-12-15', locale)).toBe(short);
});

test('the first of a month is an ordinal in French and in Brazil', () => {
  const days = (locale: string) => ['2026-12-01', '2026-12-11'].map((day) => formats.day(day, locale));
  expect(days('fr')).toEqual(['1er\u00A0déc. 2026', '11\u00A0déc. 2026']);
  expect(days('pt')).toEqual(['1º\u00A0de\u00A0dez. de 2026', '11\u00A0de\u00A0dez. de 2026']);
  expect(formats.day('2026-08-01', 'fr')).toBe('1er\u00A0août 2026');
});

test('French has “à” before the time', () => {
  expect(formatsFor('fr', 'UTC').fullMoment('2026-12-22T03:00:00.000Z')).toBe('mar. 22\u00A0déc. 2026 à 3\u00A0h UTC');
});

test.each([
  ['en', '12 months'],
  ['ja', '12か月'],
  ['ru', '12 месяцев'],
])('a span in %s', (locale, span) => {
  expect(formats.span({ months: 12 }, locale)).toBe(span);
});

test.each([
  ['Alex', 'd’Alex'],
  ['Élise', 'd’Élise'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Hugo', 'de Hugo'],
  ['Marie', 'de Marie'],
])('French elides before the vowel of %s', (name, written) => {
  expect(formats.de(name)).toBe(written);
});

test.each([
  ['en', '3:00 AM CST'],
  ['ar-u-nu-latn', '3:00 ص (التوقيت المركزي لأمريكا الشمالية)'],
  ['ja', '3:00（米国中部時間）'],
  ['tr', '03:00 (Kuzey Amerika Merkezi Saati)'],
  ['ru', '03:00 (Чикаго)'],
])('a zone is named in words in %s', (locale, time) => {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'America/Chicago', timeZoneName: 'short' } as const;
  const written = write('2026-11-30T09:00:00.000Z', locale, { ...options, ...timeOptions(locale) });
  expect(written.replaceAll('\u202F', ' ')).toBe(time);
});
