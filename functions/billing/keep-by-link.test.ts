import { expect, test } from 'vitest';

import { handler } from '#functions/billing/keep-by-link.ts';
import { handler as lookHandler } from '#functions/billing/look-at-keep-link.ts';
import { keepToken } from '#functions/billing/links.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { pause } from '#functions/billing/subscription/change.ts';
import { aCard, billingFixture } from '#functions/billing/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const { context, clock, deps } = fixture;
const keep = (token: string, on = {}) => fixture.client(billing.keepByLink, handler, undefined, { on })({ token });
const look = (token: string, on = {}) =>
  fixture.client(billing.lookAtKeepLink, lookHandler, undefined, { on })({ token });
const stop = (account_id: AccountId) => cancel({ account_id, because: 'link' }, context, clock.now);

/** A member who cancelled in a paid month, and the token of the mail. */
async function cancelled() {
  const { account_id } = await fixture.paidSubscriber(aCard());
  await stop(account_id);
  const messages = await fixture.messages.latest(500);
  const email = JSON.stringify(
    messages.find((each) => each.account_id === account_id && each.purpose === 'unsubscribed'),
  );
  return { account_id, token: /keep\/([\w~-]+)/.exec(email)![1]! };
}

test('200: the link of the mail keeps it without a login; looking at it changes nothing', async () => {
  const { account_id, token } = await cancelled();
  const { paid_until } = await fixture.subscription(account_id);
  const next_charge = { at: paid_until, amount: { minor_units: 2490, currency: 'USD' } };
  expect(await look(token)).toEqual({ is_kept: false, is_paused: false, paid_until, next_charge });
  expect((await fixture.subscription(account_id)).status).toBe('cancelled');
  expect(await keep(token)).toEqual({ is_kept: true, is_paused: false, paid_until, next_charge });
  expect((await fixture.subscription(account_id)).status).toBe('active');
});

test('200: of a paused membership, the answer and the mail say that it is still paused', async () => {
  const { account_id } = await fixture.paidSubscriber(aCard());
  await pause({ account_id, months: 2 }, deps, clock.now);
  const { subscription_id, cancelled_at, paid_until } = await stop(account_id);
  const token = await keepToken({ account_id, subscription_id, cancelled_at: cancelled_at! }, deps.secret);
  expect(await keep(token)).toMatchObject({ is_kept: true, is_paused: true, paid_until });
  const [mail] = (await fixture.messages.latest(500)).filter(({ purpose }) => purpose === 'membership-kept');
  expect(mail!.account_id).toBe(account_id);
  expect(JSON.stringify(mail)).toContain('Your membership is still paused.');
});

test('200: used twice, it says that the membership is kept', async () => {
  const { token } = await cancelled();
  const kept = await keep(token);
  expect(await keep(token)).toEqual(kept);
  expect(await look(token)).toEqual(kept);
});

test('403: a customer who may not pay', async () => {
  const { account_id, token } = await cancelled();
  const customer = (await context.subscriptions.customer(account_id))!;
  const blocked = { at: clock.now.toISOString(), reason: 'fraud' };
  await context.commit(context.subscriptions.writeCustomer({ ...customer, blocked }, customer));
  await expect(keep(token)).rejects.toMatchObject({ code: 'billing.not-allowed' });
});

test('403: the account is being deleted', async () => {
  const { account_id, token } = await cancelled();
  const until = await fixture.closeAccount(account_id);
  await expect(keep(token)).rejects.toMatchObject({ code: 'auth.account-closed', until });
});

test('404: the account is deleted', async () => {
  const { account_id, token } = await cancelled();
  clock.now = new Date(await fixture.closeAccount(account_id));
  await expect(keep(token)).rejects.toMatchObject({ code: 'billing.no-active-subscription' });
  expect((await fixture.subscription(account_id)).status).toBe('cancelled');
});

test('409: the charge of the next month was begun, or others change it all the while', async () => {
  const { token } = await cancelled();
  const charges = { ...context.charges, of: async () => ({}) };
  await expect(keep(token, { context: { ...context, charges } })).rejects.toMatchObject({
    code: 'billing.not-changeable',
  });
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(keep(token, { context: { ...context, commit } })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('410: forged, cut, of a later cancellation, or after the paid time', async () => {
  const { account_id, token } = await cancelled();
  const other = await cancelled();
  const parts = token.split('~');
  const forged = [other.token.split('~').slice(0, 3), parts[3]].flat().join('~');
  for (const wrong of [forged, token.slice(0, -1), parts.slice(0, 3).join('~'), 'x', `${token}~y`]) {
    await expect(keep(wrong)).rejects.toMatchObject({ status: 410, code: 'billing.link-incomplete' });
    await expect(look(wrong)).rejects.toMatchObject({ code: 'billing.link-incomplete' });
  }
  await keep(token);
  fixture.advanceDays(1);
  await stop(account_id);
  await expect(keep(token)).rejects.toMatchObject({ code: 'auth.link-expired' });
  const { subscription_id, cancelled_at, paid_until } = await fixture.subscription(account_id);
  const later = await keepToken({ account_id, subscription_id, cancelled_at: cancelled_at! }, deps.secret);
  await look(later);
  clock.now = new Date(paid_until);
  await expect(look(later)).rejects.toMatchObject({ code: 'billing.no-active-subscription' });
  await expect(keep(later)).rejects.toMatchObject({ code: 'billing.no-active-subscription' });
});

test('429: too many links that are none, which does not stop who has one', async () => {
  const { token } = await cancelled();
  await expect(keep('x', { limits: exhausted })).rejects.toMatchObject({ status: 429 });
  await expect(look('x', { limits: exhausted })).rejects.toMatchObject({ status: 429 });
  expect(await look(token, { limits: exhausted })).toMatchObject({ is_kept: false });
});
