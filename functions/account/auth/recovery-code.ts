import { randomInt } from 'node:crypto';

/** Crockford’s base 32 in small letters: nothing to misread on paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten characters of chance (50 bits), in two halves: 7q2m4-k9x0d. */
export function newRecoveryCode(): string {
  const characters = Array.from({ length: 10 }, () => ALPHABET[randomInt(32)]).join('');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}
