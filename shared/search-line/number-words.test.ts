import { expect, test } from 'vitest';

import { readLine } from '#shared/search-line/read-line.ts';

test.each([
  ['call from (555) 555-0142', 'US'],
  ['who is (555) 555-0142', 'US'],
  ['numéro (555) 555-0142', 'FR'],
  ['à qui appartient le (555) 555-0142 ?', 'FR'],
  ['teléfono (555) 555-0142', 'ES'],
  ['¿de quién es el número (555) 555-0142?', 'ES'],
  ['telefone (555) 555-0142', 'PT'],
  ['telefon (555) 555-0142', 'US'],
  ['чей номер (555) 555-0142', 'RU'],
  ['電話 (555) 555-0142', 'US'],
  ['この電話番号は (555) 555-0142', 'US'],
  ['هاتف (555) 555-0142', 'EG'],
])('%s is a number, though no country has it', (line, country) => {
  const [reading] = readLine(line, country);
  expect(reading?.type).toBe('phone');
  expect(reading?.search_query?.replace(/\D/g, '')).toMatch(/5555550142$/);
});

test.each(['number 12', 'Number Six', 'Tel Aviv 2026', 'who is Tamsin Okafor', 'de Souza 45'])('%s is none', (line) => {
  expect(readLine(line, 'US')[0]?.type).not.toBe('phone');
});

test('words without end are read at once', () => {
  const start = performance.now();
  for (const word of ['de', 'o', 'quem ', 'telefon']) readLine(`${word.repeat(250 / word.length - 5)} 5550142`, 'BR');
  expect(performance.now() - start).toBeLessThan(2000);
});
