import { expect, test } from 'vitest';

import { Fault } from '#shared/errors/catalogue.ts';
import { privacy } from '#shared/api/privacy.ts';
import { handler } from '#functions/rights/privacy/start-verification.ts';
import { personal, privacyFixture } from '#functions/rights/privacy/testing.ts';

const fixture = privacyFixture();
const { deps, browser, listed, messagesTo } = fixture;
const start = (more: object = {}) => browser().call(privacy.startVerification, handler.with({ ...deps, ...more }));

test('200: mails a code under a subject that does not say what for, in the chosen language', async () => {
  const answer = await start()({ kind: 'email', value: ' Ida.L@Example.com ', language: 'fr' });
  expect(answer).toMatchObject({ kind: 'email', value: 'ida.l@example.com', attempts_left: 5 });
  const [mail] = await messagesTo('ida.l@example.com');
  expect(mail).toMatchObject({ purpose: 'privacy-code', language: 'fr', subject: 'Votre code Calluna' });
  expect(mail?.text).toMatch(/\b\d{6}\b/);
});

test('200: texts a code to a number', async () => {
  expect(await start()({ kind: 'phone', value: '(218) 555-0181' })).toMatchObject({ value: '+12185550181' });
  expect(await messagesTo('+12185550181')).toMatchObject([{ channel: 'sms', purpose: 'privacy-pin' }]);
});

test('200: answers and mails the same whether or not a record carries the address', async () => {
  await listed('Astrid Moe', { emails: [personal('astrid@example.com')] });
  const [one, other] = [
    await start()({ kind: 'email', value: 'astrid@example.com' }),
    await start()({ kind: 'email', value: 'nobody@example.com' }),
  ];
  expect({ ...one, value: '' }).toEqual({ ...other, value: '' });
  expect(await messagesTo('nobody@example.com')).toHaveLength(1);
});

test('200: an early request reports the previous code and sends none', async () => {
  const first = await start()({ kind: 'email', value: 'twice@example.com' });
  expect(await start()({ kind: 'email', value: 'twice@example.com' })).toEqual(first);
  expect(await messagesTo('twice@example.com')).toHaveLength(1);
});

test('422: rejects what is neither an address nor a number', async () => {
  await expect(start()({ kind: 'email', value: 'ida@' })).rejects.toMatchObject({
    fields: { value: ['Invalid Email Address'] },
  });
  await expect(start()({ kind: 'phone', value: '12' })).rejects.toMatchObject({
    fields: { value: ['Invalid Phone Number'] },
  });
});

test('429: mails three codes an hour to a mailbox from one network, and still to its owner', async () => {
  const codes: string[] = [];
  for (const [last, alias] of [[1], [1], [1], [1], [1, '+1'], [2]] as const) {
    const network = { 'x-viewer-address': `10.4.${last}.1` };
    const limited = handler.with({ ...deps, limits: fixture.limits });
    const ask = browser().call(privacy.startVerification, limited, network);
    codes.push(
      await ask({ kind: 'email', value: `often${alias ?? ''}@example.com` }).then(
        () => 'sent',
        (fault: Fault) => fault.code,
      ),
    );
    fixture.advanceMinutes(2.1);
  }
  expect(codes).toEqual(['sent', 'sent', 'sent', 'request.too-many', 'request.too-many', 'sent']);
});

test('429: requires a browser proof', async () => {
  const proof = () => Promise.reject(new Fault('request.proof-needed'));
  const value = 'robot@example.com';
  await expect(start({ proof })({ kind: 'email', value })).rejects.toMatchObject({ code: 'request.proof-needed' });
  expect(await messagesTo(value)).toEqual([]);
});

test('409: gives up after repeated conflicts', async () => {
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(start({ commit })({ kind: 'email', value: 'race@example.com' })).rejects.toMatchObject({
    code: 'request.conflict',
  });
});
