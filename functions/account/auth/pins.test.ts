import { expect, test } from 'vitest';

import { authFixture } from '#functions/account/auth/testing.ts';
import { pinsOf } from '#functions/account/auth/pins.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = authFixture();
const { deps, advanceMinutes, now, table } = fixture;
const { pins } = deps;

const phone = (last: number) => Phone.parse(`+1218555${last.toString().padStart(4, '0')}`);
const network = '198.51.100.0/24';
async function sent(to: Phone, purpose: 'login' | 'phone' = 'login') {
  const { pin, write } = await pins.send(purpose, to, now());
  if (pin === undefined) throw new Error('Too early');
  await deps.commit(write);
  return pin;
}

test('a pin is valid for its number and purpose only', async () => {
  const pin = await sent(phone(1), 'phone');
  await sent(phone(2), 'phone');
  const other = pin === '000000' ? '000001' : '000000';
  await expect(pins.compare('phone', phone(1), { pin: other, network }, now())).rejects.toMatchObject({
    code: 'auth.wrong-pin',
    left: 4,
  });
  await expect(pins.compare('login', phone(1), { pin: pin, network }, now())).rejects.toMatchObject({
    code: 'auth.no-attempts',
  });
  expect(await pins.compare('phone', phone(1), { pin: pin, network }, now())).toMatchObject({ left: 3 });
});

test('a new pin replaces the old one and has five attempts of its own', async () => {
  const first = await sent(phone(3));
  for (let i = 0; i < 5; i++) await pins.compare('login', phone(3), { pin: first, network }, now());
  await expect(pins.compare('login', phone(3), { pin: first, network }, now())).rejects.toMatchObject({
    code: 'auth.no-attempts',
  });
  advanceMinutes(0.5);
  const second = await sent(phone(3));
  if (first !== second) {
    await expect(pins.compare('login', phone(3), { pin: first, network }, now())).rejects.toMatchObject({
      code: 'auth.wrong-pin',
    });
  }
  await pins.compare('login', phone(3), { pin: second, network }, now());
});

test('of two concurrent requests, one sends', async () => {
  const both = await Promise.allSettled([sent(phone(4)), sent(phone(4))]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('of two concurrent uses, one succeeds', async () => {
  const pin = await sent(phone(5));
  const [one, other] = await Promise.all([
    pins.compare('login', phone(5), { pin: pin, network }, now()),
    pins.compare('login', phone(5), { pin: pin, network }, now()),
  ]);
  const both = await Promise.allSettled([pins.use(one.use), pins.use(other.use)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('stores neither the number nor the pin in clear text', async () => {
  const { pin, write } = await pins.send('login', phone(6), now());
  const json = JSON.stringify(write);
  expect(json).not.toContain(pin);
  expect(json).not.toContain('2185550006');
  await deps.commit(write!);
  const elsewhere = pinsOf(table, async () => 'another secret');
  await expect(elsewhere.compare('login', phone(6), { pin: pin!, network }, now())).rejects.toMatchObject({
    code: 'auth.no-attempts',
  });
});

test('a stranger elsewhere does not use up the attempts of its owner', async () => {
  const pin = await sent(phone(7));
  const wrong = pin === '000000' ? '000001' : '000000';
  const stranger = (at: number) => ({ pin: wrong, network: `203.0.113.${at}/24` });
  for (let i = 0; i < 5; i++) await expect(pins.compare('login', phone(7), stranger(0), now())).rejects.toThrow();
  await expect(pins.compare('login', phone(7), stranger(0), now())).rejects.toMatchObject({ code: 'auth.no-attempts' });
  expect(await pins.compare('login', phone(7), { pin, network }, now())).toMatchObject({ left: 4 });
});

test('all networks together have twenty attempts', async () => {
  const pin = await sent(phone(8));
  const guess = (i: number) =>
    pins.compare('login', phone(8), { pin: pin === '000000' ? '000001' : '000000', network: `network ${i}` }, now());
  const faults = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(i).catch((fault: Fault) => fault.code)));
  expect(faults.filter((code) => code === 'auth.wrong-pin')).toHaveLength(20);
  await expect(pins.compare('login', phone(8), { pin, network }, now())).rejects.toMatchObject({
    code: 'auth.no-attempts',
  });
});
