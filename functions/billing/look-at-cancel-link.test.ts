import { expect, test } from 'vitest';

import { handler } from '#functions/billing/look-at-cancel-link.ts';
import { cancelToken } from '#functions/billing/open/links.ts';
import { aBusiness } from '#functions/billing/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const business = await aBusiness();
const { till, ground } = business;
const look = (token: string, on = {}) => business.asks(billing.lookAtCancelLink, handler, undefined, { on })({ token });
const tokenOf = async (account_id: AccountId) => cancelToken(await business.subscription(account_id), ground.secret);

test('200: what it would end, and nothing of who it is', async () => {
  const { account_id } = await business.payer();
  const { paid_until } = await business.subscription(account_id);
  expect(await look(await tokenOf(account_id))).toEqual({
    ...{ standing: 'active', paid_until, cancelled_at: null },
    next_charge: { at: paid_until, amount: { minor_units: 2490, currency: 'USD' }, period: 2, remind_at: expect.any(String) as string }, // prettier-ignore
  });
  expect((await business.subscription(account_id)).status).toBe('active'); // looking ends nothing
});

test('200: what has ended says so', async () => {
  const ida = await business.subscriber();
  const was = await business.subscription(ida);
  await till.commit(till.subscriptions.write({ ...was, status: 'cancelled', cancelled_at: was.began_at }, was));
  expect(await look(await tokenOf(ida))).toMatchObject({ standing: 'cancelled', next_charge: null, cancelled_at: was.began_at }); // prettier-ignore
});

test('410: of a membership that another has taken the place of', async () => {
  const ida = await business.subscriber();
  const token = await tokenOf(ida);
  const was = await business.subscription(ida);
  await till.commit(till.subscriptions.write({ ...was, status: 'cancelled' }, was));
  await business.checkout(ida)(await business.asking(ida, '5555555555554444'));
  await expect(look(token)).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('410: not written by us, in whatever way', async () => {
  const [ida, eva] = [await business.subscriber(), await business.subscriber()];
  const [account, subscription, seal] = (await tokenOf(ida)).split('~');
  const [otherAccount, otherSubscription, otherSeal] = (await tokenOf(eva)).split('~');
  const forged = [
    ...[
      `${account}~${subscription}`,
      `${account}~${subscription}~`,
      `${account}~${subscription}~${seal}~x`,
      '~~~',
      'x',
    ],
    ...[`${otherAccount}~${subscription}~${seal}`, `${account}~${otherSubscription}~${seal}`],
    ...[`${account}~${subscription}~${otherSeal}`, `${account}~${subscription}~${seal!.slice(0, -1)}`],
    `${account}~${subscription}~${seal!.toUpperCase()}`,
    await cancelToken(await business.subscription(ida), async () => 'another secret'),
  ];
  for (const token of forged) await expect(look(token), token).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('422: none, or a novel', async () => {
  for (const token of ['', 'x'.repeat(257)]) await expect(look(token)).rejects.toMatchObject({ status: 422 });
});

test('429: too often', async () => {
  const limits = { take: () => Promise.reject(new Fault('request.too-many')) };
  await expect(look(await tokenOf(await business.subscriber()), { limits })).rejects.toMatchObject({ status: 429 });
});
