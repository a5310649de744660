import { afterEach, expect, test } from 'vitest';

import { senderNow, sellerOf } from '#functions/platform/seller.ts';
import { calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/support/get-seller.ts';
import { support } from '#shared/api/support.ts';
import { exampleSeller, type Seller, sellerSettings } from '#shared/values/seller.ts';

const get = calling(support.getSeller, handler);
const configured = {
  SELLER_NAME: 'Heather & Sons Ltd',
  SELLER_ADDRESS: '4 Moor Lane, Leeds LS1 4AP, United Kingdom',
  SELLER_REGISTRATION: 'Companies House, 01234567',
  SELLER_TAX_ID: 'GB123456789',
  SELLER_LAW: 'England and Wales',
  SELLER_EMAIL: 'hello@example.com',
  SELLER_PRIVACY_EMAIL: 'dpo@example.com',
};
afterEach(() => {
  for (const name of [...Object.keys(configured), 'REFUND_DAYS']) delete process.env[name];
});

test('200: without configuration, an example that says so', async () => {
  expect(await get({})).toEqual({ ...exampleSeller, is_example: true, refund_days: 30 });
});

test('200: the configured seller, and the days of a refund', async () => {
  Object.assign(process.env, configured, { REFUND_DAYS: '14' });
  expect(await get({})).toEqual({
    ...Object.fromEntries(Object.entries(sellerSettings).map(([field, name]) => [field, configured[name]])),
    is_example: false,
    refund_days: 14,
  });
});

test('the sender at the foot of mails is the seller with the address', () => {
  Object.assign(process.env, configured);
  expect(senderNow()).toMatchObject({
    name: 'Heather & Sons Ltd',
    address: '4 Moor Lane, Leeds LS1 4AP, United Kingdom',
  });
});

test('a seller with a setting missing is still an example', () => {
  expect(sellerOf({ STAGE: 'sandbox', ...configured, SELLER_TAX_ID: undefined })).toMatchObject({
    name: configured.SELLER_NAME,
    is_example: true,
  });
});

test.each(['dev', 'staging', 'prod'])('%s does not start without a seller', (STAGE) => {
  expect(() => sellerOf({ STAGE, ...configured, SELLER_LAW: undefined })).toThrow('SELLER_LAW must be set');
  expect(() => sellerOf({ STAGE }, ['name'] satisfies (keyof Seller)[])).toThrow('SELLER_NAME must be set');
});
