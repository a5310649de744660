import { expect, test } from 'vitest';

import { handler } from '#functions/billing/pause-membership.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { aCard, billingFixture } from '#functions/billing/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock } = fixture;
const pause = (account_id: AccountId, months = 1, on = {}) =>
  fixture.client(billing.pauseMembership, handler, account_id, { on })({ months });
const member = async () => (await fixture.paidSubscriber(aCard())).account_id;
async function block(account_id: AccountId) {
  const customer = (await context.subscriptions.customer(account_id))!;
  const blocked = { at: clock.now.toISOString(), reason: 'fraud' };
  await context.commit(context.subscriptions.writeCustomer({ ...customer, blocked }, customer));
}
const conflict = { context: { ...context, commit: () => Promise.reject(new Fault('request.conflict')) } };

test('200: shows until when nothing is charged', async () => {
  const ida = await member();
  const { paid_until } = await fixture.subscription(ida);
  const paused = await pause(ida, 3);
  const { at } = paused.next_charge!;
  expect(paused).toMatchObject({ standing: 'active', pause: { months: 3, until: at }, can_pause: false });
  expect(paused.paid_until).toBe(paid_until);
  expect(at > paid_until).toBe(true);
  expect(await pause(ida, 3)).toEqual(paused);
});

test('403: a customer who may not pay', async () => {
  const ida = await member();
  await block(ida);
  await expect(pause(ida)).rejects.toMatchObject({ code: 'billing.not-allowed' });
});

test('404: no membership, or a cancelled one', async () => {
  const never = await fixture.account();
  await expect(pause(never)).rejects.toMatchObject({ status: 404, code: 'billing.no-active-subscription' });
  const ida = await member();
  await cancel({ account_id: ida, because: 'asked' }, context, clock.now);
  await expect(pause(ida)).rejects.toMatchObject({ code: 'billing.no-active-subscription' });
});

test('409: a trial, a second pause, or a conflict', async () => {
  const trial = await fixture.subscriber();
  await expect(pause(trial)).rejects.toMatchObject({ status: 409, code: 'billing.not-changeable' });
  const ida = await member();
  await expect(pause(ida, 1, conflict)).rejects.toMatchObject({ code: 'request.conflict' });
  await pause(ida, 1);
  await expect(pause(ida, 2)).rejects.toMatchObject({ code: 'billing.not-changeable' });
});

test('422: other than one to three months', async () => {
  const ida = await member();
  for (const months of [0, 4, 1.5]) await expect(pause(ida, months)).rejects.toMatchObject({ code: 'request.invalid' });
});

test('429: too many changes', async () => {
  const ida = await member();
  await expect(pause(ida, 1, { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});
