import { packedWeights } from '#functions/nlu/reason/model.bin.ts';
import { decompress } from '#functions/platform/decompress.ts';

export type ReasonWeights = Readonly<Record<string, readonly number[]>>;
let weights: ReasonWeights | undefined;

/** What each feature adds to each class of reason, in their order, in tenths of log odds. */
export const reasonWeights = (): ReasonWeights => (weights ??= JSON.parse(decompress(packedWeights)) as ReasonWeights);
