import { beforeEach, expect, test } from 'vitest';

import { pendingPhoneStore } from '#functions/account/pending-phone.ts';
import { handler } from '#functions/account/start-phone.ts';
import type { Account } from '#functions/account/store.ts';
import { loggedIn, NOW, createAccount, messagingDeps, messagesTo } from '#functions/account/testing.ts';
import { pinsOf } from '#functions/account/auth/pins.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const numbers = pendingPhoneStore(table);
const deps = handler.with({ ...messagingDeps(table), numbers, pins: pinsOf(table, async () => 'secret') });
let ida: Account;
beforeEach(async () => void (ida = await createAccount(table)));
const start = (phone: string, minutesAgo = 0) =>
  calling(account.startPhone, deps, { as: loggedIn(ida, minutesAgo) })({ phone });

test('200: texts a pin to the number in any notation', async () => {
  expect(await start('(218) 555-0110')).toMatchObject({ phone: '+12185550110', attempts_left: 5 });
  const [text] = await messagesTo(table, '+12185550110');
  expect(text).toMatchObject({ channel: 'sms', purpose: 'pin', account_id: ida.account_id });
  expect(text?.text).toMatch(/\b\d{6}\b/);
  expect(await numbers.of(ida.account_id, NOW)).toBe('+12185550110');
});

test('200: replies the same when the number belongs to another account', async () => {
  const own = await start('218 555 0111');
  const phone = Phone.parse('+12185550112');
  await createAccount(table, { phone, phone_confirmed_at: NOW.toISOString() });
  expect(await start('218 555 0112')).toEqual({ ...own, phone });
});

test('200: an immediate repeat sends no second text', async () => {
  await start('218 555 0113');
  await start('218 555 0113');
  expect(await messagesTo(table, '+12185550113')).toHaveLength(1);
});

test('403: requires a recent login', async () => {
  await expect(start('218 555 0115', 11)).rejects.toMatchObject({ code: 'auth.login-again' });
  expect(await messagesTo(table, '+12185550115')).toEqual([]);
});

test('422: rejects an invalid number', async () => {
  await expect(start('12')).rejects.toMatchObject({ fields: { phone: ['Invalid Phone Number'] } });
});

test('422: rejects a landline, which receives no texts', async () => {
  const landline = { phone: ['A landline cannot receive texts.'] };
  await expect(start('+44 20 7946 0123')).rejects.toMatchObject({ fields: landline });
  expect(await messagesTo(table, '+442079460123')).toEqual([]);
});

test('429: allows twenty an hour per network', async () => {
  const limited = async () => {
    for (let n = 0; n < 21; n++) await start(`218 555 01${n + 20}`);
  };
  await expect(limited()).rejects.toMatchObject({ code: 'request.too-many' });
});
