import { expect, test } from 'vitest';

import { formats } from '#frontend/lib/format.ts';

test('a calendar day is the same west of Greenwich', () => {
  expect(formats.day('2026-03-01', 'en')).toBe('Mar 1, 2026');
  expect(formats.date('2026-03-01T02:00:00.000Z', 'en')).toBe('Feb 28, 2026');
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
  expect(formats.day('2026-11-22', 'ru')).toBe('22 нояб. 2026');
  expect(formats.moment('2026-11-22T12:00:00.000Z', 'ru')).not.toContain('г.');
});

test('a Spanish date is joined with “de”', () => {
  expect(formats.day('2026-11-12', 'es')).toBe('12 de nov. de 2026');
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
