import { createHash } from 'node:crypto';

import { marks } from '#functions/account/auth/passwords/common-list.ts';
import { PASSWORD_MIN } from '#shared/validation/account.ts';
import { barePasswords, plainOf } from '#shared/validation/bare-passwords.ts';

let hashes: Set<number> | undefined;

type Owner = { email: string; name: string };

/** Shorter words are in too many good passwords. */
const WORD_MIN = 4;

/**
 * Whether a password is among the 20,000 most common ones, the common short words or the usual words of our languages, or one of them with figures and
 * marks.
 */
export function isCommon(password: string): boolean {
  const common = (hashes ??= unpack());
  return barePasswords(password).some((word) => common.has(markOf(word)));
}

/**
 * Whether a password is the name or the address of its owner, or our name, with little else: what stays without them would be no
 * password. Case, spaces, and signs between the letters make it no better.
 */
export function isObvious(password: string, { email, name }: Owner): boolean {
  const [local = ''] = email.split('@');
  const words = [email, local, ...local.split(/[^\p{L}]+/u), name, ...name.split(/\s+/), 'calluna'].map(bareOf);
  const bare = bareOf(password);
  const isAlone = words.some((word) => word !== '' && [bare, bare.replace(/\P{L}+$/u, '')].includes(word));
  const long = words.filter((word) => word.length >= WORD_MIN).toSorted((a, b) => b.length - a.length);
  const rest = long.reduce((left, word) => left.replaceAll(word, ''), bare);
  return isAlone || (rest !== bare && (rest.length < PASSWORD_MIN || !/\p{L}/u.test(rest) || isCommon(rest)));
}

/** Its letters and figures. */
const bareOf = (text: string) => plainOf(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

function unpack(): Set<number> {
  const bytes = Buffer.from(marks, 'base64');
  return new Set(Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(i * 4)));
}

/** What the list of common passwords holds of one: four bytes. A good password looks like a common one once in 200,000. */
export const markOf = (plain: string): number => createHash('sha256').update(plain).digest().readUInt32BE(0);
