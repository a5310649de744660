import { steps, type Dialogue, type Step } from '#functions/calls/dialogue/state.ts';
import { change, owned, say, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { come, leaveMessage, pose, repeat } from '#functions/calls/dialogue/questions.ts';
import { choiceOf, meets, nearestTo, stillFree } from '#functions/calls/dialogue/slots.ts';
import { spokenTime } from '#functions/calls/dialogue/spoken.ts';
import { isClear } from '#functions/calls/dialogue/heard.ts';
import type { Understood, WhenSaid } from '#functions/nlu/port.ts';

const MOST_CORRECTIONS = 2;

/** Whether a step still has something to find out. The others are only come to from where their matter came up. */
function isNeeded(dialogue: Dialogue, step: Step): boolean {
  const { briefing, understood, agreed } = dialogue;
  if (step === 'name') return !briefing.contact_name && !understood?.name;
  if (step === 'reason') return !isClear(understood?.reason);
  if (step === 'urgency') return dialogue.is_urgent === null && isUrgencyOpen(dialogue);
  if (step === 'callback') return !dialogue.declined_callback && !agreed;
  // The yes to a text message must be found in a transcript.
  if (step === 'may_text') return agreed !== null && briefing.can_text && dialogue.is_recorded;
  return step === 'message';
}

const isUrgencyOpen = ({ understood }: Dialogue) =>
  !understood || understood.urgent || !isClear(understood.reason) || isVague(understood.reason);

const isVague = (reason: Understood['reason']) => reason?.class === 'other' && reason.confidence < 0.5;

/** Goes on to the next step that is needed after `from`. */
export function goOn(draft: Draft, from: Step = draft.dialogue.step): Draft {
  const next = steps.slice(steps.indexOf(from) + 1).find((step) => isNeeded(draft.dialogue, step)) ?? 'message';
  if (next === 'message') return leaveMessage(draft, 'ask');
  if (next !== 'callback') return come(draft, next);
  const asked = draft.dialogue.understood?.callback;
  return asked && isAhead(asked, draft) ? propose(draft, asked) : offer(draft);
}

export const isAhead = (when: WhenSaid, { at }: Draft) => Date.parse(when.at) > at.getTime();

/** Comes back to where the caller was challenged. */
export const resume = (draft: Draft, step: Step): Draft =>
  isNeeded(draft.dialogue, step) ? come(draft, step) : goOn(draft, step);

/** Offers two free times that were not offered before, as far as there are such. */
export function offer(draft: Draft): Draft {
  const { offered, proposed, briefing } = draft.dialogue;
  const free = stillFree(draft.free, draft.at);
  const fresh = free.filter((slot) => !offered.includes(slot) && slot !== proposed?.at);
  const choice = choiceOf(fresh.length ? fresh : free, briefing.zone);
  return come(change(draft, { offered: choice, proposed: null }), 'callback');
}

/** Proposes the free time nearest to what the caller asked for, to be confirmed. */
export function propose(draft: Draft, wanted: WhenSaid): Draft {
  const { zone } = draft.dialogue.briefing;
  const free = stillFree([...draft.free, ...draft.dialogue.offered], draft.at);
  const slot = nearestTo(wanted.at, free);
  if (!slot) return passOn(draft);
  const noted = meets(slot, wanted, zone) ? draft : say(draft, wordsFor(draft).nearest);
  return come(change(noted, { proposed: { at: slot, text: wanted.text } }), 'confirm');
}

/** Proposes one of the times that were offered. */
export function proposeOffered(draft: Draft, slot: string): Draft {
  const { briefing, language } = draft.dialogue;
  const text = spokenTime(slot, briefing.zone, language);
  return come(change(draft, { proposed: { at: slot, text } }), 'confirm');
}

/** Counts a correction; after too many nothing more is proposed. */
export function correct(draft: Draft, then: (draft: Draft) => Draft): Draft {
  const corrections = draft.dialogue.corrections + 1;
  return corrections > MOST_CORRECTIONS ? passOn(draft) : then(change(draft, { corrections }));
}

/** Leaves the time to the owner: the caller’s own words stay. */
export const passOn = (draft: Draft): Draft =>
  goOn(say(change(draft, { proposed: null }), wordsFor(draft).pass_on(owned(draft))), 'booking');

/** Asks once more in other words, and then gives the question up. A question of the caller’s is answered first. */
export function unanswered(draft: Draft, isInterrupted: boolean, giveUp: (draft: Draft) => Draft): Draft {
  if (isInterrupted) return repeat(draft);
  return draft.dialogue.asked < 2 ? pose(draft) : giveUp(draft);
}
