import { expect, test } from 'vitest';

import { forenameFirst } from '#functions/nlu/name/spaced/forename-first.ts';

test.each([
  ['ru', 'Воронцова Анжела', 'Анжела Воронцова'],
  ['ru', 'Доржиев Булат', 'Булат Доржиев'],
  ['ru', 'Магомедова Патимат', 'Патимат Магомедова'],
  ['ru', 'Стрельцова Инна Борисовна', 'Инна Борисовна Стрельцова'],
  ['ru', 'Айдар Нуриев', 'Айдар Нуриев'],
  ['ru', 'Нина Ильина', 'Нина Ильина'],
  ['ru', 'Марина Львовна', 'Марина Львовна'],
  ['fr', 'Traoré Aminata', 'Aminata Traoré'],
  ['fr', 'Jean Martin', 'Jean Martin'],
  ['es', 'García Julia', 'Julia García'],
  ['en', 'Grace Baker', 'Grace Baker'],
  ['tr', 'Kaya Selin', 'Kaya Selin'],
] as const)('%s: “%s” is noted as %s', (language, said, noted) => {
  expect(forenameFirst(said, language)).toBe(noted);
});
