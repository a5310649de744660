import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { TOKEN } from '#functions/platform/session.ts';
import { openSessions } from '#scripts/desk/sessions.ts';
import { newId } from '#shared/values/id.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'sessions-'))));
afterAll(() => rm(folder, { recursive: true }));

const verifierOf = (jwks: string) => {
  const verifier = JwtVerifier.create({
    issuer: TOKEN.issuer,
    audience: TOKEN.audience,
    jwksUri: 'https://keys.invalid',
  });
  verifier.cacheJwks(JSON.parse(jwks) as Jwks);
  return verifier;
};

test('a token is accepted by its public key, also by the one read after a restart', async () => {
  const account = newId('account');
  const token = (await openSessions(folder)).tokenFor(account);
  const { jwks } = await openSessions(folder);
  expect(verifierOf(jwks).verifySync(token).sub).toBe(account);
});

test('a token ends', async () => {
  const { jwks, tokenFor } = await openSessions(folder);
  const yesterday = new Date(Date.now() - 86_400_000);
  expect(() => verifierOf(jwks).verifySync(tokenFor(newId('account'), yesterday))).toThrow('expired');
});

test('the private key is not among the public ones', async () => {
  const { jwks } = await openSessions(folder);
  expect(jwks).not.toContain('"d":');
});
