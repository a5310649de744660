import { expect, test } from 'vitest';

import { handler } from '#functions/billing/look-at-cancel-link.ts';
import { cancelToken } from '#functions/billing/links.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { billing } from '#shared/api/billing.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock, deps } = fixture;
const look = (token: string, on = {}) =>
  fixture.client(billing.lookAtCancelLink, handler, undefined, { on })({ token });
const tokenOf = async (account_id: AccountId) => cancelToken(await fixture.subscription(account_id), deps.secret);

test('200: the membership it would cancel, without personal data', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const { paid_until } = await fixture.subscription(account_id);
  expect(await look(await tokenOf(account_id))).toEqual({
    standing: 'active',
    paid_until,
    cancelled_at: null,
    next_charge: {
      at: paid_until,
      amount: { minor_units: 2490, currency: 'USD' },
      period: 2,
      remind_at: expect.any(String) as string,
    },
    unused_credits: expect.any(Number) as number,
  });
  expect((await fixture.subscription(account_id)).status).toBe('active'); // looking ends nothing
});

test('200: an ended membership', async () => {
  const ida = await fixture.subscriber();
  const was = await fixture.subscription(ida);
  await context.commit(context.subscriptions.write({ ...was, status: 'cancelled', cancelled_at: was.began_at }, was));
  expect(await look(await tokenOf(ida))).toMatchObject({
    standing: 'cancelled',
    next_charge: null,
    cancelled_at: was.began_at,
  });
});

test('403: its account is being deleted', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const token = await tokenOf(account_id);
  const until = await fixture.closeAccount(account_id);
  await expect(look(token)).rejects.toMatchObject({ status: 403, code: 'auth.account-closed', until });
});

test('404: its account is deleted', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const token = await tokenOf(account_id);
  clock.now = new Date(await fixture.closeAccount(account_id));
  await expect(look(token)).rejects.toMatchObject({ code: 'billing.no-active-subscription' });
});

test('410: of a membership that was replaced by another, while that one runs and after it', async () => {
  const ida = await fixture.subscriber();
  const token = await tokenOf(ida);
  const was = await fixture.subscription(ida);
  await context.commit(context.subscriptions.write({ ...was, status: 'cancelled' }, was));
  await fixture.checkout(ida)(await fixture.checkoutInput(ida, '5555555555554444'));
  await expect(look(token)).rejects.toMatchObject({ status: 410, code: 'billing.earlier-membership' });
  await cancel({ account_id: ida, because: 'asked' }, context, clock.now);
  await expect(look(token)).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('410: a forged token', async () => {
  const [ida, eva] = [await fixture.subscriber(), await fixture.subscriber()];
  const [account, subscription, seal] = (await tokenOf(ida)).split('~');
  const [otherAccount, otherSubscription, otherSeal] = (await tokenOf(eva)).split('~');
  const forged = [
    `${account}~${subscription}`,
    `${account}~${subscription}~`,
    `${account}~${subscription}~${seal}~x`,
    '~~~',
    'x',
    `${otherAccount}~${subscription}~${seal}`,
    `${account}~${otherSubscription}~${seal}`,
    `${account}~${subscription}~${otherSeal}`,
    `${account}~${subscription}~${seal!.slice(0, -1)}`,
    `${account}~${subscription}~${seal!.toUpperCase()}`,
    await cancelToken(await fixture.subscription(ida), async () => 'another secret'),
  ];
  for (const token of forged)
    await expect(look(token), token).rejects.toMatchObject({ status: 410, code: 'billing.link-incomplete' });
});

test('429: too many requests', async () => {
  await expect(look('x', { limits: exhausted })).rejects.toMatchObject({
    status: 429,
  });
});
