import { describe, expect, test } from 'vitest';

import { sum, tallyOf, tallyOfCommand } from '#scripts/testing/tally.ts';

const file = (status: string, ...tests: string[]) => ({ name: 'a.test.ts', status, assertionResults: tests.map((each) => ({ status: each, fullName: each })) }); // prettier-ignore
const report = (success: boolean, ...testResults: object[]) => ({ success, testResults });

describe('a run comes to', () => {
  test('its tests', () => {
    const run = report(false, file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'));
    expect(tallyOf('Unit', run, 1)).toEqual({ passed: 3, failed: 1, names: ['a.test.ts: failed'] });
  });

  test('neither for a test that was left out', () => {
    expect(tallyOf('Unit', report(true, file('passed', 'passed', 'pending', 'skipped', 'todo')), 0)).toMatchObject({ passed: 1, failed: 0 }); // prettier-ignore
  });

  test('a failure for each file that did not load', () => {
    expect(tallyOf('Unit', report(false, file('failed'), file('passed', 'passed')), 1)).toEqual({
      passed: 1,
      failed: 1,
      names: ['a.test.ts'],
    });
  });

  test('a failure for a file whose tests pass and which fails after them', () => {
    expect(tallyOf('Unit', report(false, file('failed', 'passed')), 1)).toEqual({
      passed: 1,
      failed: 1,
      names: ['a.test.ts'],
    });
  });

  test.each([
    ['an exit that no test explains', report(true, file('passed', 'passed')), 1],
    ['an end by a signal', report(true, file('passed', 'passed')), null],
    ['an error outside of all tests', report(false, file('passed', 'passed')), 0],
    ['no tests at all', report(true), 0],
    ['no report', undefined, 0],
    ['a report that is something else', { hello: 1 }, 0],
  ])('a failure for %s', (_, run, exitCode) => {
    expect(tallyOf('Unit', run, exitCode).failed).toBe(1);
  });
});

test('a command that succeeds or fails counts once', () => {
  expect([0, 1, null].map((exitCode) => tallyOfCommand('Format', exitCode))).toEqual([
    { passed: 1, failed: 0, names: [] },
    { passed: 0, failed: 1, names: ['Format'] },
    { passed: 0, failed: 1, names: ['Format'] },
  ]);
});

test('tallies add up', () => {
  const one = { passed: 2, failed: 1, names: ['Format'] };
  expect(sum([one, { passed: 3, failed: 0, names: [] }])).toEqual({ passed: 5, failed: 1, names: ['Format'] });
});
