import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { TOKEN } from '#functions/platform/session.ts';
import type { AccountId } from '#shared/values/id.ts';

const HOURS_VALID = 12;

export type Sessions = {
  /** The public key, as `SESSION_KEYS` wants it. */
  jwks: string;
  /** A fresh access token of this account. */
  tokenFor: (account: AccountId, now?: Date) => string;
};

/** Signs people in on the desk, with a key pair that stays in its data folder. */
export async function openSessions(folder: string): Promise<Sessions> {
  const key = await keyIn(join(folder, 'session-key.pem'));
  const jwk = createPublicKey(key).export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url').slice(0, 16);
  return {
    jwks: JSON.stringify({ keys: [{ ...jwk, kid, use: 'sig', alg: TOKEN.algorithm }] }),
    tokenFor(account, now = new Date()) {
      const issued = Math.floor(now.getTime() / 1000);
      const signed = [
        { alg: TOKEN.algorithm, typ: TOKEN.type, kid },
        { iss: TOKEN.issuer, aud: TOKEN.audience, sub: account, iat: issued, exp: issued + HOURS_VALID * 3600 },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${signature.toString('base64url')}`;
    },
  };
}

async function keyIn(file: string): Promise<KeyObject> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return createPrivateKey(kept);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  return privateKey;
}
