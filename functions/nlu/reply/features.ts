import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import { timeEditsIn } from '#functions/nlu/edits/index.ts';
import { type Intent, intentsIn } from '#functions/nlu/intents/index.ts';
import { gramsOf } from '#functions/nlu/linear/grams.ts';
import { type FeatureGroup, featureHash } from '#functions/nlu/linear/weights.ts';
import { fold } from '#functions/names/fold.ts';
import { ANY_DAY } from '#functions/nlu/when/any-day.ts';
import type { Language } from '#shared/values/language.ts';

/** The questions that are answered by yes or no. */
export type YesNoQuestion = 'confirm' | 'may_text';

/** A longer reply is cut: callers say yes or no at the beginning or soon after. */
const MOST_LETTERS = 300;
const LENGTHS = [2, 4, 7, 12];
/** What callers say of a callback that stands; these two questions are about another one. */
const ofOtherQuestions = new Set<string>(['keeps_time', 'changes_time', 'cancels_time'] satisfies Intent[]);
const ABOUT_TIME = { isAboutTime: true, offers: 1, chosen: null };

/** The words of a reply, how it begins and ends, and what the lists of intents say of it. */
export function replyFeatures(question: YesNoQuestion, said: string, language: Language): FeatureGroup[] {
  const text = said.slice(0, MOST_LETTERS);
  const marked = [...gramsOf([text], language), ...edgesOf(text, language)];
  return [
    groupOf([...marked, ...marked.map((gram) => `${question}|${gram}`)], 1),
    groupOf(shapeOf(question, text, language), 0.5),
  ];
}

/** The first and the last words, one to three of them; of Japanese, letters. */
function edgesOf(text: string, language: Language): string[] {
  const units = language === 'ja' ? [...fold(text).replaceAll(' ', '')] : fold(text).split(' ').filter(Boolean);
  const counts = language === 'ja' ? [2, 3, 4, 5] : [1, 2, 3];
  return counts.flatMap((count) => [
    `${language}:^${units.slice(0, count).join(' ')}`,
    `${language}:${units.slice(-count).join(' ')}$`,
  ]);
}

/** How long the reply is, which intents it has, and what it changes; the same in every language. */
function shapeOf(question: YesNoQuestion, text: string, language: Language): string[] {
  const words = language === 'ja' ? text.length / 3 : text.split(' ').length;
  const intents = Object.entries(intentsIn(text, language)).flatMap(([intent, isIn]) =>
    isIn && !ofOtherQuestions.has(intent) ? [intent] : [],
  );
  const shape = [
    ...LENGTHS.filter((length) => words <= length).map((length) => `shorter:${length}`),
    ...intents.map((intent) => `intent:${intent}`),
    `intents:${intents.sort().join('+')}`,
    ...new Set(cuesIn(text, language).flatMap(({ cues }) => [...cues].map((cue) => `cue:${cue}`))),
    ...changesIn(text, language),
  ];
  return [...shape, ...shape.map((one) => `${question}|${one}`), `${question}|${language}`];
}

function changesIn(text: string, language: Language): string[] {
  const { wanted, refused, choice, other } = timeEditsIn(text, language, ANY_DAY, ABOUT_TIME);
  return [
    wanted.length ? 'names a time' : 'names no time',
    ...(refused.length ? ['refuses a time'] : []),
    ...(choice || other ? ['wants another'] : []),
  ];
}

const groupOf = (names: readonly string[], strength: number): FeatureGroup => ({
  hashes: Uint32Array.from(new Set(names), featureHash),
  strength: strength / Math.sqrt(names.length || 1),
});
