import { rowOf, unpackWeights, type Weights } from '#functions/nlu/linear/weights.ts';
import { matterFeatures } from '#functions/nlu/matter/features.ts';
import { packedWeights, SCALE } from '#functions/nlu/matter/model.bin.ts';
import { hasWordsBeside } from '#functions/nlu/matter/words.ts';
import { decompressBytes } from '#functions/platform/decompress.ts';
import type { Language } from '#shared/values/language.ts';

/** An opening says who calls, or also what about. */
export const openingKinds = ['who', 'what'] as const;

let read: Weights | undefined;
const model = (): Weights => (read ??= unpackWeights(decompressBytes(packedWeights), openingKinds.length));

/** How likely an utterance only says who calls, learned from what people were asked next. */
export function saysOnlyWho(said: string, language: Language, name: string | null): number {
  let odds = 0;
  for (const { hashes, strength } of matterFeatures(said, language, name))
    for (const hash of hashes) {
      const row = rowOf(model(), hash);
      if (row < 0) continue;
      const [who = 0, what = 0] = model().weights.subarray(row * openingKinds.length, (row + 1) * openingKinds.length);
      odds += strength * SCALE * (who - what);
    }
  return 1 / (1 + Math.exp(-odds));
}

/** From this probability on an utterance only says who calls. High: who has said why is not to be asked again. */
const ONLY_WHO = 0.85;

/** Whether callers say more than hello and who they are: “this is Laura Kim from Hillside Dental” is to be asked why. */
export const hasMatter = (texts: readonly string[], language: Language, name: string | null): boolean =>
  texts.some((text) => hasWordsBeside(text, language, name) && saysOnlyWho(text, language, name) < ONLY_WHO);
