import { isClearReason, type Dialogue, openingSteps } from '#functions/calls/dialogue/state.ts';
import { offersTime } from '#functions/calls/dialogue/time-answer.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import { type Intents, intentsIn } from '#functions/nlu/intents/index.ts';
import { hasCue } from '#functions/nlu/when/cues-in.ts';
import type { Language } from '#shared/values/language.ts';

type Answer = {
  text: string;
  /** The part of the text that answers the question. */
  answer: string;
  language: Language;
  edits: TimeEdits;
  isDeclined: boolean;
  isAgreed: boolean;
  isMatter: boolean;
};

/** The intents of an utterance as an answer to the question that was asked. */
export function intentsOfAnswer(
  said: Intents,
  { text, answer, language, edits, isDeclined, isAgreed, isMatter }: Answer,
  dialogue: Dialogue,
): Intents {
  const { step } = dialogue;
  const isOffered = offersTime(dialogue);
  const intents = { ...said };
  // Before anything was said, only the number can be a mistake.
  if (said.mistaken && isBeginning(dialogue)) intents.wrong_number = true;
  if (isMatter) intents.vague_time = false;
  // “Yes, and tell her not to hurry”: the “not” is none to the question.
  if (answer !== text) {
    const { yes, no } = intentsIn(answer, language);
    Object.assign(intents, { yes, no });
  }
  if (isAgreed) Object.assign(intents, { yes: true, no: false, wants_no_callback: false });
  if (isAgreed || !isOffered) intents.wants_text &&= step === 'may_text';
  // “No, forget it”, of the number; “don’t call me before ten”; “don’t call me on this one, it’s my work phone”
  const isOfNumber = step === 'number' && intents.no && !hasCue(text, language, 'call');
  const isOfTime = isOffered && !isDeclined && edits.refused.length > 0;
  if (isOfNumber || isOfTime || edits.aboutNumber) intents.wants_no_callback = false;
  return intents;
}

const isBeginning = ({ step, understood }: Dialogue) =>
  openingSteps.includes(step) && !isClearReason(understood?.reason);
