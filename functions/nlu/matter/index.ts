import { withoutIntents } from '#functions/nlu/intents/index.ts';
import { rowOf, unpackWeights, type Weights } from '#functions/nlu/linear/weights.ts';
import { matterFeatures } from '#functions/nlu/matter/features.ts';
import { packedWeights, SCALE } from '#functions/nlu/matter/model.bin.ts';
import { hasWordsBeside, isBareTopic, namesTopic } from '#functions/nlu/matter/words.ts';
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

/** From this probability on an utterance only says who calls. Of a short one a reason that is lost costs more than a question too many. */
const ONLY_WHO = { short: 0.6, long: 0.85 };
const SHORT = { words: 10, letters: 24 };
function mostLikely(text: string, language: Language): number {
  const isShort = language === 'ja' ? text.length <= SHORT.letters : text.trim().split(/\s+/u).length <= SHORT.words;
  return isShort ? ONLY_WHO.short : ONLY_WHO.long;
}

/** “Where is Auntie Ida?”: the phrase, and at most the name of whom they want. */
function onlyAsksForOwner(text: string, language: Language, name: string | null): boolean {
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

/**
 * From these probabilities on, by length in words, a caller is asked why: a question too many costs less than times that are
 * offered before the matter is heard. Japanese, which is read by letters, is surer.
 */
const ASKED = [
  { words: 8, from: 0.2 },
  { words: 16, from: 0.1 },
  { words: 25, from: 0.2 },
  { words: Infinity, from: 0.35 },
];
const ASKED_IN_JAPANESE = 0.45;
function askedFrom(text: string, language: Language): number {
  const words = text.trim().split(/\s+/u).length;
  return language === 'ja' ? ASKED_IN_JAPANESE : ASKED.find((one) => words <= one.words)!.from;
}

/** What callers are still to be asked: all, if they only say who calls; the detail of a bare topic, “about the cat”; or nothing. */
export function lacksOf(texts: readonly string[], language: Language, name: string | null) {
  const said = texts.filter((text) => hasWordsBeside(text, language, name) && !onlyAsksForOwner(text, language, name));
  if (said.some((text) => tellsMatter(text, language, name))) return undefined;
  return said.some((text) => namesTopic(text, language)) ? ('detail' as const) : ('matter' as const);
}

function tellsMatter(text: string, language: Language, name: string | null): boolean {
  if (namesTopic(text, language)) return !isBareTopic(text, language, name);
  return saysOnlyWho(text, language, name) < askedFrom(text, language);
}
