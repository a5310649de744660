import { expect, test } from 'vitest';

import { mixesScripts } from '#shared/values/mixed-script.ts';

test.each([
  ['Pаul Brandt', true], // a Cyrillic а
  ['Сhase Bank', true], // a Cyrillic С
  ['Alpha Αir', true], // a Greek Α
  ['Paul Brandt', false],
  ['Анна Смирнова', false],
  ['Анна (Anna) Smith', false],
  ['IT-отдел', false],
  ['Νίκος', false],
  ['田中 Ken', false],
  ['الاسم John', false],
  ['D’Ángelo Müller', false],
  ['', false],
])('%s: %s', (name, isMixed) => {
  expect(mixesScripts(name)).toBe(isMixed);
});
