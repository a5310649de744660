import { expect, test } from 'vitest';

import { firstTime } from '#functions/nlu/when/testing.ts';

test.each([
  ['mañana a las nueve', '2026-11-19T09:00'],
  ['mañana por la mañana', '2026-11-19T09:00'],
  ['hoy a las tres y media', '2026-11-18T15:30'],
  ['a las cinco menos cuarto', '2026-11-18T16:45'],
  ['esta noche a las nueve', '2026-11-18T21:00'],
  ['el viernes por la tarde', '2026-11-20T15:00'],
  ['el lunes a las diez y cuarto', '2026-11-23T10:15'],
  ['dentro de veinte minutos', '2026-11-18T10:40'],
  ['en media hora', '2026-11-18T10:50'],
  ['en una hora y media', '2026-11-18T11:50'],
  ['pasado mañana al mediodía', '2026-11-20T12:00'],
  ['el tres de diciembre a las cuatro', '2026-12-03T16:00'],
  ['el 5 de diciembre', '2026-12-05T09:00'],
  ['entre las dos y las cuatro', '2026-11-18T14:00'],
  ['el martes no el jueves a las once', '2026-11-19T11:00'],
  ['a partir del lunes', '2026-11-23T09:00'],
  ['a fin de mes', '2026-11-30T09:00'],
  ['la semana que viene', '2026-11-23T09:00'],
  ['el sábado sobre las once', '2026-11-21T11:00'],
  ['a la una y diez', '2026-11-18T13:10'],
  ['mañana a las 17:20', '2026-11-19T17:20'],
  ['el domingo por la noche', '2026-11-22T19:00'],
  ['nochebuena', '2026-12-24T09:00'],
  ['después de las seis', '2026-11-18T18:00'],
  ['en dos semanas', '2026-12-02T09:00'],
  ['el primer lunes de diciembre', '2026-12-07T09:00'],
])('%s', (text, moment) => {
  expect(firstTime(text, 'es')).toBe(moment);
});
