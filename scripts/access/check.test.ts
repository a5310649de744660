import { expect, test } from 'vitest';

import { type AccessReport, checkAccess, faultsOf } from '#scripts/access/check.ts';

test('only listed endpoints answer without a token; all others refuse every bad token', async () => {
  const report = await checkAccess();
  expect(faultsOf(report)).toEqual([]);
  expect(report.refused).toBeGreaterThan((report.endpoints - report.listed.length) * 15);
}, 120_000);

test('reports a fault for each mismatch', () => {
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
