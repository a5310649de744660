import { expect, test } from 'vitest';

import { packWeights, rowOf, unpackWeights } from '#functions/nlu/linear/weights.ts';

const CLASSES = 2;
/** Three distances: short, longer than two bytes hold, and a multiple of that. */
const hashes = Uint32Array.of(7, 70_000, 70_000 + 0xffff * 3);
const weights = Int8Array.of(1, -1, 127, -127, 0, 5);
const read = unpackWeights(packWeights({ hashes, weights }, CLASSES), CLASSES);

test.each([...hashes].map((hash, row) => ({ hash, row })))(
  'the weights of $hash are read as packed',
  ({ hash, row }) => {
    const found = rowOf(read, hash);
    expect([...read.weights.slice(found * CLASSES, (found + 1) * CLASSES)]).toEqual([
      ...weights.slice(row * CLASSES, (row + 1) * CLASSES),
    ]);
  },
);

test.each([0, 8, 69_999, 4_000_000])('%i, which training has not seen, has no row or adds nothing', (hash) => {
  expect(rowOf(read, hash)).toBe(-1);
});
