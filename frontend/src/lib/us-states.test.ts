import { expect, test } from 'vitest';

import { stateName, usStates } from '#frontend/lib/us-states.ts';

test('fifty states, the district and five territories, each on its own tile', () => {
  expect(usStates).toHaveLength(56);
  expect(new Set(usStates.map(({ code }) => code)).size).toBe(56);
  expect(new Set(usStates.map(({ row, column }) => `${row}/${column}`)).size).toBe(56);
});

test('a state has its name, other codes are returned unchanged', () => {
  expect(stateName('WA')).toBe('Washington');
  expect(['PR', 'GU', 'VI', 'AS', 'MP'].map(stateName)).toEqual([
    'Puerto Rico',
    'Guam',
    'US Virgin Islands',
    'American Samoa',
    'Northern Mariana Islands',
  ]);
  expect(stateName('Ontario')).toBe('Ontario');
});
