import { expect, test } from 'vitest';

import { optionsOf } from '#scripts/bench/search/options.ts';

test('defaults to a million people', () => {
  expect(optionsOf([])).toMatchObject({ people: 1_000_000, perCategory: 100, rounds: 3, json: false });
  expect(optionsOf([]).growth).toBeUndefined();
});

test('measures growth from 100,000 to 4,000,000 people, or at the given sizes', () => {
  const sizes = optionsOf(['--growth']).growth;
  expect([sizes?.[0], sizes?.at(-1)]).toEqual([100_000, 4_000_000]);
  expect(optionsOf(['--growth', '4000,1000']).growth).toEqual([1000, 4000]);
});

test.each([
  [['--people', '1e6'], /--people is “1e6”/],
  [['--seed', '-1'], /seed/],
  [['--nonsense'], /--nonsense/],
  [['1000'], /What is “1000”/],
  [['--growth', '1000'], /at least two/],
  [['--growth', '--persons', 'x.tsv'], /takes no files/],
])('%j is refused', (args, why) => {
  expect(() => optionsOf(args)).toThrow(why);
});
