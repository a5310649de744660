import * as z from 'zod';

const RunReport = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      tests: z.array(z.object({ name: z.string(), state: z.string() })),
    }),
  ),
  /** Errors outside of tests. */
  errors: z.array(z.string()),
});
export type RunReport = z.infer<typeof RunReport>;

/** `names` says what failed. */
export type Tally = { passed: number; failed: number; names: string[] };

/**
 * The result of a test run. Failures include files that did not load, errors outside of tests, and runs that were
 * interrupted, reported nothing or failed without a reason.
 */
export function tallyOf(title: string, report: unknown, exitCode: number | null): Tally {
  const parsed = RunReport.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1, names: [`${title}: no report`] };
  const { files, errors } = parsed.data;
  const tests = files.flatMap(({ name, tests }) => tests.map((test) => ({ ...test, name: `${name}: ${test.name}` })));
  const broken = files.filter(
    ({ state, tests }) => state === 'failed' && !tests.some((test) => test.state === 'failed'),
  );
  const names = [
    ...[...tests.filter(({ state }) => state === 'failed'), ...broken].map(({ name }) => name),
    ...errors.map((error) => `${title}, outside of all tests: ${error}`),
  ];
  const isUnexplained = names.length === 0 && (exitCode !== 0 || tests.length === 0);
  if (isUnexplained) names.push(`${title}: ended badly, and nothing says why`);
  return { passed: tests.filter(({ state }) => state === 'passed').length, failed: names.length, names };
}

export const tallyOfCommand = (title: string, exitCode: number | null): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [title] };

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
  names: tallies.flatMap(({ names }) => names),
});
