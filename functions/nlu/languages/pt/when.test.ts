import { expect, test } from 'vitest';

import { firstTime } from '#functions/nlu/when/testing.ts';

test.each([
  ['amanhã às nove', '2026-11-19T09:00'],
  ['amanhã de manhã', '2026-11-19T09:00'],
  ['hoje às três e meia', '2026-11-18T15:30'],
  ['às quinze para as cinco', '2026-11-18T16:45'],
  ['hoje à noite às nove', '2026-11-18T21:00'],
  ['sexta à tarde', '2026-11-20T15:00'],
  ['segunda-feira às dez e quinze', '2026-11-23T10:15'],
  ['daqui a vinte minutos', '2026-11-18T10:40'],
  ['em meia hora', '2026-11-18T10:50'],
  ['daqui a uma hora e meia', '2026-11-18T11:50'],
  ['depois de amanhã ao meio-dia', '2026-11-20T12:00'],
  ['dia três de dezembro às quatro', '2026-12-03T16:00'],
  ['no dia 25', '2026-11-25T09:00'],
  ['entre as duas e as quatro', '2026-11-18T14:00'],
  ['terça não quinta às onze', '2026-11-19T11:00'],
  ['a partir de segunda', '2026-11-23T09:00'],
  ['no fim do mês', '2026-11-30T09:00'],
  ['semana que vem', '2026-11-23T09:00'],
  ['sábado lá pelas onze', '2026-11-21T11:00'],
  ['à uma e dez', '2026-11-18T13:10'],
  ['amanhã às 17h20', '2026-11-19T17:20'],
  ['domingo à noite', '2026-11-22T19:00'],
  ['véspera de natal', '2026-12-24T09:00'],
  ['depois das seis', '2026-11-18T18:00'],
  ['daqui a duas semanas', '2026-12-02T09:00'],
  ['meio-dia e meia', '2026-11-18T12:30'],
])('%s', (text, moment) => {
  expect(firstTime(text, 'pt')).toBe(moment);
});
