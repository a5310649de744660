import { expect, test } from 'vitest';

import { withoutFamily } from '#shared/search-line/family-words.ts';

test.each([
  ['the ramirez family in el paso', 'ramirez in el paso'],
  ['la famille Le Goff Brest', 'Le Goff Brest'],
  ['familia Ochoa', 'Ochoa'],
  ['família da Silva', 'da Silva'],
  ['Öztürk ailesi Konya', 'Öztürk Konya'],
  ['семья Сомовых Тверь', 'Сомов Тверь'],
  ['семья Черных', 'Черных'],
  ['عائلة فرحات', 'فرحات'],
  ['佐々木家 仙台', '佐々木 仙台'],
  ['the Novaks', 'Novak'],
  ['the Lynches of Tulsa', 'Lynch Tulsa'],
  ['the Novaks in Tulsa', 'Novak in Tulsa'],
])('%s is the family of %s', (line, rest) => {
  expect(withoutFamily(line)).toBe(rest);
});

test.each([
  'Maria Familia',
  'The Family Stone',
  'the boss',
  'The Novaks Reunion Band',
  'Family',
  '小説家 田中',
  '画家',
])('%s is none', (line) => {
  expect(withoutFamily(line)).toBeUndefined();
});
