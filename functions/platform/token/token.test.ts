import { generateKeyPairSync } from 'node:crypto';

import { expect, test } from 'vitest';

import { localSigning, signingWith } from '#functions/platform/token/local-signing.ts';
import { issueToken } from '#functions/platform/token/token.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signing = signingWith(() => privateKey);
const now = new Date('2026-11-21T12:00:00.900Z');
const bearer = { role: 'member' as const, sub: newId('account'), sid: newId('session') };
const partsOf = (token: string) =>
  token
    .split('.')
    .map((part, i) => (i < 2 ? (JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown) : part));

test('a token names its account and scope, for fifteen minutes', async () => {
  const { token, token_type, expires_in } = await issueToken(signing, bearer, now);
  const iat = Math.floor(now.getTime() / 1000);
  expect({ token_type, expires_in }).toEqual({ token_type: 'Bearer', expires_in: 900 });
  expect(partsOf(token).slice(0, 2)).toEqual([
    { alg: 'ES256', typ: 'at+jwt', kid: await signing.kid() },
    { iss: 'calluna', aud: 'calluna-api', ...bearer, jti: expect.any(String) as string, iat, exp: iat + 900 },
  ]);
  expect(Buffer.from(String(partsOf(token)[2]), 'base64url')).toHaveLength(64);
});

test('a token does not outlive its session', async () => {
  const soon = addMinutes(now, 1);
  expect((await issueToken(signing, bearer, now, soon)).expires_in).toBe(60);
  expect((await issueToken(signing, bearer, now, now)).expires_in).toBe(0);
});

test('every token is unique', async () => {
  const [one, other] = [await issueToken(signing, bearer, now), await issueToken(signing, bearer, now)];
  expect(one.token).not.toBe(other.token);
});

test('the dev server refuses to sign without a key', async () => {
  await expect(localSigning(undefined).kid()).rejects.toThrow('SIGNING_KEY_FILE is not set');
});
