import { expect, test } from 'vitest';

import { handler as keeping } from '#functions/billing/keep-by-link.ts';
import { cancelToken } from '#functions/billing/links.ts';
import { aCard, billingFixture } from '#functions/billing/testing.ts';
import { handler } from '#functions/billing/unsubscribe-by-link.ts';
import { handler as cancelling } from '#functions/billing/unsubscribe.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { billing } from '#shared/api/billing.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock, deps } = fixture;
const unsubscribe = (token: string, on = {}) =>
  fixture.client(billing.unsubscribeByLink, handler, undefined, { on })({ token });
const tokenOf = async (account_id: AccountId) => cancelToken(await fixture.subscription(account_id), deps.secret);

test('200: cancels without a login; repeated, it returns the same, and takes nothing back', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const token = await tokenOf(account_id);
  const { paid_until } = await fixture.subscription(account_id);
  const ended = {
    cancelled_at: clock.now.toISOString(),
    paid_until,
    keep_token: expect.any(String) as string,
  };
  expect(await unsubscribe(token)).toEqual(ended);
  fixture.advanceDays(1);
  expect(await unsubscribe(token)).toEqual({ ...ended, keep_token: null });
  expect(await fixture.subscription(account_id)).toMatchObject({ status: 'cancelled', ended_because: 'link' });
  clock.now = new Date(paid_until);
  expect(await fixture.advanceMonth(account_id, 2)).toEqual({ outcome: 'over' });
  expect(await fixture.netPaid(account_id)).toBe(1);
});

test('200: with a token that takes it back', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const { keep_token } = await unsubscribe(await tokenOf(account_id));
  await fixture.client(billing.keepByLink, keeping)({ token: keep_token! });
  expect((await fixture.subscription(account_id)).status).toBe('active');
});

test('200: once the owner cancels as well, nobody takes it back with the token of the link', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const { keep_token } = await unsubscribe(await tokenOf(account_id));
  fixture.advanceDays(1);
  const own = () => fixture.client(billing.unsubscribe, cancelling, account_id)({});
  expect(await own()).toMatchObject({ standing: 'cancelled', cancelled_at: clock.now.toISOString() });
  expect((await fixture.emails(account_id)).filter((purpose) => purpose === 'unsubscribed')).toHaveLength(2);
  const keep = () => fixture.client(billing.keepByLink, keeping)({ token: keep_token! });
  await expect(keep()).rejects.toMatchObject({ code: 'auth.link-expired' });
  const first = clock.now.toISOString();
  fixture.advanceDays(1);
  expect(await own()).toMatchObject({ cancelled_at: first }); // repeated, it is the same
  expect((await fixture.subscription(account_id)).status).toBe('cancelled');
});

test('200: without such a token where the owner cancelled: who holds an old mail cannot take that back', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const token = await tokenOf(account_id);
  await fixture.client(billing.unsubscribe, cancelling, account_id)({});
  fixture.advanceDays(1);
  expect(await unsubscribe(token)).toMatchObject({ keep_token: null });
});

test('200: without such a token where the time is over at once', async () => {
  const ida = await fixture.subscriber(aCard(), { decline: 'do_not_honor', declines: 'charge' });
  const token = await tokenOf(ida);
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  expect(await unsubscribe(token)).toMatchObject({ keep_token: null });
});

test('200: with the link of the email', async () => {
  const ida = await fixture.subscriber();
  const messages = await fixture.messages.latest(500);
  const email = JSON.stringify(messages.find(({ account_id }) => account_id === ida));
  await unsubscribe(/unsubscribe\/([\w~-]+)/.exec(email)![1]!);
  expect((await fixture.subscription(ida)).status).toBe('cancelled');
});

test('403: its account is being deleted', async () => {
  const { account_id } = await fixture.paidSubscriber();
  const token = await tokenOf(account_id);
  const until = await fixture.closeAccount(account_id);
  await expect(unsubscribe(token)).rejects.toMatchObject({ status: 403, code: 'auth.account-closed', until });
});

test('404: of a former membership does not cancel a later one', async () => {
  const ida = await fixture.subscriber();
  const token = await tokenOf(ida);
  const was = await fixture.subscription(ida);
  await context.commit(context.subscriptions.write({ ...was, status: 'cancelled' }, was));
  await fixture.checkout(ida)(await fixture.checkoutInput(ida, '5555555555554444'));
  await expect(unsubscribe(token)).rejects.toMatchObject({ message: 'No Active Subscription Found' });
  expect((await fixture.subscription(ida)).status).toBe('active');
});

test('410: a forged token', async () => {
  const [ida, eva] = [await fixture.subscriber(), await fixture.subscriber()];
  const [, , seal] = (await tokenOf(ida)).split('~');
  const [account, subscription] = (await tokenOf(eva)).split('~');
  await expect(unsubscribe(`${account}~${subscription}~${seal}`)).rejects.toMatchObject({
    code: 'billing.link-incomplete',
  });
  expect((await fixture.subscription(eva)).status).toBe('trialing');
});

test('429: too many links that are none, which does not stop who has one', async () => {
  const ida = await fixture.subscriber();
  await expect(unsubscribe('x', { limits: exhausted })).rejects.toMatchObject({ status: 429 });
  await unsubscribe(await tokenOf(ida), { limits: exhausted });
  expect((await fixture.subscription(ida)).status).toBe('cancelled');
});

test('503: it is unknown whether it was cancelled', async () => {
  const commit = () => Promise.reject(new Error('DynamoDB is away'));
  const token = await tokenOf(await fixture.subscriber());
  await expect(unsubscribe(token, { context: { ...context, commit } })).rejects.toMatchObject({
    status: 503,
    code: 'billing.could-not-unsubscribe',
  });
});
