import {
  isClearReason,
  isPressing,
  isUnwanted,
  nameIn,
  steps,
  type Dialogue,
  type Step,
} from '#functions/calls/dialogue/state.ts';
import { zoneOf } from '#functions/calls/callbacks/domain/caller-zone.ts';
import { isIntroduction } from '#functions/nlu/reason/introduction.ts';
import { isToldOfStanding } from '#functions/calls/dialogue/standing.ts';
import { type Draft, update } from '#functions/calls/dialogue/draft.ts';
import { enterStep, takeMessage, askOnceMore, askQuestion } from '#functions/calls/dialogue/questions.ts';
import { offerOthers, proposeFallback, proposeWished } from '#functions/calls/dialogue/time-steps.ts';

/** Whether a step still has something to ask. The other steps are entered only from where their question arises. */
function isNeeded(dialogue: Dialogue, step: Step): boolean {
  const { briefing, understood, agreed, wish } = dialogue;
  if (briefing.takes === 'voicemail') return step === 'message';
  if (step === 'name') return !briefing.contact_name && !understood?.name;
  if (step === 'standing') return isToldOfStanding(dialogue) && dialogue.standing === null;
  if (step === 'reason' && dialogue.standing) return false;
  // Nobody explains while a life is in danger.
  if (step === 'reason' && (dialogue.danger || hasSaidWhy(dialogue))) return false;
  // A doubtful caller is asked, whatever was understood: a few words more may prove them innocent.
  if (step === 'reason') return !isClearReason(understood?.reason) || isUnwanted(dialogue) || hasOnlySaidWho(dialogue);
  if (step === 'callback' && (dialogue.standing === 'kept' || dialogue.standing === 'cancelled')) return false;
  if (step === 'callback') return mayBeCalled(dialogue) && !agreed && (wish.wanted.length > 0 || !isDelivery(dialogue));
  if (step === 'number') return needsNumber(dialogue);
  // Consent to a text message must be in a transcript.
  // A caller who was texted once has a link that shows the time as it is.
  if (step === 'may_text')
    return agreed !== null && briefing.can_text && dialogue.is_recorded && !dialogue.number && !dialogue.standing;
  return step === 'message';
}

/** An urgent caller who has said more than that it is urgent. */
const WHY = 12;
const hasSaidWhy = (dialogue: Dialogue) =>
  isPressing(dialogue) &&
  dialogue.understood?.reason?.lacks !== 'matter' &&
  (dialogue.understood?.reason?.summary.length ?? 0) >= (dialogue.language === 'ja' ? WHY / 2 : WHY);

/** A caller who said who they are, and perhaps a topic, is asked why; not one at the door, nor who named a time. */
const hasOnlySaidWho = (dialogue: Dialogue) =>
  !dialogue.was_asked_why &&
  !dialogue.is_at_door &&
  dialogue.wish.wanted.length === 0 &&
  (Boolean(dialogue.understood?.reason?.lacks) ||
    isIntroduction(dialogue.understood?.reason?.summary ?? '', nameIn(dialogue), dialogue.language));

const mayBeCalled = (dialogue: Dialogue) => !dialogue.declined_callback && !isUnwanted(dialogue);

/** A caller who cannot wait and shows no number is asked for one, once. */
const needsNumber = (dialogue: Dialogue) =>
  (isPressing(dialogue) || dialogue.danger !== null) &&
  dialogue.number === null &&
  dialogue.briefing.caller_number === null &&
  !isUnwanted(dialogue) &&
  !dialogue.given.includes('number');

/** A courier at the door needs an answer now, no callback, unless they ask for one. */
const isDelivery = ({ understood, wants_callback, is_at_door }: Dialogue) =>
  is_at_door &&
  !wants_callback &&
  understood?.reason?.class === 'delivery' &&
  understood.reason.confidence >= 0.8 &&
  !understood.callback;

/** A caller whose line shows no number is where the number is that they say. */
function withZoneOfNumber(draft: Draft): Draft {
  const { number, briefing } = draft.dialogue;
  if (!number || briefing.caller_number !== null || briefing.caller_zone !== null) return draft;
  return update(draft, { briefing: { ...briefing, caller_zone: zoneOf(number) ?? null } });
}

/** Goes on once it is settled which number to call: with the time that waits for it, the offer, or what comes next. */
export function goOnWithNumber(draft: Draft): Draft {
  const { proposed, offered, wish, briefing } = draft.dialogue;
  const settled = withZoneOfNumber(update(draft, { wants_other_number: false }));
  // “At five” is by the clock where the telephone is.
  const isElsewhere = settled.dialogue.briefing.caller_zone !== briefing.caller_zone;
  if (isElsewhere && wish.wanted.length) return proposeWished(settled, null);
  if (proposed) return enterStep(settled, 'confirm');
  return offered.length && !wish.wanted.length ? enterStep(settled, 'callback') : nextStep(settled, 'reason');
}

/** Enters the next step after `from` that is needed. */
export function nextStep(draft: Draft, from: Step = draft.dialogue.step): Draft {
  const next = steps.slice(steps.indexOf(from) + 1).find((step) => isNeeded(draft.dialogue, step)) ?? 'message';
  if (next === 'message') return takeMessage(draft, 'ask');
  if (next === 'number') return enterStep(update(draft, { given: [...draft.dialogue.given, 'number'] }), next);
  if (next !== 'callback') return enterStep(draft, next);
  if (draft.dialogue.wish.wanted.length) return proposeWished(draft, null);
  return isPressing(draft.dialogue) ? proposeFallback(draft) : offerOthers(draft, null);
}

/** Returns to the step at which the caller was challenged. */
export const resumeAt = (draft: Draft, step: Step): Draft =>
  isNeeded(draft.dialogue, step) ? enterStep(draft, step) : nextStep(draft, step);

/** So often a question is repeated as it was. */
const MOST_REPEATS = 3;

/** Repeats the question to a caller who did not hear it; null once that was done often enough. */
export function repeatQuestion(draft: Draft): Draft | null {
  const { repeats } = draft.dialogue;
  return repeats < MOST_REPEATS ? askQuestion(update(draft, { repeats: repeats + 1 })) : null;
}

/** Asks again in other words, then gives up. After an interruption the question is repeated as it was. */
export function retry(draft: Draft, giveUp: (draft: Draft) => Draft): Draft {
  const repeated = draft.isInterrupted ? repeatQuestion(draft) : null;
  if (repeated) return repeated;
  return draft.dialogue.asked < 2 ? askOnceMore(draft) : giveUp(draft);
}
