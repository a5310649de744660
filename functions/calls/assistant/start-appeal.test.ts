import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/start-appeal.ts';
import { authFixture } from '#functions/account/auth/testing.ts';
import { exhausted } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = authFixture();
const { deps, browser, messagesTo } = fixture;
const start = (more: object = {}) => browser().call(assistant.startAppeal, handler.with({ ...deps, ...more }));

test('200: texts a pin to any number, registered or not', async () => {
  expect(await start()({ phone: '(218) 555-0171', language: 'fr' })).toEqual({ sent: true });
  expect((await messagesTo('+12185550171'))[0]).toMatchObject({ purpose: 'pin', language: 'fr' });
});

test('200: an immediate second request sends no second text', async () => {
  for (let i = 0; i < 2; i++) await start()({ phone: '+12185550172' });
  expect(await messagesTo('+12185550172')).toHaveLength(1);
});

test('422: rejects an invalid number', async () => {
  await expect(start()({ phone: '12' })).rejects.toMatchObject({ fields: { phone: ['Invalid Phone Number'] } });
});

test('429: rejects too many texts and a missing browser proof', async () => {
  const proof = () => Promise.reject(new Fault('request.proof-needed'));
  await expect(start({ proof })({ phone: '+12185550173' })).rejects.toMatchObject({ code: 'request.proof-needed' });
  await expect(start({ limits: exhausted })({ phone: '+12185550174' })).rejects.toMatchObject({
    code: 'request.too-many',
  });
  expect(await messagesTo('+12185550174')).toEqual([]);
});
