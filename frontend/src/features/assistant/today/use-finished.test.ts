import { expect, test } from 'vitest';

import { rowsOf } from '#frontend/features/assistant/today/use-finished.ts';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  [[a, b, c], [], 'a b c'],
  [[a, c], [{ call: b, at: 1 }], 'a b+ c'],
  [[a, b, c], [{ call: b, at: 1 }], 'a b+ c'],
  [
    [],
    [
      { call: c, at: 2 },
      { call: a, at: 0 },
    ],
    'a+ c+',
  ],
])('what was finished keeps its place: %j, %j', (waiting, done, shown) => {
  expect(
    rowsOf(waiting, done)
      .map(({ call, isDone }) => call.id + (isDone ? '+' : ''))
      .join(' '),
  ).toBe(shown);
});
