import { createHash } from 'node:crypto';

import { marks } from '#functions/account/auth/passwords/common-list.ts';

let hashes: Set<number> | undefined;

/** Whether a password is among the 20,000 most common ones or contains the account’s own data. */
export function isCommon(password: string, { email, name }: { email: string; name: string }): boolean {
  const plain = plainOf(password);
  hashes ??= unpack();
  if (hashes.has(markOf(plain))) return true;
  const [local = ''] = email.split('@');
  const obvious = [email, local, name, ...name.split(/\s+/), 'calluna'].map(lettersOf);
  // With spaces in it, or figures and signs after it, a word is no better.
  return obvious.some((word) => word !== '' && [lettersOf(plain), lettersOf(withoutEnd(plain))].includes(word));
}

const lettersOf = (text: string) => plainOf(text).replaceAll(/\s/gu, '');
const withoutEnd = (text: string) => text.replace(/[^\p{L}]+$/u, '');

function unpack(): Set<number> {
  const bytes = Buffer.from(marks, 'base64');
  return new Set(Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(i * 4)));
}

/** Case does not matter to a guesser. */
export const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What the list of common passwords holds of one: four bytes. A good password looks like a common one once in 200,000. */
export const markOf = (plain: string): number => createHash('sha256').update(plain).digest().readUInt32BE(0);
