import { packedWeights } from '#functions/nlu/reason/model.bin.ts';
import { decompress } from '#functions/platform/decompress.ts';

export type ReasonWeights = Readonly<Record<string, readonly number[]>>;
let weights: ReasonWeights | undefined;

/** The weights of each feature for each class of reason, in tenths of log odds. */
export const reasonWeights = (): ReasonWeights => (weights ??= JSON.parse(decompress(packedWeights)) as ReasonWeights);
