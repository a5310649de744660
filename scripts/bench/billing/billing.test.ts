import { expect, test } from 'vitest';

import { countsOf, sum } from '#scripts/bench/billing/counts.ts';
import { dayOf } from '#scripts/bench/billing/day.ts';

test('a paid month makes two provider calls and seven table requests', async () => {
  const { provider, table } = await countsOf(3);
  expect(provider).toEqual({ 'POST /v1/payment_intents': 1, 'POST /v1/payment_intents/{id}/confirm': 1 });
  expect(sum(table)).toBe(7);
});

test('renewals that are due at once stay within the rate limit, and no checkout waits', async () => {
  const day = await dayOf({ renewals: 60, checkouts: 6, seed: 1, due: 'at once' });
  expect(day).toMatchObject({ paid: 60, rate_limited: 0, failed: {}, checkouts_refused: 0, waits_ms: { max: 0 } });
});
