import { expect, test } from 'vitest';

import { nominative } from '#functions/nlu/name/spaced/nominative.ts';

test.each([
  ['Регине', 'Регина'],
  ['Анастасией Львовной', 'Анастасия Львовна'],
  ['Иваном Петровичем', 'Иван Петрович'],
  ['Ольгу Смирнову', 'Ольга Смирнова'],
  ['Тихоновым Аркадием Львовичем', 'Тихонов Аркадий Львович'],
  ['Анной Ковальской', 'Анна Ковальская'],
  ['Марина', 'Марина'],
  ['Шира', 'Шира'],
])('%s is noted as %s', (said, noted) => {
  expect(nominative(said)).toBe(noted);
});
