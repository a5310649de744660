import { expect, test } from 'vitest';

import { splitUncertain } from '#frontend/features/assistant/call/split-uncertain.ts';

const shown = (text: string, ranges: [number, number][]) =>
  splitUncertain(text, ranges)
    .map(({ text: part, isUncertain }) => (isUncertain ? `[${part}]` : part))
    .join('|');

test.each<[string, [number, number][], string]>([
  ['the slip is booked', [[4, 8]], 'the |[slip]| is booked'],
  ['slip', [[0, 4]], '[slip]'],
  ['slip', [], 'slip'],
  ['', [[0, 4]], ''],
  [
    'a b c',
    [
      [4, 5],
      [0, 1],
    ],
    '[a]| b |[c]',
  ],
  [
    'abcdef',
    [
      [1, 4],
      [2, 5],
    ],
    'a|[bcd]|[e]|f',
  ],
  [
    'abc',
    [
      [2, 99],
      [50, 60],
      [1, 1],
    ],
    'ab|[c]',
  ],
])('%j with %j is %s', (text, ranges, result) => {
  expect(shown(text, ranges)).toBe(result);
});
