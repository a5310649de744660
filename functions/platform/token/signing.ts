import type { Jwks } from 'aws-jwt-verify/jwk';

import { environment, isDesk } from '#functions/platform/environment.ts';
import { kmsSigning } from '#functions/platform/token/kms-signing.ts';
import { localSigning } from '#functions/platform/token/local-signing.ts';

/** Whoever signs access tokens, and the keys by which others know that it did. */
export type Signing = {
  /** The id of the key that signs now. */
  kid(): Promise<string>;
  /** The signature of these bytes, as JOSE wants it: r and s, 32 bytes each. */
  sign(bytes: Buffer): Promise<Buffer>;
  /** The public keys that count, each with its `kid` and `alg`. */
  jwks(): Promise<Jwks>;
};

/** The signing of this stage: a file on the desk, KMS elsewhere. */
export function signingHere(): Signing {
  const { SIGNING_KEY_FILE, SIGNING_KEYS } = environment();
  return isDesk() ? localSigning(SIGNING_KEY_FILE) : kmsSigning(SIGNING_KEYS.split(',').filter(Boolean));
}
