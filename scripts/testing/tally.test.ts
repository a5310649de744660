import { describe, expect, test } from 'vitest';

import { sum, tallyOf, tallyOfCommand } from '#scripts/testing/tally.ts';

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((each) => ({ status: each })) }); // prettier-ignore
const report = (success: boolean, ...testResults: object[]) => ({ success, testResults });

describe('a run comes to', () => {
  test('its tests', () => {
    const run = report(false, file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'));
    expect(tallyOf(run, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('neither for a test that was left out', () => {
    expect(tallyOf(report(true, file('passed', 'passed', 'pending', 'skipped', 'todo')), 0)).toEqual({ passed: 1, failed: 0 }); // prettier-ignore
  });

  test('a failure for each file that did not load', () => {
    expect(tallyOf(report(false, file('failed'), file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
  });

  test('a failure for a file whose tests pass and which fails after them', () => {
    expect(tallyOf(report(false, file('failed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
  });

  test.each([
    ['an exit that no test explains', report(true, file('passed', 'passed')), 1],
    ['an end by a signal', report(true, file('passed', 'passed')), null],
    ['an error outside of all tests', report(false, file('passed', 'passed')), 0],
    ['no tests at all', report(true), 0],
    ['no report', undefined, 0],
    ['a report that is something else', { hello: 1 }, 0],
  ])('a failure for %s', (_, run, exitCode) => {
    expect(tallyOf(run, exitCode).failed).toBe(1);
  });
});

test('a command that succeeds or fails counts once', () => {
  expect([0, 1, null].map(tallyOfCommand)).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
    { passed: 0, failed: 1 },
  ]);
});

test('tallies add up', () => {
  expect(sum([{ passed: 2, failed: 1 }, { passed: 3, failed: 0 }])).toEqual({ passed: 5, failed: 1 }); // prettier-ignore
});
