import { expect, test } from 'vitest';

import { currentDetails, detailsAt, usedVersions, withDetails } from '#functions/billing/domain/billing-details.ts';

const named = (name: string) => ({
  name,
  street: '',
  city: '',
  state: '',
  postal_code: '',
  country: 'US',
  tax_id: '',
});
const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const at = (n: number) => day(n).toISOString();
const versions = [
  { at: at(2), details: named('First') },
  { at: at(10), details: named('Second') },
  { at: at(20), details: null },
];

test('a payment has the details of its moment', () => {
  expect(detailsAt(versions, at(1))).toBeNull();
  expect(detailsAt(versions, at(2))?.name).toBe('First');
  expect(detailsAt(versions, at(15))?.name).toBe('Second');
  expect(detailsAt(versions, at(21))).toBeNull();
  expect(currentDetails(versions)).toBeNull();
  expect(currentDetails([])).toBeNull();
});

test('a change keeps only the versions that a receipt shows', () => {
  const next = withDetails(versions, named('Third'), [at(12)], day(25));
  expect(next.map(({ details }) => details?.name)).toEqual(['Second', 'Third']);
  expect(detailsAt(next, at(12))?.name).toBe('Second');
});

test('a hundred changes without a payment leave one version', () => {
  let history: Parameters<typeof withDetails>[0] = [];
  for (let n = 1; n <= 100; n++) history = withDetails(history, named(`Version ${n}`), [], new Date(n));
  expect(history).toHaveLength(1);
});

test('without payments nothing is used, and the last version is used by a later payment', () => {
  expect(usedVersions(versions, [])).toEqual([]);
  expect(usedVersions(versions.slice(0, 2), [at(28)]).map(({ at }) => at)).toEqual([at(10)]);
});
