import { type Intent, intentsIn, withoutIntents } from '#functions/nlu/intents/index.ts';
import { contentOf } from '#functions/nlu/matter/words.ts';
import { namesThing } from '#functions/nlu/reason/worth.ts';
import type { Language } from '#shared/values/language.ts';

/** What is asked of the owner’s person or of the call, and is no matter. */
const besides: readonly (Intent | 'nothing')[] = [
  // “How are you?”
  'nothing',
  'yes',
  'no',
  'wait',
  'hears_me',
  'repeat_please',
  'who_is_this',
  'robot_question',
  'wants_human',
  'wrong_number',
  'asks_for_owner',
  'asks_about_owner',
  'asks_for_home',
  'asks_if_noted',
  'asks_clock',
];
/** A question that names no known thing has more than this: “does she want the blue one?” */
const FEW = { words: 2, letters: 9 };
const MOST_LETTERS = 300;

/** Whether a caller asks something that only the owner can answer, which says why they call: “is the room still free?” */
export function asksOfMatter(said: string, language: Language, name: string | null): boolean {
  const text = said.slice(0, MOST_LETTERS);
  if (!/[?？؟]/.test(text) && !intentsIn(text, language).asks_something) return false;
  const rest = withoutIntents(sentencesAsking(text), language, besides);
  if (namesThing(rest, language)) return true;
  return contentOf(rest, language, name) > (language === 'ja' ? FEW.letters : FEW.words);
}

/** What ends with a question mark; all, where recognition writes none. */
function sentencesAsking(text: string): string {
  const asking = text.match(/[^.!?？؟。,،、]+[?？؟]/g);
  return asking ? asking.join(' ') : text;
}
