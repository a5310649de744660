import { expect, test } from 'vitest';

import { wordsOfName } from '#functions/people/suppression/domain/traits.ts';

test.each([
  ['田中茂', ['田中', '茂'], ['田', '中茂']],
  ['長谷川潤', ['長谷川', '潤'], ['長谷', '川潤']],
])(
  '%s has a reading in common, however it was divided',
  (full_name, [last_name, first_name], [otherLast, otherFirst]) => {
    const written = (last: string, first: string) =>
      wordsOfName({ full_name, last_name: last, first_name: first, middle_name: null }).map(({ family, given }) =>
        [family, given].join('|'),
      );
    const now = written(last_name!, first_name!);
    const before = written(otherLast!, otherFirst!);
    expect(before.some((reading) => now.includes(reading))).toBe(true);
  },
);

test('a name that is divided by its source has no other readings as written', () => {
  const readings = wordsOfName({ full_name: '田中 茂', last_name: '田中', first_name: '茂', middle_name: null });
  expect(readings.filter(({ family }) => family[0] === '田')).toEqual([]);
});
