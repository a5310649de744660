import { rowOf, unpackWeights, type Weights } from '#functions/nlu/linear/weights.ts';
import { packedWeights, SCALE } from '#functions/nlu/reply/model.bin.ts';
import { replyFeatures, type YesNoQuestion } from '#functions/nlu/reply/features.ts';
import { decompressBytes } from '#functions/platform/decompress.ts';
import type { Language } from '#shared/values/language.ts';

export type { YesNoQuestion };

/** What a reply does: it agrees, it refuses, or it does neither (asks back, changes something, hesitates). */
export const replyActs = ['yes', 'no', 'other'] as const;
export type ReplyAct = (typeof replyActs)[number];

let read: Weights | undefined;
const model = (): Weights => (read ??= unpackWeights(decompressBytes(packedWeights), replyActs.length));

/** The probability of each act of a reply, learned from invented ones (`scripts/models/data/replies`). */
export function replyTo(question: YesNoQuestion, said: string, language: Language): Record<ReplyAct, number> {
  const scores = replyActs.map(() => 0);
  for (const { hashes, strength } of replyFeatures(question, said, language))
    for (const hash of hashes) {
      const row = rowOf(model(), hash);
      if (row < 0) continue;
      scores.forEach((_, act) => (scores[act]! += strength * SCALE * model().weights[row * replyActs.length + act]!));
    }
  const most = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - most));
  const all = likely.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(replyActs.map((act, at) => [act, likely[at]! / all])) as Record<ReplyAct, number>;
}
