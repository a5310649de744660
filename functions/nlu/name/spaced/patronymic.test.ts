import { expect, test } from 'vitest';

import { isPatronymicName } from '#functions/nlu/name/spaced/patronymic.ts';

test.each(['павловна', 'фомич', 'кузьмич', 'михалыч', 'никитишна', 'ильинична', 'оглы', 'гызы'])(
  '%s is a patronymic',
  (word) => {
    expect(isPatronymicName(word)).toBe(true);
  },
);

test.each(['анна', 'марина', 'ключ', 'петров'])('%s is none', (word) => {
  expect(isPatronymicName(word)).toBe(false);
});
