import { writeFileSync } from 'node:fs';

import type { Reporter, TestModule } from 'vitest/node';

import type { RunReport } from '#scripts/testing/tally.ts';

/** The file for the result of a run, if any. */
export const REPORT = 'CALLUNA_TEST_REPORT';

/**
 * The result of a test run, including errors outside of tests, which vitest’s own JSON omits although they fail a run.
 */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string; stack?: string }[]): void {
    const file = process.env[REPORT];
    if (!file) return;
    const report: RunReport = {
      files: modules.map((module) => ({
        name: module.relativeModuleId,
        state: module.state(),
        tests: [...module.children.allTests()].map((test) => ({ name: test.fullName, state: test.result().state })),
      })),
      errors: errors.map(({ message, stack }) => stack ?? message ?? 'an error without words'),
    };
    writeFileSync(file, JSON.stringify(report));
  }
}
