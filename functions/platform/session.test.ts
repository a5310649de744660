import { createSign, generateKeyPairSync } from 'node:crypto';

import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, expect, test } from 'vitest';

import { accountStore } from '#functions/account/store.ts';
import { sessionsOf, TOKEN } from '#functions/platform/session.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { newId } from '#shared/values/id.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
process.env.SESSION_KEYS = JSON.stringify({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'ES256' }],
});
const sessions = sessionsOf(table);

const account_id = newId('account');
await accountStore(table).create({
  account_id,
  name: 'Ida',
  email: 'ida@example.com',
  subscribed_until: '2026-12-01T00:00:00.000Z',
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const soon = Math.floor(Date.now() / 1000) + 900;
const claims = { iss: TOKEN.issuer, aud: TOKEN.audience, sub: account_id, exp: soon };
function token(payload: object = {}, header: object = {}, key = privateKey) {
  const signed = `${encode({ alg: 'ES256', typ: TOKEN.type, kid: 'one', ...header })}.${encode({ ...claims, ...payload })}`;
  return `${signed}.${createSign('sha256').update(signed).sign({ key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
const memberOf = (authorization?: string) =>
  sessions.memberOf({
    headers: authorization === undefined ? {} : { authorization },
  } as unknown as APIGatewayProxyEventV2);

test('our own token is its account’s', async () => {
  expect(await memberOf(`Bearer ${token()}`)).toEqual({
    accountId: account_id,
    subscribedUntil: '2026-12-01T00:00:00.000Z',
  });
});

test.each([
  ['none at all', undefined],
  ['another scheme', `Basic ${token()}`],
  ['rubbish', 'Bearer rubbish'],
  ['an expired one', `Bearer ${token({ exp: 1 })}`],
  ['one that never expires', `Bearer ${token({ exp: undefined })}`],
  ['another issuer’s', `Bearer ${token({ iss: 'evil' })}`],
  ['one for another audience', `Bearer ${token({ aud: 'elsewhere' })}`],
  ['one of another type', `Bearer ${token({}, { typ: 'JWT' })}`],
  ['one of no type', `Bearer ${token({}, { typ: undefined })}`],
  ['an unknown key’s', `Bearer ${token({}, { kid: 'two' })}`],
  ['a forged one', `Bearer ${token({}, {}, stranger)}`],
  ['an unsigned one', `Bearer ${encode({ alg: 'none', typ: TOKEN.type })}.${encode(claims)}.`],
  ['one of an account that is gone', `Bearer ${token({ sub: newId('account') })}`],
  ['one of no account', `Bearer ${token({ sub: 'admin' })}`],
])('%s is nobody’s', async (_, authorization) => {
  expect(await memberOf(authorization)).toBeUndefined();
});
