import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

const run = promisify(execFile);
const simulate = async (...options: string[]): Promise<string> => {
  const file = fileURLToPath(import.meta.resolve('#scripts/sim/billing.ts'));
  return (
    await run(process.execPath, [file, ...options], { maxBuffer: 64_000_000 }).catch(
      (error: { stdout: string }) => error,
    )
  ).stdout;
};
/** The figures, which are the last line. */
const figures = (text: string) => JSON.parse(text.trim().split('\n').at(-1)!) as Record<string, unknown>;

test('the same seed gives the same run with any number of workers', { timeout: 120_000 }, async () => {
  const [one, two] = await Promise.all([
    simulate('--days', '400', '--seed', '3', '--workers', '1', '--json'),
    simulate('--days', '400', '--seed', '3', '--workers', '2', '--json'),
  ]);
  expect(one).toBe(two);
  expect(figures(one)).toMatchObject({ seed: 3, violations: 0, by_invariant: {} });
});

test('a planted mistake is noticed, and its episode can be replayed', { timeout: 120_000 }, async () => {
  const mistake = 'another amount is captured than was agreed to';
  const result = figures(await simulate('--mutants', '--only', mistake, '--json'));
  expect(result).toMatchObject({ mutants: 1, caught: 1, survivors: [] });
  const [first, again] = [
    await simulate('--replay', '0', '--mutant', mistake),
    await simulate('--replay', '0', '--mutant', mistake),
  ];
  expect(first).toBe(again);
  expect(first).toContain('confirmPayment');
});
