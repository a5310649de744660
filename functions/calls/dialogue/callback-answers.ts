import type { Draft } from '#functions/calls/dialogue/draft.ts';
import { askQuestion, enterStep } from '#functions/calls/dialogue/questions.ts';
import {
  countCorrection,
  declineCallback,
  isAskedAgain,
  leaveTimeToOwner,
  namesTime,
  offerOthers,
  proposeChosen,
  proposeFallback,
  proposeOffered,
  proposeWished,
} from '#functions/calls/dialogue/time-steps.ts';
import { keepMessage, passOnInstead } from '#functions/calls/dialogue/pass-on.ts';
import { retry } from '#functions/calls/dialogue/steps.ts';
import { type Acts, isPressing } from '#functions/calls/dialogue/state.ts';
import { wantsNoCall } from '#functions/calls/dialogue/utterance.ts';
import { withoutTime } from '#functions/calls/dialogue/without-time.ts';

/** The answer to the times that are offered. */
export function answerCallback(draft: Draft, acts: Acts): Draft {
  const { intents, edits } = acts;
  const { offered } = draft.dialogue;
  if (wantsNoCall(acts.intents)) return declineCallback(keepMessage(draft, acts));
  if (acts.deniesTime) return withoutTime(draft, acts, (again) => retry(again, leaveTimeToOwner));
  if (edits.choice) {
    const chosen = offered[edits.choice === 'first' ? 0 : 1];
    if (chosen) return proposeChosen(draft, chosen);
  }
  if (namesTime(edits)) return countRefusal(draft, edits);
  if (intents.wants_text) return declineCallback(draft);
  if (intents.wants_no_callback || intents.only_message || intents.no_thanks)
    return declineCallback(intents.only_message ? keepMessage(draft, acts) : draft);
  if (edits.aboutNumber && !draft.dialogue.number) return enterStep(draft, 'number');
  if (acts.number || acts.extension) return askQuestion(draft);
  if (edits.other) return countCorrection(draft, (again) => offerOthers(again, edits));
  const [first] = offered;
  // Grandmother is asked once.
  const isFamily = draft.dialogue.given.includes('kin');
  if (intents.now && acts.isBrief && !acts.refuses && !acts.isForOwner)
    return isPressing(draft.dialogue) || !first ? fallbackOnce(draft, acts) : proposeOffered(draft, first);
  if ((acts.agrees || (intents.vague_time && !acts.isForOwner)) && first) return proposeOffered(draft, first);
  if (acts.refuses) return isFamily || isAskedAgain(draft) ? declineCallback(draft) : offerOthers(draft, edits);
  if (isPressing(draft.dialogue)) return fallbackOnce(draft, acts);
  return isFamily ? leaveTimeToOwner(keepMessage(draft, acts)) : retry(draft, leaveTimeToOwner);
}

/** One fallback a call: what is said instead of an answer is passed on. */
const fallbackOnce = (draft: Draft, acts: Acts): Draft =>
  draft.dialogue.given.includes('fallback') ? passOnInstead(draft, acts) : proposeFallback(draft);

/** A caller who only refuses times again and again is left to the owner in the end. */
const countRefusal = (draft: Draft, edits: Acts['edits']): Draft =>
  edits.wanted.length ? proposeWished(draft, edits) : countCorrection(draft, (again) => proposeWished(again, edits));
