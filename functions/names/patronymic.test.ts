import { expect, test } from 'vitest';

import { isPatronymic } from '#functions/names/patronymic.ts';

test.each(['ивановна', 'сергеевич', 'ильич', 'олексіиович', 'андріівна', 'ivanovna', 'sergeevich', 'oleksandrovych'])(
  '%s is a patronymic',
  (word) => expect(isPatronymic(word)).toBe(true),
);

test.each(['иванов', 'иванова', 'anna', 'smith', 'кличко'])('%s is none', (word) =>
  expect(isPatronymic(word)).toBe(false),
);
