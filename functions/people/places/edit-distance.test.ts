import { expect, test } from 'vitest';

import { editDistance } from '#functions/people/places/edit-distance.ts';

test.each([
  ['seattle', 'seattle', 0],
  ['seatle', 'seattle', 1],
  ['seatttle', 'seattle', 1],
  ['seettle', 'seattle', 1],
  ['saettle', 'seattle', 1],
  ['cincinatti', 'cincinnati', 2],
  ['', 'se', 2],
  ['boston', 'austin', 3],
  ['a', 'seattle', 3],
])('%s and %s differ in %i letters', (one, other, letters) => {
  expect(editDistance(one, other, 2)).toBe(letters);
  expect(editDistance(other, one, 2)).toBe(letters);
});
