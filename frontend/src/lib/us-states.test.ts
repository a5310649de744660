import { expect, test } from 'vitest';

import { stateName, usStates } from '#frontend/lib/us-states.ts';

test('fifty states and the district, each on a tile of its own', () => {
  expect(usStates).toHaveLength(51);
  expect(new Set(usStates.map(({ code }) => code)).size).toBe(51);
  expect(new Set(usStates.map(({ row, column }) => `${row}/${column}`)).size).toBe(51);
});

test('a state is called by its name, and what is no state keeps what it is called', () => {
  expect(stateName('WA')).toBe('Washington');
  expect(stateName('Ontario')).toBe('Ontario');
});
