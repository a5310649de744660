import { isClearReason, steps, type Dialogue, type Step } from '#functions/calls/dialogue/state.ts';
import { update, ownerSlot, say, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { enterStep, takeMessage, askOnceMore, askQuestion } from '#functions/calls/dialogue/questions.ts';
import { choiceOf, matches, nearestTo, stillFree } from '#functions/calls/dialogue/slots.ts';
import { spokenTime } from '#functions/calls/dialogue/spoken-formats.ts';
import type { Understood, WhenSaid } from '#functions/nlu/port.ts';

const MOST_CORRECTIONS = 2;

/** Whether a step still has something to ask. The other steps are entered only from where their question arises. */
function isNeeded(dialogue: Dialogue, step: Step): boolean {
  const { briefing, understood, agreed } = dialogue;
  if (step === 'name') return !briefing.contact_name && !understood?.name;
  if (step === 'reason') return !isClearReason(understood?.reason);
  if (step === 'urgency') return dialogue.is_urgent === null && isUrgencyOpen(dialogue);
  if (step === 'callback') return !dialogue.declined_callback && !agreed;
  // Consent to a text message must be in a transcript.
  if (step === 'may_text') return agreed !== null && briefing.can_text && dialogue.is_recorded;
  return step === 'message';
}

const isUrgencyOpen = ({ understood }: Dialogue) =>
  !understood || understood.urgent || !isClearReason(understood.reason) || isVague(understood.reason);

const isVague = (reason: Understood['reason']) => reason?.class === 'other' && reason.confidence < 0.5;

/** Enters the next step after `from` that is needed. */
export function nextStep(draft: Draft, from: Step = draft.dialogue.step): Draft {
  const next = steps.slice(steps.indexOf(from) + 1).find((step) => isNeeded(draft.dialogue, step)) ?? 'message';
  if (next === 'message') return takeMessage(draft, 'ask');
  if (next !== 'callback') return enterStep(draft, next);
  const preference = draft.dialogue.understood?.callback;
  return preference && isInFuture(preference, draft) ? proposeNearest(draft, preference) : offerSlots(draft);
}

export const isInFuture = (when: WhenSaid, { at }: Draft) => Date.parse(when.at) > at.getTime();

/** Returns to the step at which the caller was challenged. */
export const resumeAt = (draft: Draft, step: Step): Draft =>
  isNeeded(draft.dialogue, step) ? enterStep(draft, step) : nextStep(draft, step);

/** Offers two free slots, new ones if there are any. */
export function offerSlots(draft: Draft): Draft {
  const { offered, proposed, briefing } = draft.dialogue;
  const free = stillFree(draft.free, draft.at);
  const fresh = free.filter((slot) => !offered.includes(slot) && slot !== proposed?.at);
  const choice = choiceOf(fresh.length ? fresh : free, briefing.zone);
  return enterStep(update(draft, { offered: choice, proposed: null }), 'callback');
}

/** Proposes the free slot nearest to the caller’s wish, to be confirmed. */
export function proposeNearest(draft: Draft, preference: WhenSaid): Draft {
  const { zone } = draft.dialogue.briefing;
  const free = stillFree([...draft.free, ...draft.dialogue.offered], draft.at);
  const slot = nearestTo(preference.at, free);
  if (!slot) return leaveTimeToOwner(draft);
  const noted = matches(slot, preference, zone) ? draft : say(draft, wordsFor(draft).nearest);
  return enterStep(update(noted, { proposed: { at: slot, text: preference.text } }), 'confirm');
}

/** Proposes one of the offered slots. */
export function proposeOffered(draft: Draft, slot: string): Draft {
  const { briefing, language } = draft.dialogue;
  const text = spokenTime(slot, briefing.zone, language);
  return enterStep(update(draft, { proposed: { at: slot, text } }), 'confirm');
}

/** Counts a correction; after too many nothing more is proposed. */
export function countCorrection(draft: Draft, then: (draft: Draft) => Draft): Draft {
  const corrections = draft.dialogue.corrections + 1;
  return corrections > MOST_CORRECTIONS ? leaveTimeToOwner(draft) : then(update(draft, { corrections }));
}

/** Leaves the time to the owner, who reads the caller’s own words. */
export const leaveTimeToOwner = (draft: Draft): Draft =>
  nextStep(say(update(draft, { proposed: null }), wordsFor(draft).pass_on(ownerSlot(draft))), 'booking');

/** Asks again in other words, then gives up. After an interruption the question is repeated as it was. */
export function retry(draft: Draft, giveUp: (draft: Draft) => Draft): Draft {
  if (draft.isInterrupted) return askQuestion(draft);
  return draft.dialogue.asked < 2 ? askOnceMore(draft) : giveUp(draft);
}
