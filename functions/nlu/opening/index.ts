import { withoutIntents } from '#functions/nlu/intents/index.ts';
import { asksOfMatter } from '#functions/nlu/matter/asks.ts';
import { onlyAsksForOwner, openingReader } from '#functions/nlu/matter/index.ts';
import { hasWordsBeside, isBareThing, isBareTopic, namesTopic } from '#functions/nlu/matter/words.ts';
import { packedWeights, SCALE } from '#functions/nlu/opening/model.bin.ts';
import type { Language } from '#shared/values/language.ts';

/** How likely an opening only says who calls, learned also from calls of a breath, which say why in few words. */
const onlySaysWho = openingReader(packedWeights, SCALE);

/**
 * From these probabilities on, by length in words, a caller is asked why: a question too many costs less than times that are
 * offered before the matter is heard. Japanese, which is read by letters, is surer.
 */
const ASKED = [
  { words: 16, from: 0.07 },
  { words: 25, from: 0.15 },
  { words: Infinity, from: 0.3 },
];
const ASKED_IN_JAPANESE = 0.3;
function askedFrom(text: string, language: Language): number {
  const words = text.trim().split(/\s+/u).length;
  return language === 'ja' ? ASKED_IN_JAPANESE : ASKED.find((one) => words <= one.words)!.from;
}

/** What callers are still to be asked: all, if they only say who calls; the detail of a bare topic, “about the cat”; or nothing. */
export function lacksOf(texts: readonly string[], language: Language, name: string | null) {
  if (texts.some((text) => asksOfMatter(text, language, name))) return undefined;
  const said = texts.filter((text) => hasWordsBeside(text, language, name) && !onlyAsksForOwner(text, language, name));
  if (said.some((text) => tellsMatter(text, language, name))) return undefined;
  return said.some((text) => namesTopic(text, language) || namesOneThing(text, language, name))
    ? ('detail' as const)
    : ('matter' as const);
}

function tellsMatter(text: string, language: Language, name: string | null): boolean {
  if (namesTopic(text, language)) return !isBareTopic(text, language, name);
  if (namesOneThing(text, language, name)) return false;
  return onlySaysWho(text, language, name) < askedFrom(text, language);
}

/** “Dana, the invoice”; a greeting such as “how are you?” names nothing. */
const namesOneThing = (text: string, language: Language, name: string | null): boolean =>
  isBareThing(withoutIntents(text, language, ['nothing']), language, name);
