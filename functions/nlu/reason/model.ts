import { featureHash, rowOf, unpackWeights, type Weights } from '#functions/nlu/linear/weights.ts';
import { packedWeights, SCALE } from '#functions/nlu/reason/model.bin.ts';
import { decompressBytes } from '#functions/platform/decompress.ts';

let read: Weights | undefined;

/** The model of the product: unpacked on first use. */
export const reasonModel = (classes: number): Weights =>
  (read ??= unpackWeights(decompressBytes(packedWeights), classes));

/** What a feature of strength 1 adds to each class. */
export function weightsOf(name: string, classes: number): Float64Array {
  const model = reasonModel(classes);
  const row = rowOf(model, featureHash(name));
  return Float64Array.from({ length: classes }, (_, one) =>
    row < 0 ? 0 : model.weights[row * classes + one]! * SCALE,
  );
}
