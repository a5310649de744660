import { beforeEach, describe, expect, test } from 'vitest';

import { handler } from '#functions/composition/account/confirm-phone.ts';
import { pendingPhoneStore } from '#functions/account/pending-phone.ts';
import { type Account, accountStore } from '#functions/account/store.ts';
import { loggedIn, NOW, createAccount, messagingDeps, messagesTo } from '#functions/account/testing.ts';
import { pinsOf } from '#functions/account/auth/pins.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { turnOffForwarding } from '#functions/calls/public.ts';
import { forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const accounts = accountStore(table);
const numbers = pendingPhoneStore(table);
const pins = pinsOf(table, async () => 'secret');
const log = accessLog(table);
const base = messagingDeps(table);
const deps = { ...base, numbers, pins, accessLog: log, onPhoneReleased: turnOffForwarding(table, base.outbox) };
const { halfway, store: forwarding } = forwardingFixture(table);

let phone: Phone;
let ida: Account;
let next = 0;
beforeEach(async () => {
  phone = Phone.parse(`+121855501${String(10 + next++)}`);
  ida = await createAccount(table);
});
const confirm = (pin: string, as = ida, replaced: Partial<typeof deps> = {}) =>
  calling(account.confirmPhone, handler.with({ ...deps, ...replaced }), { as: loggedIn(as) })({ phone, pin });

/** What `startPhone` does, without its guards. */
async function texted(to = ida): Promise<string> {
  const { pin = '', write, expires_at } = await pins.send('phone', phone, NOW);
  const begun = numbers.begin({ account_id: to.account_id, phone, ends_at: expires_at });
  await numbers.commit(begun, ...(write ? [write] : []));
  return pin;
}
const otherThan = (pin: string) => (pin === '123456' ? '654321' : '123456');

describe('confirming a phone number', () => {
  test('200: confirms the phone, which then signs in', async () => {
    const user = await confirm(await texted());
    expect(user).toMatchObject({ phone, phone_confirmed_at: NOW.toISOString(), has_phone_login: true });
    expect((await accounts.findByCredential('phone', phone))?.account_id).toBe(ida.account_id);
    expect((await messagesTo(table, ida.email)).map(({ purpose }) => purpose)).toEqual(['phone-changed']);
    expect((await log.all(ida.account_id)).map(({ what }) => what)).toEqual(['phone-changed']);
  });

  test('200: replaces the phone and frees the first', async () => {
    const first = phone;
    await confirm(await texted());
    phone = Phone.parse('+12185550199');
    await confirm(await texted());
    expect(await accounts.findByCredential('phone', first)).toBeUndefined();
  });

  test('200: replacing the phone ends forwarding and texts the undo code to the old phone', async () => {
    const owner = await halfway(...steps('codes'), { t: 'dialled', legs: ['no_answer'] });
    await confirm(await texted(owner), owner);
    expect(await messagesTo(table, owner.phone)).toMatchObject([{ purpose: 'number-left' }]);
    expect(await messagesTo(table, phone)).toEqual([]);
    expect(await forwarding.of(owner.account_id)).toMatchObject({ state: 'off', number: null });
  });

  test('200: confirming the same phone again keeps forwarding', async () => {
    const owner = await halfway(...steps('codes'), { t: 'dialled', legs: ['no_answer'] });
    phone = owner.phone;
    await confirm(await texted(owner), owner);
    expect(await forwarding.of(owner.account_id)).toMatchObject({ state: 'setting_up' });
    expect(await messagesTo(table, owner.phone)).toEqual([]);
  });

  test('409: yields to the first writer', async () => {
    const pin = await texted();
    const busy = { ...accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
    await expect(confirm(pin, ida, { accounts: busy })).rejects.toMatchObject({ code: 'request.conflict' });
  });

  test('422: a wrong pin costs one of five attempts', async () => {
    const pin = await texted();
    for (let attemptsLeft = 4; attemptsLeft >= 0; attemptsLeft--)
      await expect(confirm(otherThan(pin))).rejects.toMatchObject({ code: 'auth.wrong-pin', left: attemptsLeft });
    await expect(confirm(pin)).rejects.toMatchObject({ code: 'auth.no-attempts' });
    expect(await accounts.of(ida.account_id)).toMatchObject({ phone: null });
  });

  test('422: rejects a pin that was texted for another account', async () => {
    const eve = await createAccount(table);
    const pin = await texted(eve);
    await expect(confirm(pin, ida)).rejects.toMatchObject({ code: 'auth.no-attempts' });
    await expect(confirm(pin, eve)).resolves.toMatchObject({ phone });
  });

  test('422: reveals the number’s owner only after the right pin, which is used up', async () => {
    await createAccount(table, { phone, phone_confirmed_at: NOW.toISOString() });
    const pin = await texted();
    await expect(confirm(otherThan(pin))).rejects.toMatchObject({ code: 'auth.wrong-pin' });
    await expect(confirm(pin)).rejects.toMatchObject({ code: 'account.phone-taken' });
    await expect(confirm(pin)).rejects.toMatchObject({ code: 'auth.no-attempts' });
  });

  test('422: accepts concurrent uses of one pin once', async () => {
    const pin = await texted();
    const outcomes = await Promise.allSettled([confirm(pin), confirm(pin)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('429: allows thirty attempts per network', async () => {
    await texted();
    const limits = { take: async () => Promise.reject(new Fault('request.too-many', { until: NOW })) };
    await expect(confirm('123456', ida, { limits })).rejects.toMatchObject({ code: 'request.too-many' });
  });
});
