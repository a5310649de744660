import { expect, test } from 'vitest';

import { handler } from '#functions/billing/jobs/renew.ts';
import { billingFixture, aCard } from '#functions/billing/testing.ts';
import { newId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock } = fixture;
const renew = handler.with({ context, clock: () => clock.now });

/** A month whose free days are over. */
async function due(behaviour = {}) {
  const account_id = await fixture.subscriber(aCard(), behaviour);
  fixture.advanceDays(1.01);
  const { subscription_id } = await fixture.subscription(account_id);
  return { account_id, subscription_id, period: 1 };
}

test('renewing a due month charges once and returns the machine’s next input', async () => {
  const month = await due();
  expect(await renew(month)).toEqual({ ...month, outcome: 'paid', at: null });
  expect(await renew(month)).toEqual({ ...month, outcome: 'paid', at: null });
  expect(await fixture.netPaid(month.account_id)).toBe(1);
});

test('a declined month returns the time of the next attempt', async () => {
  const month = await due({ decline: 'do_not_honor', declines: 'charge' });
  const { outcome, at } = await renew(month);
  expect(outcome).toBe('wait');
  expect(Date.parse(at!) - clock.now.getTime()).toBeGreaterThan(86_000_000);
});

test('an off-session challenge ends the run and leaves the charge waiting for the member', async () => {
  const month = await due({ decline: 'authentication_required', declines: 'charge' });
  expect(await renew(month)).toMatchObject({ outcome: 'over', at: null });
});

test('a month of an unknown account or another membership is over', async () => {
  const month = await due();
  const of = { outcome: 'over', at: null };
  expect(await renew({ ...month, account_id: newId('account') })).toMatchObject(of);
  expect(await renew({ ...month, subscription_id: newId('subscription') })).toMatchObject(of);
  expect(await renew({ ...month, period: 2 })).toMatchObject(of);
  expect(await fixture.charges(month.account_id)).toEqual([]);
});

test.each([{}, { period: 0 }, { period: 1.5 }])('%j is no valid month', async (wrong) => {
  await expect(renew({ ...(await due()), period: undefined, ...wrong })).rejects.toThrow();
});
