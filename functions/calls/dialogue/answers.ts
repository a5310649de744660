import type { Acts, Step } from '#functions/calls/dialogue/state.ts';
import type { Draft } from '#functions/calls/dialogue/draft.ts';
import { answerCallback } from '#functions/calls/dialogue/callback-answers.ts';
import { answerConfirm } from '#functions/calls/dialogue/confirm-answers.ts';
import { answerConsent } from '#functions/calls/dialogue/consent-answers.ts';
import { answerMayText } from '#functions/calls/dialogue/may-text-answers.ts';
import { answerMessage } from '#functions/calls/dialogue/message-answers.ts';
import { answerName } from '#functions/calls/dialogue/name-answers.ts';
import { answerNumber } from '#functions/calls/dialogue/number-answers.ts';
import { answerReason } from '#functions/calls/dialogue/reason-answers.ts';
import { answerStanding } from '#functions/calls/dialogue/standing-answers.ts';
import { failChallenge, passChallenge } from '#functions/calls/dialogue/challenge.ts';
import { leaveTimeToOwner } from '#functions/calls/dialogue/time-steps.ts';

type Answer = (draft: Draft, acts: Acts) => Draft;

/** What an answer of the caller leads to, by the step whose question it answers. */
export const answers: Record<Exclude<Step, 'closed'>, Answer> = {
  consent: answerConsent,
  name: answerName,
  standing: answerStanding,
  reason: answerReason,
  callback: answerCallback,
  number: answerNumber,
  confirm: answerConfirm,
  /** The result of the booking got lost: the owner is notified, and nothing is booked a second time. */
  booking: (draft) => leaveTimeToOwner(draft),
  may_text: answerMayText,
  challenge: (draft, { intents }) => (intents.three ? passChallenge(draft) : failChallenge(draft)),
  message: answerMessage,
};
