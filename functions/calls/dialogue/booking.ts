import { addEffect, say, update, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { isUnwanted } from '#functions/calls/dialogue/state.ts';
import { nextStep } from '#functions/calls/dialogue/steps.ts';
import { countCorrection, leaveTimeToOwner, offerOthers } from '#functions/calls/dialogue/time-steps.ts';

/** Books the proposed time. */
export function book(draft: Draft): Draft {
  const { proposed, agreed } = draft.dialogue;
  if (!proposed || isUnwanted(draft.dialogue)) return leaveTimeToOwner(draft);
  // After “wait, Friday… no, as it was”.
  if (proposed.at === agreed?.at) return nextStep(draft, 'booking');
  return addEffect(update(draft, { step: 'booking' }), { do: 'book', at: proposed.at });
}

/** The result of the booking. A slot that was taken meanwhile counts as a correction, so that this ends too. */
export function applyBooking(draft: Draft, ok: boolean): Draft {
  const { proposed } = draft.dialogue;
  if (ok) return nextStep(update(draft, { agreed: proposed }));
  if (isUnwanted(draft.dialogue)) return leaveTimeToOwner(draft);
  return countCorrection(say(draft, wordsFor(draft).taken), (again) => offerOthers(again, null));
}
