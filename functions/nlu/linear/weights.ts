import { hashOf } from '#functions/nlu/name/word-set.ts';

/** Bits of a feature’s hash: two of 200,000 features rarely share one. */
const BITS = 22;
/** A longer distance between two hashes takes several rows. */
const LONGEST = 0xffff;

/** The hashes of known features in order, and a row of weights for each: one for each class. */
export type Weights = { hashes: Uint32Array; weights: Int8Array };

/** Features of equal strength, by their hashes. */
export type FeatureGroup = { hashes: Uint32Array; strength: number };

export const featureHash = (name: string): number => hashOf(name) >>> (32 - BITS);

/** Where the weights of a feature are, by its hash; -1 for one that training has not seen. */
export function rowOf({ hashes }: Weights, hash: number): number {
  let [low, high] = [0, hashes.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (hashes[middle] === hash) return middle;
    if (hashes[middle]! < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The bytes of a model: the number of rows, the distance of each hash from the one before, and the weights by class. */
export function packWeights({ hashes, weights }: Weights, classes: number): Buffer {
  const gaps: number[] = [];
  const rows: number[] = [];
  let before = 0;
  hashes.forEach((hash, row) => {
    for (; hash - before > LONGEST; before += LONGEST) {
      gaps.push(LONGEST);
      rows.push(-1);
    }
    gaps.push(hash - before);
    rows.push(row);
    before = hash;
  });
  const start = 4 + 2 * gaps.length;
  const bytes = Buffer.alloc(start + classes * gaps.length);
  bytes.writeUInt32LE(gaps.length);
  gaps.forEach((gap, at) => bytes.writeUInt16LE(gap, 4 + 2 * at));
  for (let one = 0; one < classes; one++)
    rows.forEach((row, at) => {
      if (row >= 0) bytes.writeInt8(weights[row * classes + one]!, start + one * rows.length + at);
    });
  return bytes;
}

export function unpackWeights(bytes: Buffer, classes: number): Weights {
  const count = bytes.readUInt32LE();
  const start = 4 + 2 * count;
  const hashes = new Uint32Array(count);
  for (let at = 0, hash = 0; at < count; at++) hashes[at] = hash += bytes.readUInt16LE(4 + 2 * at);
  const weights = new Int8Array(count * classes);
  for (let one = 0; one < classes; one++)
    for (let at = 0; at < count; at++) weights[at * classes + one] = bytes.readInt8(start + one * count + at);
  return { hashes, weights };
}
