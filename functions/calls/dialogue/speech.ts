import type { Acts } from '#functions/calls/dialogue/state.ts';
import { answers } from '#functions/calls/dialogue/answers.ts';
import { withdrawConsent } from '#functions/calls/dialogue/consent-answers.ts';
import { discloseAssistant } from '#functions/calls/dialogue/disclose.ts';
import { addToTranscript, type Draft, endCall, say, update, wordsFor } from '#functions/calls/dialogue/draft.ts';
import { closeWithThanks, takeMessage } from '#functions/calls/dialogue/questions.ts';

/** Handles what a caller says: first what holds at any step, then the answer to the question of this one. */
export function handleSpeech(draft: Draft, acts: Acts): Draft {
  const { step } = draft.dialogue;
  const { intents, understood, language, isNewLanguage } = acts;
  const withdraws = intents.do_not_record && step !== 'consent';
  let next = update(draft, { understood, language, silences: 0 });
  if (!withdraws) next = addToTranscript(next, 'caller', acts.text, acts.unsure);
  if (intents.abuse && !intents.emergency) return hangUpOn(next);
  if (isNewLanguage && step !== 'message') next = discloseAssistant(next);
  if (withdraws) next = withdrawConsent(next);
  next = replyToIntents(next, acts);
  const isInterrupted = isNewLanguage || withdraws || intents.repeat_please || next.commands.length > 0;
  return answerQuestion({ ...next, isInterrupted }, acts);
}

function answerQuestion(draft: Draft, acts: Acts): Draft {
  const { step, is_recorded } = draft.dialogue;
  const { intents, agrees, refuses, tellsMore, time } = acts;
  if (step === 'closed') return draft;
  const next = intents.wants_no_callback && !time ? update(draft, { declined_callback: true }) : draft;
  if (step === 'message' || step === 'booking' || step === 'challenge') return answers[step](next, acts);
  if (intents.wants_message && is_recorded && !tellsMore && !time) return takeMessage(next, 'wanted');
  const isAnswer = agrees || refuses || tellsMore || time || intents.first_slot || intents.second_slot;
  if (intents.goodbye && !isAnswer) return closeWithThanks(next);
  return answers[step](next, acts);
}

/** Replies that are given at any step. None of them says anything about the owner. */
function replyToIntents(draft: Draft, { intents }: Acts): Draft {
  const words = wordsFor(draft);
  const replies = [
    intents.emergency && words.emergency,
    intents.robot_question && words.robot,
    intents.asks_about_owner && words.cannot_say,
    intents.asks_for_code && words.no_codes,
  ];
  return replies.reduce<Draft>((next, reply) => (reply ? say(next, reply) : next), draft);
}

const hangUpOn = (draft: Draft): Draft =>
  endCall(update(draft, { signs: { ...draft.dialogue.signs, abusive: true } }), 'abuse', wordsFor(draft).abuse);
