import { expect, test } from 'vitest';

import { optionsOf } from '#scripts/bench/billing/options.ts';

test('the default is a day of 33,333 renewals', () => {
  expect(optionsOf([])).toMatchObject({ renewals: 33_333, rounds: 20, json: false });
});

test('0 skips a part', () => {
  expect(optionsOf(['--renewals', '0', '--rounds', '0', '--json'])).toMatchObject({
    renewals: 0,
    rounds: 0,
    json: true,
  });
});

test('invalid options are rejected with a sentence', () => {
  expect(() => optionsOf(['--charges', '0'])).toThrow('--charges is “0”: it must be a whole number, 1 or more.');
  expect(() => optionsOf(['--fast'])).toThrow('npm run bench:billing');
});
