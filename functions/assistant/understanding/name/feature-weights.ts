import { hashOf } from '#functions/assistant/understanding/name/word-set.ts';

/** So many bits of a feature’s hash are kept: one that was not learned is taken for another one time in hundreds. */
const BITS = 20;
const STEP = 0.04;
const MOST = 127;

/** What each feature adds, as text: in order of their hashes, the distance from the one before and the weight in steps. */
export function packFeatureWeights(weights: ReadonlyMap<string, number>): string {
  const by = new Map<number, number>();
  for (const [name, weight] of [...weights].sort(([, one], [, other]) => Math.abs(one) - Math.abs(other)))
    by.set(hashOf(name) >>> (32 - BITS), Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP))));
  const bytes: number[] = [];
  let before = 0;
  for (const [hash, weight] of [...by].sort(([one], [other]) => one - other)) {
    const gap = hash - before;
    before = hash;
    // A distance of two bytes; the rare longer ones are three.
    if (gap < 0x8000) bytes.push(gap >> 8, gap & 255, weight & 255);
    else bytes.push(0x80 | (gap >> 16), (gap >> 8) & 255, gap & 255, weight & 255);
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
    hash += long ? ((bytes[at]! & 0x7f) << 16) | bytes.readUInt16BE(at + 1) : bytes.readUInt16BE(at);
    at += long ? 3 : 2;
    by.set(hash, bytes.readInt8(at) * STEP);
    at++;
  }
  return by;
}
