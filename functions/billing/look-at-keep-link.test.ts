import { expect, test } from 'vitest';

import { keepToken } from '#functions/billing/links.ts';
import { handler } from '#functions/billing/look-at-keep-link.ts';
import { cancel } from '#functions/billing/subscription/cancel.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { billing } from '#shared/api/billing.ts';

const fixture = billingFixture();
const { context, clock, deps } = fixture;
const look = (token: string, on = {}) => fixture.client(billing.lookAtKeepLink, handler, undefined, { on })({ token });

/** The token of a cancellation within a paid month. */
async function cancelled() {
  const { account_id } = await fixture.paidSubscriber();
  const { subscription_id, cancelled_at, paid_until } = await cancel(
    { account_id, because: 'asked' },
    context,
    clock.now,
  );
  return {
    account_id,
    paid_until,
    token: await keepToken({ account_id, subscription_id, cancelled_at: cancelled_at! }, deps.secret),
  };
}

test('200: the next charge if it is kept, without the card or the address', async () => {
  const { token, paid_until } = await cancelled();
  expect(await look(token)).toEqual({
    is_kept: false,
    is_paused: false,
    paid_until,
    next_charge: { at: paid_until, amount: { minor_units: 2490, currency: 'USD' } },
  });
});

test('403: the account is being deleted', async () => {
  const { account_id, token } = await cancelled();
  const until = await fixture.closeAccount(account_id);
  await expect(look(token)).rejects.toMatchObject({ status: 403, code: 'auth.account-closed', until });
});

test('404: the account is deleted', async () => {
  const { account_id, token } = await cancelled();
  clock.now = new Date(await fixture.closeAccount(account_id));
  await expect(look(token)).rejects.toMatchObject({ code: 'billing.no-active-subscription' });
});

test('404: the membership has ended', async () => {
  const { token, paid_until } = await cancelled();
  clock.now = new Date(paid_until);
  await expect(look(token)).rejects.toMatchObject({ status: 404, code: 'billing.no-active-subscription' });
});

test('410: cut, or of a membership that another one followed, while that one runs and after it', async () => {
  const { account_id, token, paid_until } = await cancelled();
  await expect(look(token.slice(0, -2))).rejects.toMatchObject({ status: 410, code: 'billing.link-incomplete' });
  clock.now = new Date(paid_until);
  await fixture.checkout(account_id)(await fixture.checkoutInput(account_id, '5555555555554444'));
  await expect(look(token)).rejects.toMatchObject({ status: 410, code: 'billing.earlier-membership' });
  await cancel({ account_id, because: 'asked' }, context, clock.now);
  await expect(look(token)).rejects.toMatchObject({ code: 'billing.no-active-subscription' });
});

test('429: too many links that are none', async () => {
  await expect(look('x', { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});
