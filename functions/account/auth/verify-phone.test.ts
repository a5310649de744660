import fc from 'fast-check';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { handler as starting } from '#functions/account/auth/start-phone.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { handler } from '#functions/account/auth/verify-phone.ts';
import { auth } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = authFixture();
const { deps, browser, account, close, messagesTo, linesOf, advanceMinutes, now } = fixture;

const verify = (more: object = {}) => browser().call(auth.verifyPhone, handler.with({ ...deps, ...more }));
let last = 100;
/** An account with a number, and the pin that was texted to it. */
async function texted(attributes: Parameters<typeof account>[0] = {}) {
  const phone = Phone.parse(`+1218555${(last++).toString().padStart(4, '0')}`);
  const ida = await account({ phone, phone_confirmed_at: now().toISOString(), ...attributes });
  await browser().call(auth.startPhone, starting.with({ ...deps }))({ phone });
  const [text] = await messagesTo(phone);
  return { ida, phone, pin: /\d{6}/.exec(text?.text ?? '')?.[0] ?? '' };
}
const another = (pin: string) => ((Number(pin) + 1) % 1_000_000).toString().padStart(6, '0');

test('200: the pin signs in once', async () => {
  const { ida, phone, pin } = await texted();
  const { user } = await verify()({ phone, pin: `${pin.slice(0, 3)} ${pin.slice(3)}` });
  expect(user.id).toBe(ida.account_id);
  expect(await linesOf(ida)).toEqual(['logged-in-phone']);
  await expect(verify()({ phone, pin })).rejects.toMatchObject({ code: 'auth.no-attempts' });
});

test('200: of ten concurrent sign-ins with one pin, one succeeds', async () => {
  const { phone, pin } = await texted();
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => verify()({ phone, pin })));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('200: with a second factor the pin stays valid until the code is entered', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const { ida, phone, pin } = await texted({ second_factor: true });
  const { account_id } = ida;
  await deps.commit(
    deps.factors.put({ account_id, secret, confirmed_at: now().toISOString(), last_step: -1, recovery: [] }),
  );
  await expect(verify()({ phone, pin })).rejects.toMatchObject({ code: 'auth.code-needed', status: 422 });
  const code = new TOTP({ secret }).generate({ timestamp: now().getTime() });
  await expect(verify()({ phone, pin, code: another(code) })).rejects.toMatchObject({
    fields: { code: expect.anything() as never },
  });
  await verify()({ phone, pin, code });
});

test('403: rejects a blocked account', async () => {
  const { phone, pin } = await texted({ blocked: { at: now().toISOString(), reason: 'Fraud', operator: 'Noor' } });
  await expect(verify()({ phone, pin })).rejects.toMatchObject({ code: 'auth.blocked' });
});

test('403: tells the owner of a deleted account that it can be undone, by the right pin alone', async () => {
  const phone = Phone.parse('+12185559901');
  const ida = await account({ phone, phone_confirmed_at: now().toISOString() });
  const until = await close(ida);
  await browser().call(auth.startPhone, starting.with({ ...deps }))({ phone });
  const [text] = await messagesTo(phone);
  expect(text).toMatchObject({ purpose: 'pin', account_id: null });
  const pin = /\d{6}/.exec(text!.text)![0];
  await expect(verify()({ phone, pin: another(pin) })).rejects.toMatchObject({ code: 'auth.wrong-pin', left: 4 });
  expect(await messagesTo(ida.email)).toEqual([]);
  expect(await linesOf(ida)).toEqual([]);
  await expect(verify()({ phone, pin })).rejects.toMatchObject({ code: 'auth.account-closed', until });
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['account-deleted']);
  await expect(verify()({ phone, pin })).rejects.toMatchObject({ code: 'auth.no-attempts' });
});

test('422: rejects a wrong pin with the attempts left; the fifth is reported by email', async () => {
  const { ida, phone, pin } = await texted();
  const attemptsLeft: unknown[] = [];
  for (let i = 0; i < 5; i++) {
    await verify()({ phone, pin: another(pin) }).catch((fault: Fault) => attemptsLeft.push([fault.code, fault.left]));
  }
  expect(attemptsLeft).toEqual([4, 3, 2, 1, 0].map((attemptsLeft) => ['auth.wrong-pin', attemptsLeft]));
  await expect(verify()({ phone, pin })).rejects.toMatchObject({ message: 'No remaining attempts', left: 0 });
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['pins-used-up']);
  expect(await linesOf(ida)).toEqual(Array(5).fill('wrong-pin'));
});

test('422: expires after ten minutes', async () => {
  const { phone, pin } = await texted();
  advanceMinutes(10);
  await expect(verify()({ phone, pin })).rejects.toMatchObject({ code: 'auth.no-attempts' });
});

test('422: replies the same for a number that got no pin', async () => {
  await expect(verify()({ phone: '+12185559999', pin: '123456' })).rejects.toMatchObject({ code: 'auth.no-attempts' });
  await browser().call(auth.startPhone, starting.with({ ...deps }))({ phone: '+12185559998' });
  await expect(verify()({ phone: '+12185559998', pin: '123456' })).rejects.toMatchObject({
    code: 'auth.wrong-pin',
    left: 4,
  });
});

test('422: rejects an invalid number and an invalid pin', async () => {
  await expect(verify()({ phone: '1', pin: '123456' })).rejects.toMatchObject({
    fields: { phone: ['Invalid Phone Number'] },
  });
  await expect(verify()({ phone: '+12185550100', pin: '12345' })).rejects.toMatchObject({
    fields: { pin: ['Invalid Pin Code Entered'] },
  });
});

test('422: compares at most five concurrent attempts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 25 }), fc.integer({ min: 0, max: 24 }), async (tries, right) => {
      const { phone, pin } = await texted();
      const codes = await Promise.all(
        Array.from({ length: tries }, (_, i) =>
          verify()({ phone, pin: i === right ? pin : another(pin) }).then(
            () => 'in',
            ({ code }: Fault) => code,
          ),
        ),
      );
      const compared = codes.filter((code) => code === 'auth.wrong-pin' || code === 'in');
      expect(compared.length).toBeLessThanOrEqual(5);
      expect(codes.filter((code) => code === 'in').length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 12 },
  );
});

test('429: allows thirty attempts in a quarter of an hour per network', async () => {
  const limited = verify({ limits: fixture.limits });
  const tries = Array.from({ length: 31 }, (_, i) =>
    limited({ phone: `+12185557${i.toString().padStart(3, '0')}`, pin: '123456' }).catch(({ code }: Fault) => code),
  );
  expect((await Promise.all(tries)).filter((code) => code === 'request.too-many')).toHaveLength(1);
});
