import { refuseConsent } from '#functions/calls/dialogue/consent-answers.ts';
import { update, type Draft } from '#functions/calls/dialogue/draft.ts';
import { type Dialogue, isClearReason } from '#functions/calls/dialogue/state.ts';
import { nextStep } from '#functions/calls/dialogue/steps.ts';
import { leaveTimeToOwner } from '#functions/calls/dialogue/time-steps.ts';

/** A question is repeated so often while nothing comes of it; then the call moves on, whatever the caller says. */
const MOST_UNANSWERED = 2;

/** Moves on where the answer leads to the same question once too often. `unanswered` is the call before the answer. */
export function withoutEndlessRepetition(before: Dialogue, unanswered: Draft, answered: Draft): Draft {
  if (answered.dialogue.step === 'closed' || isProgress(before, answered.dialogue))
    return update(answered, { unanswered: 0 });
  const times = before.unanswered + 1;
  return times > MOST_UNANSWERED
    ? giveUp(update(unanswered, { unanswered: 0 }))
    : update(answered, { unanswered: times });
}

/** Goes on without an answer. */
export function giveUp(draft: Draft): Draft {
  const { step } = draft.dialogue;
  if (step === 'consent') return refuseConsent(draft, 'silence');
  return step === 'callback' || step === 'confirm' || step === 'number' ? leaveTimeToOwner(draft) : nextStep(draft);
}

const isProgress = (before: Dialogue, after: Dialogue) => known(before) !== known(after);

/** What the next question depends on. */
const known = ({ step, language, understood, number, offered, proposed, wish }: Dialogue) =>
  JSON.stringify([
    [step, language, number, offered, proposed?.at, wish.wanted],
    [Boolean(understood?.name), isClearReason(understood?.reason)],
  ]);
