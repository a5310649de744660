import { expect, test } from 'vitest';

import { handler } from '#functions/calls/forwarding/say-dialled.ts';
import { NOW, forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { setUps, anOwner, halfway } = forwardingFixture();
const context = { setUps, clock: () => NOW };
const say = (accountId: AccountId) => calling(forwarding.sayDialled, handler.with(context), { as: aMember(accountId) });

test('200: a dialled code is not proven; shows the next one and keeps the earlier target', async () => {
  const { account_id } = await halfway(...steps('codes'));
  const next = await say(account_id)({ leg: 'no_answer', restore_to: '+1 805 637 7243' });
  expect(next.legs.map(({ state }) => state)).toEqual(['said_done', 'code_shown', 'unknown']);
  expect(next).toMatchObject({ state: 'setting_up', restore: '**61*+18056377243#' });
});

test('200: a code for several legs is dialled once', async () => {
  const { account_id } = await halfway(
    {
      t: 'chosen',
      carrier_id: 'us-verizon',
      platform: null,
      number: Phone.parse('+12185550111'),
      legs: ['no_answer', 'busy'],
    },
    ...steps('codes'),
  );
  const { legs } = await say(account_id)({ leg: 'busy' });
  expect(legs.map(({ state, code }) => [state, code])).toEqual([
    ['said_done', '*712185550111'],
    ['said_done', '*712185550111'],
  ]);
});

test('409: rejects an unsupported leg, a missing carrier and an unconfirmed number', async () => {
  const { account_id } = await halfway({
    t: 'chosen',
    carrier_id: 'jp-au',
    platform: null,
    number: Phone.parse('+12185550112'),
    legs: ['no_answer'],
  });
  await expect(say(account_id)({ leg: 'busy' })).rejects.toMatchObject({ code: 'request.conflict', status: 409 });
  const withoutSetUp = await anOwner();
  await expect(say(withoutSetUp.account_id)({ leg: 'busy' })).rejects.toMatchObject({ code: 'forwarding.no-carrier' });
  const unconfirmed = await anOwner({ phone: null, phone_confirmed_at: null });
  await expect(say(unconfirmed.account_id)({ leg: 'busy' })).rejects.toMatchObject({ code: 'forwarding.no-phone' });
});

test('401: rejects a deleted account', async () => {
  await expect(say(newId('account'))({ leg: 'busy' })).rejects.toMatchObject({ status: 401 });
});
