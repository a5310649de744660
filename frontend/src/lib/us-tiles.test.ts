import { expect, test } from 'vitest';

import { usTiles } from '#frontend/lib/us-tiles.ts';
import { usStates } from '#shared/values/us-states.ts';

test('each state has a tile of its own', () => {
  expect(Object.keys(usTiles).sort()).toEqual(usStates.map(({ code }) => code).sort());
  expect(new Set(Object.values(usTiles).map(String)).size).toBe(56);
});
