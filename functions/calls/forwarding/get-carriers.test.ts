import { expect, test } from 'vitest';

import { handler } from '#functions/calls/forwarding/get-carriers.ts';
import { forwardingFixture } from '#functions/calls/forwarding/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const { accounts, anOwner } = forwardingFixture();
const handling = handler.with({ accounts });
const ask = (accountId: AccountId) => calling(forwarding.getCarriers, handling, { as: aMember(accountId) });

test('200: lists the carriers of the owner’s country, “another carrier” last, without a guess', async () => {
  const { account_id } = await anOwner({ phone: Phone.parse('+905325550142') });
  const { country, carriers, detected } = await ask(account_id)({});
  expect([country, detected]).toEqual(['TR', null]);
  expect(carriers.map(({ id }) => id)).toEqual(['tr-turkcell', 'tr-vodafone', 'tr-turk-telekom', 'tr-other']);
  expect(carriers[0]).toMatchObject({ confidence: 'C', cost: 'per_call', checked_on: '2026-11-21', is_by_app: false });
});

test('200: returns the carriers of a requested country; standard codes for an unknown one', async () => {
  const { account_id } = await anOwner();
  expect((await ask(account_id)({ country: 'JP' })).carriers.find(({ id }) => id === 'jp-au')?.legs).toEqual([
    'no_answer',
  ]);
  expect((await ask(account_id)({ country: 'XK' })).carriers.map(({ id }) => id)).toEqual(['zz-other']);
});

test('200: an unconfirmed number is no credential', async () => {
  const { account_id } = await anOwner({ phone: Phone.parse('+905325550143'), phone_confirmed_at: null });
  expect((await ask(account_id)({})).country).toBe('US');
});

test('401: rejects a deleted account', async () => {
  await expect(ask(newId('account'))({})).rejects.toMatchObject({ status: 401 });
});
