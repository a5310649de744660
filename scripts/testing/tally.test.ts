import { describe, expect, test } from 'vitest';

import { sum, tallyOf, tallyOfCommand } from '#scripts/testing/tally.ts';

const file = (state: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  state,
  tests: tests.map((each) => ({ name: each, state: each })),
});
const report = (...files: object[]) => ({ files, errors: [] as string[] });

describe('a run comes to', () => {
  test('its tests', () => {
    const run = report(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'));
    expect(tallyOf('Unit', run, 1)).toEqual({ passed: 3, failed: 1, names: ['a.test.ts: failed'] });
  });

  test('neither for a test that was left out', () => {
    const run = report(file('passed', 'passed', 'pending', 'skipped'));
    expect(tallyOf('Unit', run, 0)).toMatchObject({ passed: 1, failed: 0 });
  });

  test('a failure for each file that did not load', () => {
    const run = report(file('failed'), file('passed', 'passed'));
    expect(tallyOf('Unit', run, 1)).toEqual({ passed: 1, failed: 1, names: ['a.test.ts'] });
  });

  test('a failure for a file whose tests pass and which fails after them', () => {
    expect(tallyOf('Unit', report(file('failed', 'passed')), 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  test('a failure for each error outside of all tests, by its own words', () => {
    const run = { ...report(file('passed', 'passed')), errors: ['Error: nobody listened'] };
    expect(tallyOf('Unit', run, 1)).toEqual({
      passed: 1,
      failed: 1,
      names: ['Unit, outside of all tests: Error: nobody listened'],
    });
  });

  test.each([
    ['an exit that nothing explains', report(file('passed', 'passed')), 1],
    ['an end by a signal', report(file('passed', 'passed')), null],
    ['no tests at all', report(), 0],
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
