import { expect, test } from 'vitest';

import { tamsin } from '#frontend/features/people/report/testing.ts';
import { withDispute } from '#frontend/features/people/report/with-dispute.ts';

const disputed = { kind: 'out-of-date', since: '2026-11-21T12:00:00.000Z' } as const;

test('marks one fact of a list, and leaves all else as it is', () => {
  const [phone, ...others] = tamsin.phones;
  const report = withDispute(tamsin, { fact_id: phone!.fact_id, disputed });
  expect(report).toEqual({ ...tamsin, phones: [{ ...phone, disputed }, ...others] });
});

test('changes nothing for a fact that the report does not have', () => {
  expect(withDispute(tamsin, { fact_id: 'unknown', disputed })).toEqual(tamsin);
});
