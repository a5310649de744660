import { URI } from 'otpauth';
import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/start-second-factor.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = authFixture();
const { deps, browser, account, enter, advanceMinutes } = fixture;

const start = (as?: Parameters<typeof browser>[0], more: object = {}) =>
  browser(as).call(auth.startSecondFactor, handler.with({ ...deps, ...more }));

test('200: returns a key for an authenticator app as text, link and QR code', async () => {
  const ida = await account();
  const { member } = await enter(ida);
  const { secret, otpauth_url, qr_svg } = await start({ as: member })({});
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(URI.parse(otpauth_url)).toMatchObject({ issuer: 'Calluna', label: ida.email, digits: 6, period: 30 });
  expect(qr_svg).toMatch(/^<svg/);
  expect((await deps.accounts.of(ida.account_id))?.second_factor).toBe(false);
});

test('200: a second request invalidates the first key', async () => {
  const { member } = await enter(await account());
  const [one, other] = [await start({ as: member })({}), await start({ as: member })({})];
  expect(one.secret).not.toBe(other.secret);
  expect((await deps.factors.of(member.accountId))?.secret).toBe(other.secret);
});

test('403: requires a login or a confirmation within ten minutes', async () => {
  const { member } = await enter(await account());
  advanceMinutes(10.1);
  await expect(start({ as: member })({})).rejects.toMatchObject({ code: 'auth.login-again' });
});

test('409: rejects a second factor that is already on', async () => {
  const { member } = await enter(await account({ second_factor: true }));
  await expect(start({ as: member })({})).rejects.toMatchObject({ code: 'auth.second-factor-on' });
});

test('409: gives up when other writers always win', async () => {
  const { member } = await enter(await account());
  const busy = { ...deps.factors, commit: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(start({ as: member }, { factors: busy })({})).rejects.toMatchObject({ code: 'request.conflict' });
});
