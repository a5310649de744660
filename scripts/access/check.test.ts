import { expect, test } from 'vitest';

import { type AccessReport, checkAccess, faultsOf } from '#scripts/access/check.ts';

test('exactly the endpoints of the public list answer without a token, and every other refuses every bad one', async () => {
  const report = await checkAccess();
  expect(faultsOf(report)).toEqual([]);
  expect(report.refused).toBeGreaterThan((report.endpoints - report.listed.length) * 15);
}, 120_000);

test('a report with a hole has faults', () => {
  const sound: AccessReport = {
    endpoints: 2,
    answering: ['GET /a'],
    listed: ['GET /a'],
    documented: ['GET /a'],
    refused: 9,
    let_in: [],
  };
  expect(faultsOf(sound)).toEqual([]);
  expect(faultsOf({ ...sound, answering: ['GET /a', 'GET /b'] })).toHaveLength(1);
  expect(faultsOf({ ...sound, answering: [] })).toHaveLength(1);
  expect(faultsOf({ ...sound, documented: [] })).toHaveLength(1);
  expect(faultsOf({ ...sound, let_in: ['GET /b let in rubbish'] })).toEqual(['GET /b let in rubbish.']);
});
