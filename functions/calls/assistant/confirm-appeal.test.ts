import { expect, test } from 'vitest';

import { asSpam } from '#functions/calls/numbers/testing.ts';
import { handler } from '#functions/calls/assistant/confirm-appeal.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addDays } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = authFixture();
const { deps, browser, table } = fixture;
const callers = callerStore(table);
const phone = Phone.parse('+12185550171');
const confirm = (more: object = {}) =>
  browser().call(assistant.confirmAppeal, handler.with({ ...deps, callers, ...more }));

async function sent(): Promise<string> {
  const { pin = '', write } = await deps.pins.send('appeal', phone, fixture.now());
  if (write) await deps.commit(write);
  return pin;
}

test('200: drops earlier reports and counts later ones', async () => {
  const report = (at: Date) => callers.report({ phone, account_id: newId('account'), at: at.toISOString(), ...asSpam });
  await deps.commit(report(addDays(fixture.now(), -1)));
  expect((await callers.of(phone, fixture.now())).reports).toHaveLength(1);
  expect(await confirm()({ phone, pin: await sent() })).toEqual({ cleared: true });
  expect((await callers.of(phone, fixture.now())).reports).toEqual([]);
  await deps.commit(report(new Date(fixture.now().getTime() + 1000)));
  expect((await callers.of(phone, fixture.now())).reports).toHaveLength(1);
});

test('422: rejects a wrong pin, a used pin and an invalid number', async () => {
  fixture.advanceMinutes(11);
  const pin = await sent();
  const wrong = pin === '000000' ? '000001' : '000000';
  await expect(confirm()({ phone, pin: wrong })).rejects.toMatchObject({ code: 'auth.wrong-pin', left: 4 });
  await confirm()({ phone, pin });
  await expect(confirm()({ phone, pin })).rejects.toMatchObject({ code: 'auth.no-attempts' });
  await expect(confirm()({ phone: '12', pin })).rejects.toMatchObject({ code: 'request.invalid' });
});

test('429: limits attempts per network', async () => {
  await expect(confirm({ limits: exhausted })({ phone, pin: '123456' })).rejects.toMatchObject({
    code: 'request.too-many',
  });
});

test('409: of two concurrent uses of a pin, one is rejected', async () => {
  fixture.advanceMinutes(11);
  const pin = await sent();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(confirm({ commit })({ phone, pin })).rejects.toMatchObject({ code: 'request.conflict' });
});
