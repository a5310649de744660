import type { Acts } from '#functions/calls/dialogue/state.ts';
import type { Draft } from '#functions/calls/dialogue/draft.ts';
import { addsIn } from '#functions/calls/dialogue/agreement.ts';
import { beginsWithYes } from '#functions/calls/dialogue/read-reply.ts';
import { book } from '#functions/calls/dialogue/booking.ts';
import {
  countCorrection,
  declineCallback,
  leaveTimeToOwner,
  namesTime,
  offerOthers,
  proposeChosen,
  proposeWished,
  withWish,
} from '#functions/calls/dialogue/time-steps.ts';
import { enterStep } from '#functions/calls/dialogue/questions.ts';
import { inTheEvening, isOneTime, isWithin, type Window } from '#functions/nlu/edits/window.ts';
import { isCalledOff, saysHurry } from '#functions/nlu/urgency/index.ts';
import { isQuestion, wantsNoCall } from '#functions/calls/dialogue/utterance.ts';
import { isShortYes } from '#functions/calls/dialogue/short-yes.ts';
import { keepMessage, passOnInstead } from '#functions/calls/dialogue/pass-on.ts';
import { retry } from '#functions/calls/dialogue/steps.ts';
import { withoutTime } from '#functions/calls/dialogue/without-time.ts';

/** The answer to the time that is read back. */
export function answerConfirm(draft: Draft, acts: Acts): Draft {
  const { intents, edits, number } = acts;
  const { proposed, offered } = draft.dialogue;
  if (wantsNoCall(acts.intents)) return declineCallback(keepMessage(draft, acts));
  if (acts.deniesTime)
    return withoutTime(draft, acts, (again) => countCorrection(again, (other) => offerOthers(other, null)));
  // “Make it Wednesday, and call me on …”
  if (number && namesTime(edits) && !repeats(acts, draft))
    return countCorrection(draft, (again) => proposeWished(again, edits));
  if (number && proposed) return enterStep(draft, 'confirm');
  const isOffered = proposed !== null && offered.includes(proposed.at);
  // “Earlier” chooses one of two offers, but changes another time.
  if (edits.choice && offered.length > 1 && !edits.wanted.length && (isOffered || !edits.other)) {
    const chosen = offered[edits.choice === 'first' ? 0 : 1];
    if (chosen && chosen !== proposed?.at) return countCorrection(draft, (again) => proposeChosen(again, chosen));
    // “The first one”, which was read back.
    if (chosen && !edits.other && !edits.refused.length && !intents.no) return book(draft);
  }
  const isFallback = draft.dialogue.read_back === 'fallback';
  const isNotThen = isFallback && intents.no && edits.refused.length > 0 && !edits.wanted.length;
  if (isNotThen || isProtest(draft, acts)) return passOnInstead(draft, acts);
  // “Yes, that’s right, until Wednesday I do nothing”
  const isLong = edits.wanted.length > 0 && edits.wanted.every(({ first, last }) => first !== last);
  if (isLong && !edits.refused.length && !edits.other && beginsWithYes(acts.text, acts.language)) return book(draft);
  if (namesTime(edits)) {
    const isYes = !intents.no && !edits.refused.length && repeats(acts, draft);
    if (isYes) return book(withWish(draft, edits));
    const kept = isFallback && !acts.isBrief ? keepMessage(draft, acts) : draft;
    return countCorrection(kept, (again) => proposeWished(again, edits));
  }
  if (intents.wants_no_callback || intents.wants_text) return declineCallback(draft);
  // “Yes, but on another number”
  if (edits.aboutNumber && !draft.dialogue.number) return enterStep(draft, 'number');
  if (acts.agrees || (isShortYes(acts) && !edits.other && !edits.aboutNumber)) return book(draft);
  if (edits.aboutNumber || intents.wrong_number) return enterStep(draft, 'number');
  // “Actually, there’s no rush”: then any time will do.
  if (isFallback && isCalledOff(acts.text, acts.language)) return offerOthers(draft, edits);
  if (isFallback && !edits.other) {
    // “Right now!” agrees to the time that was meant for the case that it can’t be.
    if ((intents.now || intents.vague_time) && !intents.no && acts.isBrief) return book(draft);
    if (acts.refuses || addsMatter(acts)) return passOnInstead(draft, acts);
  }
  if (edits.other || acts.refuses) return countCorrection(draft, (again) => offerOthers(again, edits));
  if (acts.extension) return enterStep(draft, 'confirm');
  return retry(draft, (again) => (isFallback ? passOnInstead(again, acts) : leaveTimeToOwner(again)));
}

/** Whether an answer to the fallback is none, but more of what happened. */
const addsMatter = ({ saysMore, isForOwner, namesMatter, tellsMore, intents }: Acts): boolean =>
  (saysMore || isForOwner || namesMatter || tellsMore) && !intents.repeat_please && !intents.wait;

/** “Yes, but what do you mean, Monday? The child is in hospital now”: the owner is alerted, and no later call is booked. */
function isProtest({ dialogue }: Draft, { text, language, intents, isBrief, edits }: Acts): boolean {
  const { proposed, read_back, briefing } = dialogue;
  if (read_back !== 'fallback' || !proposed || isBrief) return false;
  const zone = briefing.caller_zone ?? briefing.zone;
  if (edits.wanted.length > 0 && edits.refused.length > 0) return false;
  if (edits.wanted.some((window) => !isWithin(Date.parse(proposed.at), window, zone))) return false;
  const isHurry = intents.now || saysHurry(text, language);
  return intents.yes ? isHurry && addsIn(text, language) : isHurry || intents.no;
}

/**
 * Whether a caller who names a time names the proposed one, or says the same wish again that it was proposed for, and does
 * not ask for it: “is Sunday any good?”
 */
function repeats(
  { edits, intents, text, isBrief }: Acts,
  { dialogue: { proposed, briefing, wish, read_back } }: Draft,
): boolean {
  if (!proposed || isQuestion(text)) return false;
  const zone = briefing.caller_zone ?? briefing.zone;
  const isKnown = (window: Window) =>
    read_back === 'corrected' && wish.wanted.some((one) => JSON.stringify(one) === JSON.stringify(window));
  // “What, Monday? They have taken him to hospital, she must call now!”
  const isProtest = read_back === 'fallback' && !isBrief;
  const isProposed = (window: Window) => isWithin(Date.parse(proposed.at), window, zone);
  return edits.wanted.every(
    (window) =>
      (isProposed(window) || isProposed(inTheEvening(window) ?? window)) &&
      (intents.yes || (isOneTime(window) && !isProtest) || isKnown(window)),
  );
}
