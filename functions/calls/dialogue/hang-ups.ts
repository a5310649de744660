import type { Acts } from '#functions/calls/dialogue/state.ts';
import {
  addEffect,
  type Draft,
  endCall,
  ownerSlot,
  update,
  withNote,
  wordsFor,
} from '#functions/calls/dialogue/draft.ts';

/** A call that is spam beyond doubt is ended in one sentence; never one about a life in danger, or of a contact. */
export const isScam = ({ dialogue }: Draft, { verdict, intents, isSentence }: Acts) =>
  verdict === 'likely_spam' && isSentence && !intents.emergency && dialogue.briefing.contact_name === null;

/** A caller who wants no more calls is asked nothing, and the owner learns it. */
export const stopCalling = (draft: Draft): Draft =>
  endCall(
    update(withNote(draft, 'stop_calling'), { declined_callback: true }),
    'closed',
    wordsFor(draft).stop_calling(ownerSlot(draft)),
  );

const QUOTE = 160;

/** A caller who threatens harm gets no callback and no answer; the owner is notified of their words at once. */
export function warnOwner(draft: Draft, { understood, text }: Acts): Draft {
  const reason = { summary: text.slice(0, QUOTE), class: 'other' as const, confidence: 1 };
  const warned = update(draft, {
    understood: { ...understood, reason, urgent: true, callback: null },
    is_urgent: true,
    declined_callback: true,
  });
  return hangUpOn(draft.dialogue.is_urgent ? warned : addEffect(warned, { do: 'alert' }));
}

export const hangUpOn = (draft: Draft): Draft =>
  endCall(update(draft, { signs: { ...draft.dialogue.signs, abusive: true } }), 'abuse', wordsFor(draft).abuse);
