import { expect, test } from 'vitest';

import { remind } from '#functions/billing/subscription/remind.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { newId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock } = fixture;

/** The reminder of a member with so many credits. */
async function reminderAt(balance: number): Promise<string> {
  const { account_id } = await fixture.paidSubscriber();
  const { left } = await context.credits.of(account_id);
  const grant = { account_id, cause: 'month' as const, of: newId('charge'), period: '99' };
  await context.commit(...(await context.credits.grant({ ...grant, allotment: balance - left }, clock.now)).writes);
  await remind(await fixture.subscription(account_id), context, clock.now);
  const mails = await fixture.messages.latest(50);
  return mails.find((each) => each.account_id === account_id && each.purpose === 'renewal-reminder')?.text ?? '';
}

test('says before the charge that a month adds no credits, or fewer, where the balance is at its limit', async () => {
  expect(await reminderAt(150)).toMatch(/Credits you have now: 150\nAdded by this month: 0\n/);
  expect(await reminderAt(130)).toMatch(/Credits you have now: 130\nAdded by this month: 20\n/);
  expect(await reminderAt(55)).toMatch(/Added by this month: 50\n/);
});
