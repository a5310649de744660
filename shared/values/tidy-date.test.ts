import { expect, test } from 'vitest';

import { inSentence, tidyDate } from '#shared/values/tidy-date.ts';

const parts = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

test.each([
  ['es', '2026-12-01T22:08:00.000Z', 'mar, 1 dic 2026, a las 22:08'],
  ['es', '2026-12-01T01:08:00.000Z', 'mar, 1 dic 2026, a la 01:08'],
  ['fr', '2026-12-01T22:08:00.000Z', 'mar. 1er déc. 2026 à 22\u00a0h\u00a008'],
  ['pt', '2026-12-01T22:08:00.000Z', 'ter., 1º de dez. de 2026, 22:08'],
  ['pt-PT', '2026-12-01T22:08:00.000Z', '1/12/2026 (terça), 22:08'],
  ['pt-PT', '2027-01-01T22:08:00.000Z', '1/1/2027 (sexta), 22:08'],
])('in %s, %s is written so that a sentence can hold it: %s', (locale, at, written) => {
  const format = new Intl.DateTimeFormat(locale, { ...parts, ...clock, timeZone: 'UTC' });
  expect(tidyDate(format.format(new Date(at)), locale)).toBe(written);
});

test.each([
  ['fr', '2026-12-02T05:00:00.000Z', '2 déc. à 5\u00a0h'],
  ['pt-PT', '2027-01-01T22:08:00.000Z', '1/1, 22:08'],
])('in %s, %s without a year is %s', (locale, at, written) => {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', ...clock, timeZone: 'UTC' });
  expect(tidyDate(format.format(new Date(at)), locale)).toBe(written);
});

test.each([
  ['es', 'martes 1 de diciembre de 2026, a las 22:08'],
  ['pt-PT', '1 de dezembro de 2026 (terça) às 22:08'],
  ['pt', 'ter., 1º de dez. de 2026, 22:08'],
  ['fr', 'mar. 1er déc. 2026 à 22\u00a0h\u00a008'],
])('in a sentence in %s, a moment is %s', (locale, written) => {
  const format = new Intl.DateTimeFormat(locale, { ...inSentence({ ...parts, ...clock }, locale), timeZone: 'UTC' });
  expect(tidyDate(format.format(new Date('2026-12-01T22:08:00.000Z')), locale)).toBe(written);
});
