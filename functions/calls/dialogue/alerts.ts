import { addEffect, type Draft, ownerSlot, say, update, wordsFor } from '#functions/calls/dialogue/draft.ts';
import { closeWithThanks, listenForMessage } from '#functions/calls/dialogue/questions.ts';
import { crisisLineFor, emergencyNumberFor } from '#functions/calls/dialogue/emergency-numbers.ts';
import { isQuestion } from '#functions/calls/dialogue/utterance.ts';
import { keepMessage } from '#functions/calls/dialogue/pass-on.ts';
import { type Acts, isDoubtful, type Step } from '#functions/calls/dialogue/state.ts';

/** An urgent call is never asked whether it is urgent: the owner is alerted at once, and once. */
export function alertOwner(draft: Draft, acts: Acts): Draft {
  const { understood, intents, verdict } = acts;
  const isPressure = verdict === 'suspicious' && !intents.emergency;
  const isUrgent = understood.urgent;
  const next = namesEmergencyNumber(draft, acts);
  // “It’s urgent… well, not really.”
  if (draft.dialogue.is_urgent && !isUrgent) return update(next, { is_urgent: false });
  if (draft.dialogue.is_urgent || !isUrgent || isPressure) return next;
  const { given } = next.dialogue;
  // Called off and urgent again: the owner was alerted.
  if (given.includes('alert')) return update(next, { is_urgent: true });
  const alerted = addEffect(update(next, { is_urgent: true, given: [...given, 'alert'] }), { do: 'alert' });
  return say(alerted, wordsFor(draft).alerting(ownerSlot(draft)));
}

/** The number for a life in danger, first of all, and again if the caller asks what to do. */
function namesEmergencyNumber(draft: Draft, { intents, text }: Acts): Draft {
  const { danger: known, briefing } = draft.dialogue;
  const said = intents.self_harm ? 'self' : intents.gas ? 'gas' : 'life';
  const danger = intents.emergency && (known === null || said !== 'life') ? said : known;
  const isNew = danger !== known;
  // A caller who asks about a switch or a window is still inside.
  const isInside = known !== null && (intents.in_danger || (known === 'gas' && isQuestion(text)));
  if (!danger || !(isNew || intents.emergency || intents.asks_what_to_do || isInside)) return draft;
  // “The ambulance has taken him”
  const isHelped = danger === 'life' && intents.help_called && !intents.asks_what_to_do && !isQuestion(text);
  if (isHelped) return update(draft, { danger });
  // Who withholds their number is most likely where the owner is.
  const near = briefing.caller_number ?? briefing.owner_number;
  const sentence = wordsFor(draft).emergency(emergencyNumberFor(near), danger, crisisLineFor(near));
  return say(update(draft, { danger }), sentence);
}

const asking: readonly Step[] = ['name', 'reason', 'callback', 'message'];

/** Whether someone at the door wants an answer now, which only the owner has: “does she come down, or do I leave it here?” */
export function asksAtDoor({ dialogue }: Draft, acts: Acts): boolean {
  const { is_at_door, step, given } = dialogue;
  const { intents, understood, ownAnswers } = acts;
  const asks = (isQuestion(acts.text) || intents.asks_something || intents.wait) && acts.hasContent && !acts.isBrief;
  const isElse = intents.emergency || intents.robot_question || intents.asks_for_home || understood.urgent;
  const isNew = asking.includes(step) && !given.includes('alert') && ownAnswers.length === 0;
  return is_at_door && asks && isNew && !isElse && !isDoubtful(dialogue);
}

/** The owner is notified at once, and the line stays open for what else there is, without a question. */
export function alertAtDoor(draft: Draft, acts: Acts): Draft {
  const kept = keepMessage(update(draft, { given: [...draft.dialogue.given, 'alert'] }), acts);
  const alerted = say(addEffect(kept, { do: 'alert' }), wordsFor(kept).alerting(ownerSlot(kept)));
  if (kept.dialogue.step === 'message' || !kept.dialogue.is_recorded) return closeWithThanks(alerted);
  return listenForMessage(update(alerted, { step: 'message', asked: 1 }));
}
