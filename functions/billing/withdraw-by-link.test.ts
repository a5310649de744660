import { expect, test } from 'vitest';

import { exhausted } from '#functions/platform/testing.ts';
import { germany, withdrawalFixture } from '#functions/billing/withdrawal-testing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { fixture, withdraw, tokenOf, emailOf, mailsTo, german, paidGerman } = withdrawalFixture();
const CONFIRMED = 'We have received your statement that you withdraw from the contract below.';

test('200: refunds what was paid and ends the membership; repeated, it returns the same and pays nothing twice', async () => {
  const ida = await paidGerman();
  const token = await tokenOf(ida);
  const left = await withdraw(token);
  expect(left).toMatchObject({ is_withdrawable: false, left_at: fixture.clock.now.toISOString() });
  expect(left).toMatchObject({ amount: null, paid_back: { minor_units: 2490, currency: 'USD' } });
  expect(await fixture.netPaid(ida)).toBe(0);
  const causes = (await fixture.credits.ledger(ida)).map(({ cause }) => cause);
  expect(causes.toSorted()).toEqual(['membership-withdrawn', 'month', 'reversed', 'trial']);
  fixture.advanceDays(1);
  expect(await withdraw(token)).toEqual(left);
  expect(await fixture.netPaid(ida)).toBe(0);
  expect((await fixture.subscription(ida)).status).toBe('cancelled');
  const mails = (await mailsTo(await emailOf(ida))).filter(({ text }) => text.includes(CONFIRMED));
  expect(mails.map(({ purpose }) => purpose)).toEqual(['refund-done']);
});

test('200: two at once pay back once', async () => {
  const ida = await paidGerman();
  const token = await tokenOf(ida);
  await Promise.all([withdraw(token), withdraw(token)]);
  expect(await fixture.netPaid(ida)).toBe(0);
});

test('200: cancels a trial, which the mail confirms as a withdrawal', async () => {
  const ida = await german();
  expect(await withdraw(await tokenOf(ida))).toMatchObject({
    left_at: fixture.clock.now.toISOString(),
    paid_back: null,
  });
  const mails = await mailsTo(await emailOf(ida));
  expect(mails.find(({ purpose }) => purpose === 'unsubscribed')?.text).toContain(CONFIRMED);
  expect((await fixture.credits.ledger(ida))[0]).toMatchObject({ cause: 'membership-withdrawn', change: -5 });
  fixture.advanceDays(1);
  await fixture.advanceMonth(ida, 1);
  expect(await fixture.netPaid(ida)).toBe(0);
});

test('200: with the link of the mail that confirms the order', async () => {
  const ida = await german();
  const [started] = (await mailsTo(await emailOf(ida))).filter(({ purpose }) => purpose === 'trial-started');
  await withdraw(/withdrawal\/([\w~-]+)/.exec(started!.text)![1]!);
  expect((await fixture.subscription(ida)).status).toBe('cancelled');
});

test('410: the period is over: nothing is cancelled or refunded', async () => {
  const ida = await paidGerman();
  fixture.advanceDays(15);
  await expect(withdraw(await tokenOf(ida))).rejects.toMatchObject({ code: 'auth.link-expired' });
  expect((await fixture.subscription(ida)).status).toBe('active');
  expect(await fixture.netPaid(ida)).toBe(1);
});

test('410: the link of an earlier contract does not end a later one', async () => {
  const ida = await german();
  const token = await tokenOf(ida);
  await withdraw(token);
  await fixture.orderIn(ida, germany, '5555555555554444');
  await expect(withdraw(token)).rejects.toMatchObject({ status: 410 });
  expect((await fixture.subscription(ida)).status).not.toBe('cancelled');
});

test('503: it is unknown whether it was cancelled', async () => {
  const token = await tokenOf(await german());
  const commit = () => Promise.reject(new Error('DynamoDB is away'));
  await expect(withdraw(token, { context: { ...fixture.context, commit } })).rejects.toMatchObject({
    code: 'billing.could-not-unsubscribe',
  });
});

test('429: too many links that are none', async () => {
  await expect(withdraw('x', { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});

test('403: its account is being deleted', async () => {
  const ida = await paidGerman();
  const token = await tokenOf(ida);
  await fixture.closeAccount(ida);
  await expect(withdraw(token)).rejects.toMatchObject({ status: 403, code: 'auth.account-closed' });
});

test('404: its account is deleted', async () => {
  const ida = await paidGerman();
  const token = await tokenOf(ida);
  fixture.clock.now = new Date(await fixture.closeAccount(ida));
  await expect(withdraw(token)).rejects.toMatchObject({ status: 404, code: 'billing.no-active-subscription' });
});

test('409: others change the payment at the same time', async () => {
  const ida = await paidGerman();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  const context = { ...fixture.context, commit };
  await expect(withdraw(await tokenOf(ida), { context })).rejects.toMatchObject({ status: 409 });
  expect(await fixture.netPaid(ida)).toBe(1);
});
