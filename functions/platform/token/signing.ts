import type { Signing } from '#functions/platform/token/token.ts';
import { environment, isDevServer } from '#functions/platform/environment.ts';
import { kmsSigning } from '#functions/platform/token/kms-signing.ts';
import { localSigning } from '#functions/platform/token/local-signing.ts';

/** The signer of this stage: a file on the dev server, KMS elsewhere. */
export function signingHere(): Signing {
  const { SIGNING_KEY_FILE, SIGNING_KEYS } = environment();
  return isDevServer() ? localSigning(SIGNING_KEY_FILE) : kmsSigning(SIGNING_KEYS.split(',').filter(Boolean));
}
