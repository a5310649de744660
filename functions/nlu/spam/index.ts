import type { Turn, WhenSaid } from '#functions/nlu/port.ts';
import { concepts, type Concept } from '#functions/nlu/spam/concepts.ts';
import { featuresOf } from '#functions/nlu/spam/features.ts';
import { countWords, foldSpeech } from '#functions/nlu/spam/fold.ts';
import { weights } from '#functions/nlu/spam/model.ts';
import { isTelling } from '#functions/nlu/spam/phrases.ts';
import { isSpoken } from '#functions/nlu/spam/reason-codes.ts';
import { withSchemes } from '#functions/nlu/spam/schemes.ts';
import type { Language } from '#shared/values/language.ts';

/** From this probability on, a call is spam by its words. */
export const SPAM_THRESHOLD = 0.5;

/** The probability for a silent caller: most callers are legitimate. */
const SILENT_CALLER = 0.3;
/** So few words never leave no doubt. */
const FEW = { words: 3, most: 0.8 };
/** What so many words say counts half, and the other half is what is known of any caller. */
const HALF_BELIEVED = 4;
const PRIOR = Math.log(SILENT_CALLER / (1 - SILENT_CALLER));

/** The log odds of spam by a score: the fewer words it comes from, the closer to those of any caller. */
export function logOddsOf(score: number, words: number, { steepness, shift }: { steepness: number; shift: number }) {
  const believed = words / (words + HALF_BELIEVED);
  return believed * (steepness * score + shift) + (1 - believed) * PRIOR;
}
const SIGNS = 6;

/**
 * The spam probability of a call from the caller’s words, 0 to 1, and the signs that weigh most, heaviest first: above
 * zero for spam, below against it. Ignores the assistant’s turns. `timeToCall` is the callback time, if there is one.
 */
export function spamByWords(
  turns: readonly Turn[],
  language: Language,
  timeToCall: WhenSaid | null = null,
): { probability: number; signs: { code: Concept; weight: number }[] } {
  const speech = turns.flatMap(({ who, text }) => (who === 'caller' ? [text] : [])).join(' ');
  const features = featuresOf(speech, language, timeToCall !== null);
  if (!features) return { probability: SILENT_CALLER, signs: [] };
  const { at, steepness, shift } = weights();
  const signs: { code: Concept; weight: number }[] = [];
  let score = 0;
  for (const [i, place] of features.places.entries()) {
    const weight = at(place) * features.values[i]!;
    score += weight;
    const code = concepts[place];
    if (code && weight) signs.push({ code, weight: Math.round(weight * steepness * 100) / 100 });
  }
  const folded = foldSpeech(speech, language);
  const heaviest = signs
    .filter(({ code, weight }) => weight < 0 || !isSpoken(code) || isTelling(code, folded, language))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, SIGNS);
  const words = countWords(speech, language);
  const byWords = probabilityOf(logOddsOf(score, words, { steepness, shift }));
  const known = words > FEW.words ? byWords : Math.min(FEW.most, byWords);
  const isRefused = features.places.includes(concepts.indexOf('refuses'));
  return { probability: withSchemes(known, speech, language, isRefused), signs: heaviest };
}

const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
