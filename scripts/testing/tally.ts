import * as z from 'zod';

/** As much of vitest’s JSON report as can be counted. */
const Report = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string().default('') })),
    }),
  ),
});

/** `names` says what failed. */
export type Tally = { passed: number; failed: number; names: string[] };

/**
 * What a test run came to. A file that did not load is a failure, and so is a run that broke off, reported nothing, or
 * failed for a reason that no test shows.
 */
export function tallyOf(title: string, report: unknown, exitCode: number | null): Tally {
  const parsed = Report.safeParse(report);
  if (!parsed.success) return { passed: 0, failed: 1, names: [`${title}: no report`] };
  const { success, testResults } = parsed.data;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, name: `${name}: ${fullName}` })),
  );
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const names = [...tests.filter(({ status }) => status === 'failed'), ...brokenFiles].map(({ name }) => name);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const isUnexplained = names.length === 0 && (!success || exitCode !== 0 || tests.length === 0);
  if (isUnexplained) names.push(`${title}: ended badly, and no test says why`);
  return { passed, failed: names.length, names };
}

export const tallyOfCommand = (title: string, exitCode: number | null): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [title] };

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
  names: tallies.flatMap(({ names }) => names),
});
