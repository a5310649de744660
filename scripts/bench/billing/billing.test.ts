import { expect, test } from 'vitest';

import { countsOf, sum } from '#scripts/bench/billing/counts.ts';
import { dayOf } from '#scripts/bench/billing/day.ts';

test('a month that is paid asks the provider twice, and the table eight times', async () => {
  const { provider, table } = await countsOf(3);
  expect(provider).toEqual({ 'POST /v1/payment_intents': 1, 'POST /v1/payment_intents/{id}/confirm': 1 });
  expect(sum(table)).toBe(8);
});

test('months that are all due at once stay within what the provider allows, and nobody who is there waits', async () => {
  const day = await dayOf({ renewals: 60, checkouts: 6, seed: 1, due: 'at once' });
  expect(day).toMatchObject({ paid: 60, rate_limited: 0, failed: {}, checkouts_refused: 0, waits_ms: { max: 0 } });
});
