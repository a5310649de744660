import { declineCallback } from '#functions/calls/dialogue/time-steps.ts';
import { enterStep, hearMessage } from '#functions/calls/dialogue/questions.ts';
import { isAboutMessage } from '#functions/calls/dialogue/about-message.ts';
import { nextStep, retry } from '#functions/calls/dialogue/steps.ts';
import { say, update, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { type Acts, isClearReason, isPressing } from '#functions/calls/dialogue/state.ts';

/** The answer to “what is it about?” */
export function answerReason(draft: Draft, acts: Acts): Draft {
  const { reason } = draft.dialogue.understood ?? {};
  const isGiven = reason && acts.isSentence && !draft.isInterrupted;
  const isHurry = isPressing(draft.dialogue) && (acts.intents.now || acts.intents.vague_time);
  if (isAboutMessage(draft, acts)) return hearMessage(draft);
  if (acts.intents.only_message && !isClearReason(reason)) return declineCallback(draft);
  if (isNameOpen(draft.dialogue)) return enterStep(withoutHurry(draft), 'name');
  if (isClearReason(reason) || isGiven || isHurry) return nextStep(draft);
  return retry(draft, (again) => nextStep(say(again, wordsFor(again).fine)));
}

/** Whether a caller who only said that it is urgent, and now why, has not said who they are. */
const isNameOpen = ({ given, understood, danger }: Draft['dialogue']) =>
  given.includes('hurry') && isClearReason(understood?.reason) && !understood?.name && danger === null;
const withoutHurry = (draft: Draft) => update(draft, { given: draft.dialogue.given.filter((one) => one !== 'hurry') });
