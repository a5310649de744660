import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** An unguessable token: 256 bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored digest of a token. Tokens are random, so a bare hash suffices. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A keyed digest, for values that can be guessed, such as a pin or a phone number. */
export const keyedDigest = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

/** Compares two digests in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A network in a form that no one can read; the table knows no address. */
export const networkDigest = (secret: string, network: string): string => keyedDigest(secret, 'network', network);
