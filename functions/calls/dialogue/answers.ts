import { type Acts, isClearReason, type Step } from '#functions/calls/dialogue/state.ts';
import { challengeCaller, failChallenge, passChallenge } from '#functions/calls/dialogue/challenge.ts';
import { update, addEffect, say, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { grantConsent, refuseConsent } from '#functions/calls/dialogue/consent-answers.ts';
import {
  countCorrection,
  nextStep,
  isInFuture,
  offerSlots,
  leaveTimeToOwner,
  proposeNearest,
  proposeOffered,
  retry,
} from '#functions/calls/dialogue/steps.ts';
import { closeWithThanks } from '#functions/calls/dialogue/questions.ts';

type Answer = (draft: Draft, acts: Acts) => Draft;

/** What an answer of the caller leads to, by the step whose question it answers. */
export const answers: Record<Exclude<Step, 'closed'>, Answer> = {
  consent(draft, acts) {
    if (acts.agrees && !acts.intents.do_not_record) return grantConsent(draft, acts.text);
    if (acts.intents.no || acts.intents.do_not_record) return refuseConsent(draft, 'no');
    return retry(draft, (again) => refuseConsent(again, 'silence'));
  },

  name(draft, acts) {
    const { briefing, understood, challenged_at } = draft.dialogue;
    if (briefing.contact_name || understood?.name) return nextStep(draft);
    if (acts.isMonologue && !challenged_at) return challengeCaller(draft, { monologue: true });
    return retry(draft, (again) => nextStep(say(again, wordsFor(again).fine)));
  },

  reason(draft, acts) {
    const { reason } = draft.dialogue.understood ?? {};
    const isGiven = reason && acts.isSentence && !draft.isInterrupted;
    if (isClearReason(reason) || isGiven) return nextStep(draft);
    return retry(draft, (again) => nextStep(say(again, wordsFor(again).fine)));
  },

  urgency(draft, acts) {
    if (acts.agrees) return nextStep(update(draft, { is_urgent: true }));
    if (acts.refuses) return nextStep(update(draft, { is_urgent: false }));
    return retry(draft, nextStep);
  },

  callback(draft, acts) {
    const { intents, time } = acts;
    const [first, second] = draft.dialogue.offered;
    if (time && isInFuture(time, draft)) return proposeNearest(draft, time);
    if (intents.wants_no_callback || (acts.refuses && !intents.first_slot && !intents.second_slot))
      return decline(draft);
    if (intents.second_slot && second) return proposeOffered(draft, second);
    const isAnyFine = acts.agrees || intents.vague_time || intents.first_slot;
    if (isAnyFine && first) return proposeOffered(draft, first);
    return retry(draft, leaveTimeToOwner);
  },

  confirm(draft, acts) {
    const { intents, time } = acts;
    const { proposed, offered } = draft.dialogue;
    const isOther = time && isInFuture(time, draft) && Date.parse(time.at) !== Date.parse(proposed?.at ?? '');
    if (isOther) return countCorrection(draft, (again) => proposeNearest(again, time));
    if (intents.wants_no_callback) return decline(draft);
    if (acts.agrees || (time && !intents.no && !isOther)) return book(draft);
    const other = offered.find((slot, i) => slot !== proposed?.at && (i ? intents.second_slot : intents.first_slot));
    if (other) return countCorrection(draft, (again) => proposeOffered(again, other));
    if (acts.refuses) return countCorrection(draft, offerSlots);
    return retry(draft, leaveTimeToOwner);
  },

  /** The result of the booking got lost: the owner is notified, and nothing is booked a second time. */
  booking: (draft) => leaveTimeToOwner(draft),

  may_text(draft, acts) {
    if (acts.agrees) return nextStep(update(draft, { may_text: true }));
    if (acts.intents.no) return nextStep(draft);
    return retry(draft, nextStep);
  },

  challenge: (draft, { intents }) => (intents.three ? passChallenge(draft) : failChallenge(draft)),

  message: (draft) => closeWithThanks(draft),
};

const decline = (draft: Draft): Draft =>
  nextStep(update(draft, { declined_callback: true, proposed: null }), 'booking');

function book(draft: Draft): Draft {
  const { proposed } = draft.dialogue;
  if (!proposed) return leaveTimeToOwner(draft);
  return addEffect(update(draft, { step: 'booking' }), { do: 'book', at: proposed.at });
}

/** The result of the booking. A slot that was taken meanwhile counts as a correction, so that this ends too. */
export function applyBooking(draft: Draft, ok: boolean): Draft {
  const { proposed } = draft.dialogue;
  if (ok) return nextStep(update(draft, { agreed: proposed }));
  return countCorrection(say(draft, wordsFor(draft).taken), offerSlots);
}
