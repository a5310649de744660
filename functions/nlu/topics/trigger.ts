import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import type { Language } from '#shared/values/language.ts';

/** Shorter words are compared whole: their endings are most of them. */
const SHORTEST_STEM = 4;
/** So many last letters of a word may be an ending, and an ending has so many at most. */
const CUT = 2;
const LONGEST_ENDING = 6;

/** “And”, “in” and “the” are written together with an Arabic word. */
const ARABIC_PREFIX = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;

const bare = (word: string, language: Language) => (language === 'ar' ? word.replace(ARABIC_PREFIX, '') : word);

/** Whether two words are forms of one: “парковка” and “парковки”, “ticket” and “tickets”. */
function isFormOf(word: string, trigger: string): boolean {
  if (word === trigger) return true;
  const stem = trigger.slice(0, Math.max(SHORTEST_STEM, trigger.length - CUT));
  return trigger.length >= SHORTEST_STEM && word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING;
}

/** Whether all words of a trigger are said; in Japanese, its letters one after the other. */
export function saysTrigger(words: readonly string[], trigger: string, language: Language): boolean {
  const sought = wordsIn(trigger, language).filter((word) => word !== '^');
  if (!sought.length) return false;
  if (language === 'ja')
    return words
      .filter((word) => word !== '^')
      .join('')
      .includes(sought.join(''));
  const said = words.map((word) => bare(word, language));
  return sought.every((word) => said.some((each) => isFormOf(each, bare(word, language))));
}
