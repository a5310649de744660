import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/confirm-second-factor.ts';
import { handler as starting } from '#functions/account/auth/start-second-factor.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { MINUTE } from '#shared/values/duration.ts';

const fixture = authFixture();
const { deps, browser, account, enter, messagesTo, linesOf, advanceMinutes, now } = fixture;

const confirm = (as?: Parameters<typeof browser>[0], more: object = {}) =>
  browser(as).call(auth.confirmSecondFactor, handler.with({ ...deps, ...more }));
async function state() {
  const ida = await account();
  const { member } = await enter(ida);
  const { secret } = await browser({ as: member }).call(auth.startSecondFactor, starting.with({ ...deps }))({});
  const code = (minutes = 0) => new TOTP({ secret }).generate({ timestamp: now().getTime() + minutes * MINUTE });
  return { ida, member, code };
}

test('200: turns the second factor on with ten single-use recovery codes', async () => {
  const { ida, member, code } = await state();
  const { recovery_codes } = await confirm({ as: member })({ code: code() });
  expect(new Set(recovery_codes).size).toBe(10);
  for (const each of recovery_codes) expect(each).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  const on = (await deps.accounts.of(ida.account_id))!;
  expect(on.second_factor).toBe(true);
  expect(JSON.stringify(await deps.factors.of(ida.account_id))).not.toContain(recovery_codes[0]);
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['second-factor-on']);

  const [first = '', second = ''] = recovery_codes;
  await deps.secondFactor.require(on, first.toUpperCase().replace('-', ' '), now());
  const again = deps.secondFactor.require(on, first, now());
  await expect(again).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  const both = await Promise.allSettled([1, 2].map(() => deps.secondFactor.require(on, second, now())));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await linesOf(ida)).filter((what) => what === 'recovery-code-used')).toHaveLength(2);
});

test('200: the code that turned it on is not accepted again', async () => {
  const { ida, member, code } = await state();
  await confirm({ as: member })({ code: code() });
  const on = (await deps.accounts.of(ida.account_id))!;
  await expect(deps.secondFactor.require(on, code(), now())).rejects.toMatchObject({ code: 'auth.wrong-pin' });
});

test('200: the codes of an app follow the real time where the dev clock was moved', async () => {
  const { member, code } = await state();
  process.env.CLOCK_OFFSET_SECONDS = '259200';
  try {
    await expect(confirm({ as: member })({ code: code() })).rejects.toMatchObject({ code: 'auth.wrong-pin' });
    await confirm({ as: member })({ code: code(-3 * 24 * 60) });
  } finally {
    delete process.env.CLOCK_OFFSET_SECONDS;
  }
});

test('200: the mail and the log say from where it was turned on', async () => {
  const { ida, member, code } = await state();
  const here = browser({ as: member });
  await here.call(auth.confirmSecondFactor, handler.with(deps), { 'x-viewer-country': 'FR' })({ code: code() });
  const [message] = await messagesTo(ida.email);
  expect(message?.text).toContain('France');
  expect(message?.text).toContain('/en/confirm/not-me/');
  const lines = await deps.accessLog.all(ida.account_id);
  expect(lines.find(({ what }) => what === 'second-factor-on')).toMatchObject({ country: 'FR' });
});

test('403: requires the owner to have confirmed it recently', async () => {
  const { ida, member, code } = await state();
  advanceMinutes(11);
  await expect(confirm({ as: member })({ code: code() })).rejects.toMatchObject({ code: 'auth.login-again' });
  expect((await deps.accounts.of(ida.account_id))?.second_factor).toBe(false);
});

test('409: rejects a second factor that is already on', async () => {
  const { member } = await enter(await account({ second_factor: true }));
  await expect(confirm({ as: member })({ code: '123456' })).rejects.toMatchObject({ code: 'auth.second-factor-on' });
});

test('409: gives up when other writers always win', async () => {
  const { member, code } = await state();
  const busy = { ...deps.accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
  const late = confirm({ as: member }, { accounts: busy })({ code: code() });
  await expect(late).rejects.toMatchObject({ code: 'request.conflict' });
});

test('422: rejects codes of another time or key, and any without a key', async () => {
  const { member, code } = await state();
  const wrong = { code: 'auth.wrong-pin', fields: { code: ['Invalid Pin Code Entered'] } };
  await expect(confirm({ as: member })({ code: code(2) })).rejects.toMatchObject(wrong);
  await expect(confirm({ as: member })({ code: code(-2) })).rejects.toMatchObject(wrong);
  const { member: other } = await enter(await account());
  await expect(confirm({ as: other })({ code: code() })).rejects.toMatchObject(wrong);
});

test('429: allows five attempts in five minutes, then rejects right codes too', async () => {
  const { member, code } = await state();
  const limited = confirm({ as: member }, { limits: fixture.limits });
  for (let i = 0; i < 5; i++) await limited({ code: code(5) }).catch(() => undefined);
  await expect(limited({ code: code() })).rejects.toMatchObject({ code: 'request.too-many' });
  advanceMinutes(1);
});
