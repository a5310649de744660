import { hashOf } from '#functions/nlu/name/word-set.ts';

/** So many bits of a feature’s hash are kept: one that was not learned is taken for another one time in hundreds. */
const BITS = 20;
const STEP = 0.04;
const MOST = 127;
/** A longer distance is gone in several steps. */
const LONGEST = 0x7fff;

/** What each feature adds, as text: in order of their hashes, the distance from the one before and the weight in steps. */
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

/** What a feature adds, by its name; unpacked when it is first asked. */
export function featureWeights(packed: string): (name: string) => number {
  let read: Map<number, number> | undefined;
  return (name) => (read ??= unpacked(packed)).get(hashOf(name) >>> (32 - BITS)) ?? 0;
}

function unpacked(packed: string): Map<number, number> {
  const bytes = Buffer.from(packed, 'base64');
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
