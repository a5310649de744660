import * as z from 'zod';

/** As much of vitest’s JSON report as can be counted. */
const Report = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

export type Tally = { passed: number; failed: number };

/**
 * What a test run came to. A file that did not load is a failure, and so is a run that broke off, reported nothing, or
 * failed for a reason that no test shows.
 */
export function tallyOf(report: unknown, exitCode: number | null): Tally {
  const parsed = Report.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { success, testResults } = parsed.data;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted: string) => tests.filter((status) => status === wanted).length;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = count('failed') + brokenFiles;
  const isUnexplained = failed === 0 && (!success || exitCode !== 0 || tests.length === 0);
  return { passed: count('passed'), failed: isUnexplained ? 1 : failed };
}

export const tallyOfCommand = (exitCode: number | null): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
});
