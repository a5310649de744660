import { expect, test } from 'vitest';

import { foldsOf } from '#scripts/models/train/same-name/folds.ts';

const strangers = Array.from({ length: 40 }, (_, at) => ({ one: `Ann ${at}`, other: `Bo ${at}` }));

test('pairs that share a name, directly or through a third, are in one fold', () => {
  const pairs = [...strangers, { one: '7, Bo', other: 'Cy Vance' }, { one: 'VANCE Cy', other: 'ann 9' }];
  for (const seed of [1, 2, 3]) {
    const folds = foldsOf(pairs, 10, seed);
    expect([folds[40], folds[41], folds[9]]).toEqual([folds[7], folds[7], folds[7]]);
  }
});

test('uses all folds, and another seed assigns them differently', () => {
  expect(new Set(foldsOf(strangers, 4, 1))).toEqual(new Set([0, 1, 2, 3]));
  expect(foldsOf(strangers, 4, 1)).not.toEqual(foldsOf(strangers, 4, 2));
});
