import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { FIRST_HASHED } from '#functions/nlu/spam/features.ts';
import { pack } from '#scripts/models/train/pack.ts';
import type { Line } from '#scripts/models/train/spam/calibrate.ts';

const MODEL = fileURLToPath(new URL('../../../../functions/nlu/spam/model.bin.ts', import.meta.url));
const MOST = 127;
/** A step for words and their pieces, in their standard deviations: those that weigh next to nothing become nothing. */
const COARSE = 0.4;

/** Writes the weights as one byte each, compressed, and says how large they are. */
export async function writeModel(weights: Float64Array, { steepness, shift }: Line, says: string) {
  const steps = {
    concepts: stepOf(weights.subarray(0, FIRST_HASHED)),
    hashed: coarseStepOf(weights.subarray(FIRST_HASHED)),
  };
  const small = Int8Array.from(weights, (value, place) =>
    Math.max(-MOST, Math.min(MOST, Math.round(value / (place < FIRST_HASHED ? steps.concepts : steps.hashed)))),
  );
  const packed = pack(Buffer.from(small.buffer));
  await writeFile(
    MODEL,
    `// Made by \`npm run models -- train spam\`, not by hand.\n// ${says}\n\nexport const steps = { concepts: ${steps.concepts}, hashed: ${steps.hashed} };\nexport const steepness = ${steepness};\nexport const shift = ${shift};\n\nexport const packed =\n  '${packed}';\n`,
  );
  return packed.length;
}

const stepOf = (weights: Float64Array) =>
  Number((weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST).toPrecision(6));

function coarseStepOf(weights: Float64Array) {
  const nonZero = weights.filter(Boolean);
  return Number(
    (COARSE * Math.sqrt(nonZero.reduce((sum, weight) => sum + weight ** 2, 0) / nonZero.length)).toPrecision(6),
  );
}
