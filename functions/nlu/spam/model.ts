import { packed, shift, steepness, steps } from '#functions/nlu/spam/model.bin.ts';
import { FIRST_HASHED } from '#functions/nlu/spam/features.ts';
import { decompressBytes } from '#functions/platform/decompress.ts';

/** What each place of the features weighs; `steepness` and `shift` turn their sum into the log odds of spam. */
export type Weights = { at: (place: number) => number; steepness: number; shift: number };

let unpacked: Weights | undefined;

/** The trained weights, unpacked the first time they are asked for. */
export function weights(): Weights {
  unpacked ??= { at: readWeights(), steepness, shift };
  return unpacked;
}

/** A weight is a small number of steps: fine ones for concepts and languages, coarse ones for what is hashed. */
function readWeights(): Weights['at'] {
  const bytes = decompressBytes(packed);
  const small = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return (place) => small[place]! * (place < FIRST_HASHED ? steps.concepts : steps.hashed);
}
