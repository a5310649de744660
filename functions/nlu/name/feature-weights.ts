import { hashOf } from '#functions/nlu/name/word-set.ts';

/** Bits of a feature’s hash: an unknown feature collides with a known one once in hundreds of times. */
const BITS = 22;
const STEP = 0.04;
const MOST = 127;
/** A longer distance takes several steps. */
const LONGEST = 0x7fff;

/** Packs the weights, ordered by hash: the distance from the hash before, and the weight in steps. */
export function packFeatureWeights(weights: ReadonlyMap<string, number>): string {
  const by = new Map<number, number>();
  for (const [name, weight] of [...weights].sort(([, one], [, other]) => Math.abs(one) - Math.abs(other)))
    by.set(hashOf(name) >>> (32 - BITS), Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP))));
  const bytes: number[] = [];
  let before = 0;
  for (const [hash, weight] of [...by].sort(([one], [other]) => one - other)) {
    for (; hash - before > LONGEST; before += LONGEST) bytes.push(0xff, 0xff, 0);
    const gap = hash - before;
    before = hash;
    // A distance of one byte, or of two.
    bytes.push(...(gap < 0x80 ? [gap] : [0x80 | (gap >> 8), gap & 255]), weight & 255);
  }
  return Buffer.from(Uint8Array.from(bytes)).toString('base64');
}

/** The weight of a feature by its name; unpacked on first use. */
export function featureWeights(text: string): (name: string) => number {
  let read: Map<number, number> | undefined;
  return (name) => (read ??= unpack(text)).get(hashOf(name) >>> (32 - BITS)) ?? 0;
}

function unpack(text: string): Map<number, number> {
  const bytes = Buffer.from(text, 'base64');
  const by = new Map<number, number>();
  for (let at = 0, hash = 0; at < bytes.length;) {
    const long = bytes[at]! >= 0x80;
    hash += long ? bytes.readUInt16BE(at) & LONGEST : bytes[at]!;
    at += long ? 2 : 1;
    by.set(hash, bytes.readInt8(at) * STEP);
    at++;
  }
  return by;
}
