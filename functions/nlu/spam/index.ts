import type { Turn, WhenSaid } from '#functions/nlu/port.ts';
import { concepts, type Concept } from '#functions/nlu/spam/concepts.ts';
import { featuresOf } from '#functions/nlu/spam/features.ts';
import { countWords, foldSpeech } from '#functions/nlu/spam/fold.ts';
import { weights } from '#functions/nlu/spam/model.ts';
import { isTelling } from '#functions/nlu/spam/phrases.ts';
import { isSpoken } from '#functions/nlu/spam/reason-codes.ts';
import type { Language } from '#shared/values/language.ts';

/** From this probability on, a call is spam by its words. */
export const SPAM_THRESHOLD = 0.5;

/** The probability for a silent caller: most callers are legitimate. */
const SILENT_CALLER = 0.3;
/** So few words are weak evidence: they count half, and never leave no doubt. */
const FEW = { words: 3, most: 0.8 };
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
  const odds = steepness * score + shift;
  if (countWords(speech, language) > FEW.words) return { probability: probabilityOf(odds), signs: heaviest };
  const half = (odds + Math.log(SILENT_CALLER / (1 - SILENT_CALLER))) / 2;
  return { probability: Math.min(FEW.most, probabilityOf(half)), signs: heaviest };
}

const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
