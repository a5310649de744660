import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Jwk } from 'aws-jwt-verify/jwk';

import { type Signing, TOKEN } from '#functions/platform/token/token.ts';

/** Signs with a PEM private key from a file. Without one, no token can be signed. */
export const localSigning = (file: string | undefined): Signing =>
  signingWith(() => {
    if (!file) throw new Error('SIGNING_KEY_FILE is not set');
    return createPrivateKey(readFileSync(file));
  });

/** Signs with a key pair at hand. */
export function signingWith(read: () => KeyObject): Signing {
  let loaded: { key: KeyObject; jwk: Jwk & { kid: string } } | undefined;
  const own = () => (loaded ??= describeKey(read()));
  return {
    kid: async () => own().jwk.kid,
    sign: async (bytes) => sign('sha256', bytes, { key: own().key, dsaEncoding: 'ieee-p1363' }),
    jwks: async () => ({ keys: [own().jwk] }),
  };
}

function describeKey(key: KeyObject) {
  const jwk = createPublicKey(key).export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url').slice(0, 16);
  return { key, jwk: { ...jwk, kid, use: 'sig', alg: TOKEN.algorithm } as Jwk & { kid: string } };
}
