import { expect, test } from 'vitest';

import { handler } from '#functions/calls/forwarding/choose-carrier.ts';
import { aNumber, NOW, forwardingFixture } from '#functions/calls/forwarding/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { setUps, give, numbers, anOwner, stock } = forwardingFixture();
const context = { setUps, give, clock: () => NOW };
const choose = (accountId: AccountId, more: Partial<typeof context> = {}) =>
  calling(forwarding.chooseCarrier, handler.with({ ...context, ...more }), { as: aMember(accountId) });
const tMobile = { carrier_id: 'us-t-mobile', platform: 'ios' } as const;

test('503: rejects when no number is free in any country', async () => {
  const { account_id } = await anOwner();
  await expect(choose(account_id)(tMobile)).rejects.toMatchObject({ code: 'forwarding.no-numbers', status: 503 });
  expect((await setUps.of(account_id, NOW)).stored).toBeUndefined();
});

test('200: assigns a number of the owner’s country, else of the US, then explains the notice', async () => {
  const [french, american] = [await stock('FR', aNumber('+3315550')), await stock()];
  const ida = await anOwner({ phone: Phone.parse('+33612345678') });
  const first = await choose(ida.account_id)({ carrier_id: 'fr-orange', platform: 'other' });
  expect(first).toMatchObject({ state: 'setting_up', step: 'notice', number: french, carrier: { id: 'fr-orange' } });
  expect(await numbers.of(french)).toMatchObject({ account_id: ida.account_id });
  const other = await anOwner({ phone: Phone.parse('+33612345679') });
  expect((await choose(other.account_id)({ carrier_id: 'fr-free', platform: 'other' })).number).toBe(american);
});

test('200: another carrier keeps the number; concurrent choices assign one', async () => {
  await Promise.all([stock(), stock(), stock()]);
  const { account_id } = await anOwner();
  const both = await Promise.all([choose(account_id)(tMobile), choose(account_id)(tMobile)]);
  expect(new Set(both.map(({ number }) => number)).size).toBe(1);
  const next = await choose(account_id)({ carrier_id: 'us-verizon', platform: 'ios' });
  expect(next).toMatchObject({ number: both[0].number, legs: [{ leg: 'no_answer' }, { leg: 'busy' }] });
  expect((await numbers.free('US', NOW)).length).toBe(2);
});

test('422: rejects an unknown carrier', async () => {
  const { account_id } = await anOwner();
  const unknown = choose(account_id)({ carrier_id: 'us-nobody', platform: 'ios' });
  await expect(unknown).rejects.toMatchObject({ code: 'forwarding.unknown-carrier', status: 422 });
});

test('409: rejects an unconfirmed number and repeated conflicts', async () => {
  const { account_id } = await anOwner({ phone_confirmed_at: null });
  await expect(choose(account_id)(tMobile)).rejects.toMatchObject({ code: 'forwarding.no-phone', status: 409 });
  const ida = await anOwner();
  const change = () => Promise.reject(new Fault('request.conflict'));
  await stock();
  await expect(choose(ida.account_id, { setUps: { ...setUps, change } })(tMobile)).rejects.toMatchObject({
    code: 'request.conflict',
  });
});

test('401: rejects a deleted account', async () => {
  await expect(choose(newId('account'))(tMobile)).rejects.toMatchObject({ status: 401 });
});
