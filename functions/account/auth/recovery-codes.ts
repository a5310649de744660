import { plainRecoveryCode } from '#functions/account/auth/domain/second-factor.ts';
import { recoveryDigest } from '#functions/account/auth/second-factor.ts';
import { figures } from '#shared/values/figures.ts';
import { randomInt } from 'node:crypto';

/** Crockford’s base 32 in small letters: nothing to misread on paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten random characters (50 bits), in two halves: 7q2m4-k9x0d. */
function newRecoveryCode(): string {
  const characters = Array.from({ length: 10 }, () => ALPHABET[randomInt(32)]).join('');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** New recovery codes of an account: to show once, and the digests to store. */
export function newRecoveryCodes(secret: string): { recovery_codes: string[]; recovery: string[] } {
  const digestOf = recoveryDigest(secret);
  const recovery_codes = Array.from({ length: figures.recoveryCodes }, newRecoveryCode);
  return { recovery_codes, recovery: recovery_codes.map((code) => digestOf(plainRecoveryCode(code))) };
}
