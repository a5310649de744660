import { brotliDecompressSync } from 'node:zlib';

import { packed, shift, steepness, steps } from '#functions/assistant/understanding/spam/model.bin.ts';
import { FIRST_HASHED } from '#functions/assistant/understanding/spam/features.ts';

/** What each place of the features weighs; `steepness` and `shift` turn their sum into the log odds of spam. */
export type Weights = { byPlace: Float32Array; steepness: number; shift: number };

let unpacked: Weights | undefined;

/** The trained weights, unpacked the first time they are asked for. */
export function weights(): Weights {
  unpacked ??= { byPlace: unpack(), steepness, shift };
  return unpacked;
}

/** A weight is a small number of steps: coarse ones for concepts and languages, fine ones for what is hashed. */
function unpack(): Float32Array {
  const bytes = brotliDecompressSync(Buffer.from(packed, 'base64'));
  const small = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return Float32Array.from(small, (value, place) => value * (place < FIRST_HASHED ? steps.concepts : steps.hashed));
}
