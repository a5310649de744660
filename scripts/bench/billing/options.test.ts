import { expect, test } from 'vitest';

import { optionsOf } from '#scripts/bench/billing/options.ts';

test('nothing said is a whole day of 33,333', () => {
  expect(optionsOf([])).toMatchObject({ renewals: 33_333, rounds: 20, json: false });
});

test('parts are left out by 0', () => {
  expect(optionsOf(['--renewals', '0', '--rounds', '0', '--json'])).toMatchObject({
    renewals: 0,
    rounds: 0,
    json: true,
  });
});

test('what cannot be meant is refused in a sentence', () => {
  expect(() => optionsOf(['--charges', '0'])).toThrow('--charges is “0”: it must be a whole number, 1 or more.');
  expect(() => optionsOf(['--fast'])).toThrow('npm run bench:billing');
});
