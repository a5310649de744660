import { expect, test } from 'vitest';

import { authFixture } from '#functions/account/auth/testing.ts';
import { handler } from '#functions/account/owner/start-pin.ts';
import type { Member } from '#functions/platform/session.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { owner } from '#shared/api/owner.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { Phone } from '#shared/values/phone.ts';

const { deps, browser, account, enter, messagesTo, now } = authFixture();
const start = (as: Member, more: object = {}) =>
  browser({ as }).call(owner.startPin, handler.with({ ...deps, ...more }))({});
let next = 0;
const withPhone = async (more: object = {}) => {
  const phone = Phone.parse(`+12185550${400 + next++}`);
  const ida = await account({ password: null, phone, phone_confirmed_at: now().toISOString(), ...more });
  return { phone, member: (await enter(ida)).member };
};

test('200: texts a pin to the number of the account, one at a time', async () => {
  const { phone, member } = await withPhone();
  expect(await start(member)).toMatchObject({ phone, attempts_left: 5 });
  await start(member);
  expect(await messagesTo(phone)).toHaveLength(1);
});

test('403: there is a password, or no confirmed number', async () => {
  const { member } = await withPhone({ password: 'hash' });
  await expect(start(member)).rejects.toMatchObject({ code: 'auth.login-again' });
  const { member: other } = await withPhone({ phone_confirmed_at: null });
  await expect(start(other)).rejects.toMatchObject({ code: 'auth.login-again' });
});

test('409: another pin is sent at the same time', async () => {
  const { member } = await withPhone();
  const busy = async () => Promise.reject(new Fault('request.conflict'));
  await expect(start(member, { commit: busy })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: counts by number and network', async () => {
  const { member } = await withPhone();
  await expect(start(member, { limits: exhausted })).rejects.toMatchObject({ code: 'request.too-many' });
});
