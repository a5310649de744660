import { intentsIn, textBefore } from '#functions/nlu/intents/index.ts';
import { clausesOf } from '#functions/nlu/reason/clauses.ts';
import { afterTelling, capitalized } from '#functions/nlu/reason/sentence.ts';
import { messageInJapanese } from '#functions/nlu/reason/summary-japanese.ts';
import type { Language } from '#shared/values/language.ts';

/** A longer clause is not looked for. */
const MOST_WORDS = 8;
/** Thanks and a wish for a call at the end have at most so many words. */
const CLOSING = 5;
const LEAST_WORDS = 2;

/** A longer sentence before “tell her” says more than yes. */
const AGREEMENT = 8;

/** How much of a text is only an agreement before “tell her”: “yes, nine is right, | tell her …”. */
function agreementBefore(text: string, language: Language): number {
  const before = textBefore(text, language, 'tells_owner');
  const isAgreement = before.split(/\s+/u).length <= AGREEMENT && intentsIn(before, language).yes;
  return isAgreement ? text.indexOf(before) + before.length : 0;
}

/** What a caller wants passed on, without what leads to it and closes it: “yes, and tell her | the keys are here | thanks”. */
export function messageOf(said: string, language: Language): string {
  if (language === 'ja') return messageInJapanese(said);
  const text = said.slice(agreementBefore(said, language));
  const { words, isAside, isWish, isLoose } = clausesOf(text, language, MOST_WORDS);
  const from = afterTelling(words, language);
  const closing = words.findIndex((_, at) => at >= words.length - CLOSING && isAside(at));
  let to = closing > from ? closing : words.length;
  if (closing > from) while (to > from && (isWish(to - 1) || isLoose(to - 1))) to--;
  if (to - from < LEAST_WORDS) return text;
  const rest =
    to === words.length ? text.slice(words[from]!.index) : text.slice(words[from]!.index, words[to - 1]!.end);
  return capitalized(rest.trim().replace(/[.,;،؛]+$/u, ''), language);
}
