import { saysMoreThanYes } from '#functions/calls/dialogue/opening-yes.ts';
import type { ReadAnswer } from '#functions/calls/dialogue/read-answer.ts';
import type { Acts, Dialogue, Step } from '#functions/calls/dialogue/state.ts';
import { takesBack } from '#functions/calls/dialogue/changed-mind.ts';
import {
  corrects,
  hasContent,
  isForOwner,
  isLong,
  isShort,
  namesMatter,
  restOf,
  saysMore,
} from '#functions/calls/dialogue/utterance.ts';
import type { Intent } from '#functions/nlu/intents/index.ts';
import type { Language } from '#shared/values/language.ts';

type Beside = Pick<Acts, 'hasContent' | 'isForOwner' | 'saysMore' | 'namesMatter' | 'isLong'>;

/** What a sentence says beside the answer to the question. */
export function saidBeside(
  text: string,
  language: Language,
  { intents, edits, isAgreed, isPassedOn }: ReadAnswer,
  { isNumber }: { isNumber: boolean },
  { step }: Dialogue,
): Beside {
  const isOnTime =
    edits.wanted.length > 0 || edits.refused.length > 0 || edits.other !== null || edits.aboutNumber || isNumber;
  const isCorrection = !isOnTime && !settlesCall.includes(step) && corrects(text, intents, language);
  return {
    hasContent: intents.wants_text || hasContent(text, intents, language) || isCorrection,
    isForOwner: isPassedOn || isForOwner(text, intents, edits, language),
    saysMore:
      isPassedOn ||
      isCorrection ||
      (isAgreed && !intents.wants_callback && saysMoreThanYes(text, language)) ||
      saysMore(text, language),
    // “Not on Friday, that is the fair” is about the time.
    namesMatter:
      !edits.refused.length && edits.other === null && !takesBack(text, language) && namesMatter(text, language),
    isLong: isLong(text, language),
  };
}

/** At these steps a correction is about our question. */
const settlesCall: readonly Step[] = ['number', 'may_text'];

/** Whether a caller has the wrong number and says hardly more: “sorry, I was looking for the bakery”. */
export const isMisdialed = (text: string, language: Language, { wrong_number }: Acts['intents']): boolean =>
  wrong_number && isShort(restOf(text, language, misdialing), MISDIALED);

/** How much such a caller may say besides. */
const MISDIALED = { words: 6, letters: 14 };
const misdialing: readonly Intent[] = [
  'wrong_number',
  'mistaken',
  'yes',
  'no',
  'goodbye',
  'who_is_this',
  'asks_for_owner',
];
