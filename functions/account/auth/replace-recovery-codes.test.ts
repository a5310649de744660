import { expect, test } from 'vitest';

import { newRecoveryCodes } from '#functions/account/auth/recovery-codes.ts';
import { handler } from '#functions/account/auth/replace-recovery-codes.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = authFixture();
const { deps, browser, account, enter, messagesTo, linesOf, advanceMinutes, now, secret } = fixture;

const replace = (as?: Parameters<typeof browser>[0], more: object = {}) =>
  browser(as).call(auth.replaceRecoveryCodes, handler.with({ ...deps, ...more }));
async function withFactor(confirmed_at: string | null = now().toISOString()) {
  const ida = await account({ second_factor: confirmed_at !== null });
  const { account_id } = ida;
  const { recovery_codes: earlier, recovery } = newRecoveryCodes(await secret());
  await deps.commit(deps.factors.put({ account_id, secret: 'JBSWY3DPEHPK3PXP', confirmed_at, last_step: 7, recovery }));
  return { ida, earlier, member: (await enter(ida)).member };
}
const accepts = ({ account_id }: { account_id: Parameters<typeof deps.accounts.of>[0] }, code = '') =>
  deps.accounts
    .of(account_id)
    .then((current) => deps.secondFactor.require(current!, code, now()))
    .then(
      () => true,
      () => false,
    );

test('200: ten new codes replace the earlier ones, and the owner is notified', async () => {
  const { ida, earlier, member } = await withFactor();
  const { recovery_codes } = await replace({ as: member })({});
  expect(new Set([...recovery_codes, ...earlier]).size).toBe(20);
  expect([await accepts(ida, earlier[0]), await accepts(ida, recovery_codes[0])]).toEqual([false, true]);
  expect(await deps.factors.of(ida.account_id)).toMatchObject({ secret: 'JBSWY3DPEHPK3PXP', last_step: 7 });
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['recovery-codes-replaced']);
  expect(await linesOf(ida)).toContain('recovery-codes-replaced');
});

test('200: of two at once, the codes of one work', async () => {
  const { ida, member } = await withFactor();
  const both = await Promise.all([1, 2].map(() => replace({ as: member })({})));
  const accepted = await Promise.all(both.map(({ recovery_codes }) => accepts(ida, recovery_codes[0])));
  expect(accepted.filter(Boolean)).toHaveLength(1);
});

test('403: requires a recent login or confirmation', async () => {
  const { ida, earlier, member } = await withFactor();
  advanceMinutes(11);
  await expect(replace({ as: member })({})).rejects.toMatchObject({ code: 'auth.login-again' });
  expect(await accepts(ida, earlier[0])).toBe(true);
});

test('409: rejects an account whose second factor is off, or not confirmed yet', async () => {
  const off = { code: 'auth.second-factor-off' };
  const { member } = await enter(await account());
  await expect(replace({ as: member })({})).rejects.toMatchObject(off);
  await expect(replace({ as: (await withFactor(null)).member })({})).rejects.toMatchObject(off);
});

test('409: gives up when other writers always win', async () => {
  const { member } = await withFactor();
  const busy = { ...deps.factors, commit: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(replace({ as: member }, { factors: busy })({})).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: allows five in an hour', async () => {
  const { member } = await withFactor();
  const limited = replace({ as: member }, { limits: fixture.limits });
  for (let i = 0; i < 5; i++) await limited({});
  await expect(limited({})).rejects.toMatchObject({ code: 'request.too-many' });
});
