import { packed, shift, steepness, steps } from '#functions/nlu/spam/model.bin.ts';
import { FIRST_HASHED } from '#functions/nlu/spam/features.ts';
import { decompressBytes } from '#functions/platform/decompress.ts';

/** The weight of each feature; `steepness` and `shift` turn their sum into the log odds of spam. */
type Weights = { at: (place: number) => number; steepness: number; shift: number };

let unpacked: Weights | undefined;

/** The trained weights, unpacked on first use. */
export function weights(): Weights {
  unpacked ??= { at: readWeights(), steepness, shift };
  return unpacked;
}

/** A weight is a small number of steps: fine for concepts and languages, coarse for hashed words. */
function readWeights(): Weights['at'] {
  const bytes = decompressBytes(packed);
  const small = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return (place) => small[place]! * (place < FIRST_HASHED ? steps.concepts : steps.hashed);
}
