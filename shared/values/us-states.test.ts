import { expect, test } from 'vitest';

import { stateCode, withoutState } from '#shared/values/state-spelling.ts';
import { stateName, usStates } from '#shared/values/us-states.ts';

test('fifty states, the district and five territories', () => {
  expect(usStates).toHaveLength(56);
});

test('a state has its name, other codes are returned unchanged', () => {
  expect(stateName('WA')).toBe('Washington');
  expect(stateName('Ontario')).toBe('Ontario');
  expect(stateName('constructor')).toBe('constructor');
});

test.each([
  ['Minnesota', 'MN'],
  ['mn', 'MN'],
  ['Minn.', 'MN'],
  ['N.Y.', 'NY'],
  ['d.c.', 'DC'],
  ['West  Virginia', 'WV'],
  ['Ontario', undefined],
])('%s is %s', (text, code) => {
  expect(stateCode(text)).toBe(code);
});

test('the longest name of a state at the end is taken off', () => {
  expect(withoutState('Charleston West Virginia')).toEqual({ rest: 'Charleston', state: 'WV' });
  expect(withoutState('Duluth')).toEqual({ rest: 'Duluth' });
});
