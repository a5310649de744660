import { writeFileSync } from 'node:fs';

import type { Reporter, TestModule } from 'vitest/node';

import type { RunReport } from '#scripts/testing/tally.ts';

/** Where a run leaves what it came to; without it, nowhere. */
export const REPORT = 'CALLUNA_TEST_REPORT';

/**
 * What a test run came to, as few words as a tally needs: with the errors that no test threw, which vitest’s own JSON
 * leaves out, though they fail a run.
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
