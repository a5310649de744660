import { withoutIntents } from '#functions/nlu/intents/index.ts';
import { rowOf, unpackWeights, type Weights } from '#functions/nlu/linear/weights.ts';
import { matterFeatures } from '#functions/nlu/matter/features.ts';
import { packedWeights, SCALE } from '#functions/nlu/matter/model.bin.ts';
import { hasWordsBeside, namesTopic } from '#functions/nlu/matter/words.ts';
import { decompressBytes } from '#functions/platform/decompress.ts';
import type { Language } from '#shared/values/language.ts';

/** An opening says who calls, or also what about. */
export const openingKinds = ['who', 'what'] as const;

/** A reading of openings by packed weights: how likely an utterance only says who calls. */
export function openingReader(packed: string, scale: number) {
  let read: Weights | undefined;
  const model = (): Weights => (read ??= unpackWeights(decompressBytes(packed), openingKinds.length));
  return function onlyWho(said: string, language: Language, name: string | null): number {
    let odds = 0;
    for (const { hashes, strength } of matterFeatures(said, language, name))
      for (const hash of hashes) {
        const row = rowOf(model(), hash);
        if (row < 0) continue;
        const [who = 0, what = 0] = model().weights.subarray(
          row * openingKinds.length,
          (row + 1) * openingKinds.length,
        );
        odds += strength * scale * (who - what);
      }
    return 1 / (1 + Math.exp(-odds));
  };
}

/** How likely an utterance only says who calls, learned from what people were asked next. */
export const saysOnlyWho = openingReader(packedWeights, SCALE);

/** From this probability on an utterance only says who calls. Of a short one a reason that is lost costs more than a question too many. */
const ONLY_WHO = { short: 0.6, long: 0.85 };
const SHORT = { words: 10, letters: 24 };
function mostLikely(text: string, language: Language): number {
  const isShort = language === 'ja' ? text.length <= SHORT.letters : text.trim().split(/\s+/u).length <= SHORT.words;
  return isShort ? ONLY_WHO.short : ONLY_WHO.long;
}

/** “Where is Auntie Ida?”: the phrase, and at most the name of whom they want. */
export function onlyAsksForOwner(text: string, language: Language, name: string | null): boolean {
  const rest = withoutIntents(text, language, ['asks_for_owner']);
  const isOneWord = language === 'ja' ? rest.length <= ONE_WORD : !/\s/u.test(rest.trim());
  return rest.length < text.trim().length && (isOneWord || !hasWordsBeside(rest, language, name));
}
const ONE_WORD = 4;

/** Whether callers say more than hello and who they are: “this is Laura Kim from Hillside Dental” is to be asked why. */
export const hasMatter = (texts: readonly string[], language: Language, name: string | null): boolean =>
  texts.some(
    (text) =>
      hasWordsBeside(text, language, name) &&
      !onlyAsksForOwner(text, language, name) &&
      (namesTopic(text, language) || saysOnlyWho(text, language, name) < mostLikely(text, language)),
  );
