import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/remove-second-factor.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = authFixture();
const { deps, browser, account, enter, messagesTo, linesOf, now } = fixture;

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const code = () => new TOTP({ secret }).generate({ timestamp: now().getTime() });
const remove = (as?: Parameters<typeof browser>[0], more: object = {}) =>
  browser(as).call(auth.removeSecondFactor, handler.with({ ...deps, ...more }));
async function withFactor() {
  const ida = await account({ second_factor: true });
  const { account_id } = ida;
  const factor = { account_id, secret, confirmed_at: now().toISOString(), last_step: -1, recovery: [] };
  await deps.commit(deps.factors.put(factor));
  return { ida, member: (await enter(ida)).member };
}

test('200: turns the second factor off, deletes its key and notifies the owner, also when repeated', async () => {
  const { ida, member } = await withFactor();
  await remove({ as: member })({ code: code() });
  expect((await deps.accounts.of(ida.account_id))?.second_factor).toBe(false);
  expect(await deps.factors.of(ida.account_id)).toBeUndefined();
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['second-factor-off']);
  expect(await linesOf(ida)).toContain('second-factor-off');
  expect(await remove({ as: member })({ code: code() })).toEqual({});
});

test('403: requires a recent login or confirmation', async () => {
  const { ida, member } = await withFactor();
  fixture.advanceMinutes(11);
  await expect(remove({ as: member })({ code: code() })).rejects.toMatchObject({ code: 'auth.login-again' });
  expect((await deps.accounts.of(ida.account_id))?.second_factor).toBe(true);
});

test('409: rejects a concurrent write', async () => {
  const { member } = await withFactor();
  const busy = { ...deps.accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
  const late = remove({ as: member }, { accounts: busy })({ code: code() });
  await expect(late).rejects.toMatchObject({ code: 'request.conflict' });
});

test('422: rejects a wrong code', async () => {
  const { ida, member } = await withFactor();
  await expect(remove({ as: member })({ code: 'abcde-fghjk' })).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  expect((await deps.accounts.of(ida.account_id))?.second_factor).toBe(true);
});

test('429: allows five attempts in five minutes', async () => {
  const { member } = await withFactor();
  for (let i = 0; i < 5; i++) await remove({ as: member })({ code: 'abcde-fghjk' }).catch(() => undefined);
  await expect(remove({ as: member })({ code: code() })).rejects.toMatchObject({ code: 'request.too-many' });
});
