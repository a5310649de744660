import { expect, test } from 'vitest';

import { exhausted } from '#functions/platform/testing.ts';
import { withdrawalFixture } from '#functions/billing/withdrawal-testing.ts';

const { fixture, look, tokenOf, german, paidGerman } = withdrawalFixture();

test('200: the contract, without personal data; looking changes nothing', async () => {
  const ida = await paidGerman();
  const { began_at } = await fixture.subscription(ida);
  expect(await look(await tokenOf(ida))).toEqual({
    ordered_at: began_at,
    last_day: expect.stringMatching(/^2026-12-\d\d$/) as string,
    left_at: null,
    is_withdrawable: true,
    amount: { minor_units: 2490, currency: 'USD' },
    paid_back: null,
  });
  expect((await fixture.subscription(ida)).status).toBe('active');
});

test('200: of a period that is over', async () => {
  const ida = await paidGerman();
  fixture.advanceDays(15);
  expect(await look(await tokenOf(ida))).toMatchObject({ is_withdrawable: false, left_at: null });
});

test('403: its account is being deleted', async () => {
  const ida = await paidGerman();
  const token = await tokenOf(ida);
  await fixture.closeAccount(ida);
  await expect(look(token)).rejects.toMatchObject({ status: 403, code: 'auth.account-closed' });
});

test('410: a forged token, a cut one, and one of a contract without the right', async () => {
  const [ida, eva, american] = [await german(), await german(), await fixture.subscriber()];
  const [, , , seal] = (await tokenOf(ida)).split('~');
  const forged = (await tokenOf(eva)).split('~').with(3, seal!).join('~');
  const cut = (await tokenOf(ida)).slice(0, -2);
  for (const token of ['x', '~~~', forged, cut])
    await expect(look(token), token).rejects.toMatchObject({ status: 410, code: 'billing.link-incomplete' });
  await expect(look(await tokenOf(american))).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('429: too many links that are none', async () => {
  await expect(look('x', { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});

test('404: its account is deleted', async () => {
  const ida = await paidGerman();
  const token = await tokenOf(ida);
  fixture.clock.now = new Date(await fixture.closeAccount(ida));
  await expect(look(token)).rejects.toMatchObject({ status: 404, code: 'billing.no-active-subscription' });
});
