import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/start-phone.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = authFixture();
const { deps, browser, account, messagesTo, advanceMinutes } = fixture;

const start = (more: object = {}) => browser().call(auth.startPhone, handler.with({ ...deps, ...more }));
const withPhone = (phone: string) =>
  account({ phone: Phone.parse(phone), phone_confirmed_at: fixture.now().toISOString() });

test('200: texts a pin to the number of an account', async () => {
  await withPhone('+12185550140');
  const answer = await start()({ phone: '(218) 555-0140', language: 'ar' });
  const at = fixture.now().getTime();
  expect(answer).toEqual({
    phone: '+12185550140',
    sent_at: new Date(at).toISOString(),
    expires_at: new Date(at + 600_000).toISOString(),
    again_at: new Date(at + 30_000).toISOString(),
    attempts_left: 5,
  });
  const [text] = await messagesTo('+12185550140');
  expect(text).toMatchObject({ purpose: 'pin', language: 'ar' });
  expect(text?.text).toMatch(/\d{6}/);
});

test('200: a number of Portugal reads its Portuguese', async () => {
  await withPhone('+351912345678');
  await start()({ phone: '+351912345678', language: 'pt' });
  const [text] = await messagesTo('+351912345678');
  expect(text?.text).toContain('Nao o partilhe.');
});

test('200: replies the same for an unknown number and sends no text', async () => {
  const registered = await withPhone('+12185550141');
  const [one, other] = [await start()({ phone: registered.phone! }), await start()({ phone: '+12185550142' })];
  expect({ ...one, phone: '' }).toEqual({ ...other, phone: '' });
  expect(await messagesTo('+12185550142')).toEqual([]);
});

test('200: an early request reports the previous pin; the next goes out after 30, 60 and 120 seconds', async () => {
  const { phone } = await withPhone('+12185550143');
  const ask = () => start()({ phone: phone! });
  const first = await ask();
  advanceMinutes(0.4);
  expect(await ask()).toEqual(first);
  expect(await messagesTo(phone!)).toHaveLength(1);
  const waits: number[] = [];
  for (let i = 0; i < 4; i++) {
    advanceMinutes(2);
    const { sent_at, again_at } = await ask();
    waits.push((Date.parse(again_at) - Date.parse(sent_at)) / 1000);
  }
  expect(waits).toEqual([60, 120, 120, 120]);
  expect(await messagesTo(phone!)).toHaveLength(5);
});

test('200: concurrent requests send one text', async () => {
  const { phone } = await withPhone('+12185550144');
  await Promise.all([start()({ phone: phone! }), start()({ phone: phone! })]);
  expect(await messagesTo(phone!)).toHaveLength(1);
});

test('422: rejects an invalid number', async () => {
  await expect(start()({ phone: '12' })).rejects.toMatchObject({ fields: { phone: ['Invalid Phone Number'] } });
});

test('429: allows three texts an hour per number from one network, and still to its owner', async () => {
  const { phone } = await withPhone('+12185550145');
  const answers: string[] = [];
  for (const network of [0, 0, 0, 0, 1]) {
    const ask = browser().call(auth.startPhone, handler.with({ ...deps, limits: fixture.limits }), {
      'x-viewer-address': `10.3.${network}.1`,
    });
    answers.push(
      await ask({ phone: phone! }).then(
        () => 'sent',
        (fault: Fault) => fault.code,
      ),
    );
    advanceMinutes(2.1);
  }
  expect(answers).toEqual(['sent', 'sent', 'sent', 'request.too-many', 'sent']);
  expect(await messagesTo(phone!)).toHaveLength(4);
});

test('429: requires a browser proof', async () => {
  const proof = async () => Promise.reject(new Fault('request.proof-needed'));
  await expect(start({ proof })({ phone: '+12185550146' })).rejects.toMatchObject({ code: 'request.proof-needed' });
});

test('422: rejects a landline, which receives no texts, whoever has it', async () => {
  await withPhone('+4930901820');
  for (const phone of ['+49 30 901820', '+44 20 7946 0123'])
    await expect(start()({ phone })).rejects.toMatchObject({ fields: { phone: ['A landline cannot receive texts.'] } });
  expect(await messagesTo('+4930901820')).toEqual([]);
});
