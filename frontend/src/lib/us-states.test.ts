import { expect, test } from 'vitest';

import { stateName, usStates } from '#frontend/lib/us-states.ts';

test('fifty states, the district and five territories, each on a tile of its own', () => {
  expect(usStates).toHaveLength(56);
  expect(new Set(usStates.map(({ code }) => code)).size).toBe(56);
  expect(new Set(usStates.map(({ row, column }) => `${row}/${column}`)).size).toBe(56);
});

test('a state is called by its name, and what is no state keeps what it is called', () => {
  expect(stateName('WA')).toBe('Washington');
  expect(['PR', 'GU', 'VI', 'AS', 'MP'].map(stateName)).toEqual([
    ...['Puerto Rico', 'Guam', 'US Virgin Islands', 'American Samoa', 'Northern Mariana Islands'],
  ]);
  expect(stateName('Ontario')).toBe('Ontario');
});
