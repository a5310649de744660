import { createHmac, hash } from 'node:crypto';

import { memoize } from '#functions/platform/memoize.ts';

/** Bytes of a stored digest: a collision needs millions of digests, and a lookup compares several of them. */
const BYTES = 6;

/** A keyed digest of a text, as a number of 48 bits. Without the secret nobody can try names against it. */
export type Digest = (text: string) => number;

/**
 * Digests by the application's secret, for this purpose only. A key derived from it goes before and behind the text: an
 * import takes hundreds of digests a record, and a keyed hash in one call is several times as quick as an HMAC. The same
 * secret gives the same function, by which forms of names are cached.
 */
export const digestsBy = memoize((secret): Digest => {
  const key = createHmac('sha256', secret).update('people-suppression').digest('hex');
  return (text) => Number.parseInt(hash('sha256', `${key}\0${text}\0${key}`, 'hex').slice(0, 2 * BYTES), 16);
});

/** Digests in bytes, each once and in order, so that their order says nothing. */
export function packDigests(digests: Iterable<number>): Uint8Array {
  const all = [...new Set(digests)].sort((a, b) => a - b);
  const bytes = Buffer.alloc(all.length * BYTES);
  all.forEach((each, nth) => bytes.writeUIntBE(each, nth * BYTES, BYTES));
  return bytes;
}

export function unpackDigests(packed: Uint8Array): number[] {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  return Array.from({ length: bytes.length / BYTES }, (_, nth) => bytes.readUIntBE(nth * BYTES, BYTES));
}
