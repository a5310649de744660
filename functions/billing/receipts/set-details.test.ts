import { expect, test } from 'vitest';

import { detailsStore } from '#functions/billing/receipts/details-store.ts';
import { handler } from '#functions/billing/receipts/set-details.ts';
import { someDetails } from '#functions/billing/receipts/testing.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { receipts } from '#shared/api/receipts.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = billingFixture();
const details = detailsStore(fixture.table);
type Input = InputFromCaller<typeof receipts.setDetails>;
const set = (account_id: AccountId, to: Input['details'], on = {}) =>
  fixture.client(receipts.setDetails, handler, account_id, { on: { details, ...on } })({ details: to });
const names = async (account_id: AccountId) =>
  (await details.of(account_id))?.versions.map((version) => version.details?.name ?? null);

test('200: keeps the versions that receipts show, and no others', async () => {
  const account_id = await fixture.subscriber();
  await set(account_id, { ...someDetails, name: 'A slip' });
  await set(account_id, { ...someDetails, name: '  First\u202E  Ltd ' });
  fixture.advanceDays(1);
  await fixture.advanceMonth(account_id, 1);
  fixture.advanceDays(1);
  await set(account_id, { ...someDetails, name: 'Another slip' });
  expect(await set(account_id, null)).toEqual({ details: null });
  expect(await names(account_id)).toEqual(['First Ltd', null]);
});

test('200: the state of another country is dropped', async () => {
  const account_id = await fixture.subscriber();
  const moved = await set(account_id, { ...someDetails, country: 'DE', tax_id: '' });
  expect(moved.details).toMatchObject({ city: someDetails.city, state: '', postal_code: someDetails.postal_code });
  expect((await details.of(account_id))?.versions.at(-1)?.details).toEqual(moved.details);
});

test('an erased account keeps the details of its receipts only', async () => {
  const membership = membershipOf(fixture.table);
  const { account_id } = await fixture.paidSubscriber();
  fixture.advanceDays(1);
  await set(account_id, someDetails);
  await membership.forgetUnusedDetails(account_id);
  expect(await details.of(account_id)).toBeUndefined();
  await membership.forgetUnusedDetails(account_id); // twice is as once
  expect(await details.of(account_id)).toBeUndefined();
});

test.each([
  ['no name', { name: ' ' }, 'details.name'],
  ['a country by its name', { country: 'France' }, 'details.country'],
  ['a country that is none', { country: 'ZZ', tax_id: '' }, 'details.country'],
  ['a tax number of symbols', { tax_id: '<script>' }, 'details.tax_id'],
  ['a VAT number of the wrong form', { country: 'DE', tax_id: 'DE12345' }, 'details.tax_id'],
  ['a SIRET with a digit too few', { country: 'FR', tax_id: '7328293200007' }, 'details.tax_id'],
  ['too little for a tax number', { country: 'CH', tax_id: '12' }, 'details.tax_id'],
  ['an endless street', { street: 'x'.repeat(200) }, 'details.street'],
])('422: %s', async (_, but, field) => {
  const account_id = await fixture.subscriber();
  await expect(set(account_id, { ...someDetails, ...but })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { [field]: [expect.any(String)] },
  });
});

test.each([
  ['name', 'Log in at https://calluna-secure.example/refund'],
  ['street', 'evil.example/pay'],
  ['city', 'www.evil.example'],
  ['name', 'pay@evil.example'],
] as const)('422: no %s that a mail program makes a link of: %s', async (field, text) => {
  const account_id = await fixture.subscriber();
  const setting = set(account_id, { ...someDetails, [field]: text });
  await expect(setting).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { [`details.${field}`]: [expect.any(String)] },
  });
  const named = await set(account_id, {
    ...someDetails,
    name: 'Acme.com GmbH & Co. KG',
    street: 'C/ Mayor 1, 2.º dcha./izq.',
  });
  expect(named.details?.name).toBe('Acme.com GmbH & Co. KG');
});

test.each([
  ['FR', '732 829 320 00075', 'This is not a valid SIRET: check the digits.'],
  ['BR', '390.533.447-06', 'This is not a valid CPF: check the digits.'],
  ['PT', '501964842', 'This is not a valid NIF: check the digits.'],
  ['DE', 'DE136695978', 'This is not a valid VAT number: check the digits.'],
])('422: in %s, a mistyped number is named by its kind: %s', async (country, tax_id, says) => {
  const account_id = await fixture.subscriber();
  await expect(set(account_id, { ...someDetails, country, tax_id }, { limits: exhausted })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { 'details.tax_id': [says] },
  });
  expect(await details.of(account_id)).toBeUndefined();
});

test('200: a SIRET with the check digit of a card is kept as it was typed', async () => {
  const account_id = await fixture.subscriber();
  const saved = await set(account_id, { ...someDetails, country: 'FR', tax_id: '30569309025904' });
  expect(saved.details?.tax_id).toBe('30569309025904');
});

test('404: who never had a membership has nothing that is made out', async () => {
  const account_id = await fixture.account();
  await expect(set(account_id, someDetails)).rejects.toMatchObject({ code: 'billing.no-active-subscription' });
});

test('409: another tab saves at the same time', async () => {
  const account_id = await fixture.subscriber();
  const both = await Promise.allSettled([set(account_id, someDetails), set(account_id, null)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'request.conflict' } });
});

test('429: twenty a day', async () => {
  const account_id = await fixture.subscriber();
  await expect(set(account_id, someDetails, { limits: exhausted })).rejects.toMatchObject({ code: 'request.too-many' });
});
