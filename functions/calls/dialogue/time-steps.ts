import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import { hasHours, inTheEvening } from '#functions/nlu/edits/window.ts';
import { clocksOf, ownerSlot, say, update, varietyIn, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { enterStep, hasSaidSomething, hearMessage, takeMessage } from '#functions/calls/dialogue/questions.ts';
import { choiceOf, stillFree, whileAwake } from '#functions/calls/dialogue/slots.ts';
import { isPressing, isUnwanted } from '#functions/calls/dialogue/state.ts';
import { clockSentence, spokenDay, spokenTime } from '#functions/calls/dialogue/spoken-formats.ts';
import { bestTime, declining, edited, isOutsideHours, isRefused, isWanted } from '#functions/calls/dialogue/wish.ts';
import { MINUTE } from '#shared/values/duration.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';

/** After so many corrections the time is left to the owner. */
const MOST_CORRECTIONS = 5;

/** Whether an utterance names or refuses a time. */
export const namesTime = ({ wanted, refused }: TimeEdits): boolean => wanted.length > 0 || refused.length > 0;

const clockZone = ({ dialogue }: Draft) => dialogue.briefing.caller_zone ?? dialogue.briefing.zone;

/** The caller’s day of a moment. */
const dayIn = (draft: Draft, at: string) => dayAndMinutesIn(clockZone(draft), Date.parse(at)).day;

/** The free times; the agreed one, which this call took, may be chosen again. */
const freeTimes = (draft: Draft): string[] => {
  const { agreed } = draft.dialogue;
  return stillFree(agreed ? [...draft.free, agreed.at] : draft.free, soonest(draft));
};

/** A time that begins while it is talked of cannot be booked: a call begins so much later than this one. */
const LEAD = 10 * MINUTE;
const soonest = ({ dialogue: { begun_at }, at }: Draft): Date =>
  new Date(Math.max(at.getTime(), Date.parse(begun_at) + LEAD));

/** Changes the wish by an utterance. */
export const withWish = (draft: Draft, edits: TimeEdits): Draft =>
  namesTime(edits)
    ? update(draft, {
        wish: edited(draft.dialogue.wish, edits, draft.dialogue.proposed?.at ?? null, clockZone(draft)),
      })
    : draft;

/** Proposes the best free time for the wish, with what the caller just changed; offers two where no time is named. */
export function proposeWished(draft: Draft, edits: TimeEdits | null): Draft {
  const wished = edits ? withWish(draft, edits) : draft;
  const { wish, proposed } = wished.dialogue;
  if (!wish.wanted.length) return respectedOffer(wished, edits) ?? offerOthers(wished, null);
  const best = bestFor(wished);
  if (!best || isUnwanted(draft.dialogue)) return leaveTimeToOwner(wished);
  // “Monday? I need her today!”: the owner is alerted, and a later time is no answer.
  const isSooner =
    proposed !== null && wish.wanted.every(({ first }) => first !== null && first < dayIn(wished, proposed.at));
  if (isPressing(wished.dialogue) && draft.dialogue.step === 'confirm' && isSooner && !best.fits)
    return declineCallback(wished);
  const isCorrected = proposed !== null && draft.dialogue.step === 'confirm' && best.fits;
  const read_back = best.fits ? (isCorrected ? 'corrected' : 'chosen') : 'nearest';
  if (best.fits) return propose(wished, best.at, read_back);
  const unmet = say(wished, unmetWish(wished, best.at));
  // Who is asked for a number first would not hear which time is free instead.
  if (!knownNumber(wished)) return enterStep(update(unmet, { offered: [best.at], proposed: null }), 'callback');
  return propose(unmet, best.at, read_back);
}

/** The best time while the caller is awake; at night only at an hour that they name themselves. */
function bestFor(draft: Draft) {
  const { wish, offered } = draft.dialogue;
  const zone = clockZone(draft);
  const free = freeTimes(draft);
  const best = bestTime(wish, whileAwake(free, zone), offered, zone, draft.at);
  if (best?.fits || !wish.wanted.some(hasHours)) return best;
  // “At seven”, where nobody is called that early.
  const wanted = wish.wanted.map((window) => inTheEvening(window) ?? window);
  const later = isOutsideHours(wish, free, zone) && bestTime({ ...wish, wanted }, free, offered, zone, draft.at);
  if (later && later.fits) return later;
  const atNight = bestTime(wish, free, offered, zone, draft.at);
  return atNight?.fits ? atNight : best;
}

/** That nothing is free on the wished day or at the wished time, or that nobody is called at such an hour. */
export function unmetWish(draft: Draft, at: string): string {
  const { wish } = draft.dialogue;
  const { no_time } = wordsFor(draft);
  const zone = clockZone(draft);
  const free = freeTimes(draft);
  const [window, ...others] = wish.wanted;
  const day = others.length || window?.first !== window?.last ? null : (window?.first ?? null);
  if (day !== null && day !== dayIn(draft, at) && !free.some((one) => dayIn(draft, one) === day))
    return no_time.day({ day: spokenDay(day, draft.at, zone, varietyIn(draft.dialogue)) });
  return isOutsideHours(wish, free, zone) ? no_time.outside : no_time.then;
}

/** The first offer, if none of them is refused: “any time but Friday” leaves them all. */
function respectedOffer(draft: Draft, edits: TimeEdits | null): Draft | null {
  const { step, offered, wish } = draft.dialogue;
  const [first] = offered;
  const isRespected = offered.every((at) => !isRefused(at, wish, clockZone(draft)));
  return edits && first && step === 'callback' && isRespected ? proposeOffered(draft, first) : null;
}

/** Proposes one of the offered times. */
export const proposeOffered = (draft: Draft, at: string): Draft => propose(draft, at, 'chosen');

/** The same, where the caller chooses one of them: that takes the place of what they wished before. */
export const proposeChosen = (draft: Draft, at: string): Draft =>
  proposeOffered(update(draft, { wish: { ...draft.dialogue.wish, wanted: [] } }), at);

/** The first free time, should the owner who was alerted not call at once; without one, no time is asked for. */
export function proposeFallback(draft: Draft): Draft {
  const { wish } = draft.dialogue;
  const [first] = stillFree(draft.free, soonest(draft)).filter((at) => !isRefused(at, wish, clockZone(draft)));
  if (!first || isUnwanted(draft.dialogue)) return takeMessage(draft, 'ask');
  const { given } = draft.dialogue;
  return propose(update(draft, { offered: [first], given: [...given, 'fallback'] }), first, 'fallback');
}

/** Reads a time back, to be confirmed; asks first for a number where there is none to call, or another is wanted. */
function propose(draft: Draft, at: string, read_back: Dialogue['read_back']): Draft {
  const text = spokenTime(at, draft.at, clocksOf(draft), varietyIn(draft.dialogue));
  const proposal = update(draft, { proposed: { at, text }, read_back });
  return enterStep(proposal, knownNumber(proposal) ? 'confirm' : 'number');
}

const knownNumber = ({ dialogue: { number, wants_other_number, briefing } }: Draft) =>
  number ?? (wants_other_number ? null : briefing.caller_number);

/** Offers two free times: none that was refused, others than before, in the direction that the caller says. */
export function offerOthers(draft: Draft, edits: TimeEdits | null): Draft {
  const { offered, proposed, wish } = draft.dialogue;
  const zone = clockZone(draft);
  const before = proposed ? [proposed.at] : offered;
  const passed = edits ? declining(wish, before) : wish;
  const open = stillFree(draft.free, soonest(draft)).filter((at) => !isRefused(at, passed, zone));
  const free = whileAwake(open, zone);
  const wanted = free.filter((at) => isWanted(at, passed, zone) && isInDirection(at, before, edits?.other ?? null));
  // Nothing is earlier than the first offer.
  const [earliest] = offered;
  if (edits?.other === 'sooner' && !wanted.length && !proposed && earliest) return proposeOffered(draft, earliest);
  const fresh = wanted.filter((at) => !offered.includes(at));
  const choice = choiceOf(pick(fresh, wanted, free), zone);
  return enterStep(update(draft, { offered: choice, proposed: null, wish: passed }), 'callback');
}

const pick = (...lists: string[][]): string[] => lists.find((list) => list.length) ?? [];

function isInDirection(at: string, before: readonly string[], other: TimeEdits['other']): boolean {
  const [first, last] = [before[0], before.at(-1)];
  if (!first || !last) return true;
  if (other === 'sooner') return at < first;
  if (other === 'after') return at > last;
  return other !== 'day' || before.every((one) => one.slice(0, 10) !== at.slice(0, 10));
}

/** On whose clock the proposed time is, or those that are offered; null if there are none. */
export function clockOfTimes(draft: Draft): string | null {
  const { proposed, offered } = draft.dialogue;
  const times = proposed ? [proposed.at] : offered;
  if (!times.length) return null;
  return clockSentence(times, draft.at, clocksOf(draft), varietyIn(draft.dialogue));
}

/** Counts a correction; after too many nothing more is proposed. */
export function countCorrection(draft: Draft, then: (draft: Draft) => Draft): Draft {
  const { corrections } = draft.dialogue;
  if (corrections >= MOST_CORRECTIONS) return leaveTimeToOwner(draft);
  return update(then(draft), { corrections: corrections + 1 });
}

/** Leaves the time to the owner, who reads the caller’s own words. */
export function leaveTimeToOwner(draft: Draft): Draft {
  const left = update(draft, { proposed: null });
  const passedOn = wordsFor(draft).pass_on(ownerSlot(draft));
  const isSaid = draft.commands.some((one) => one.c === 'say' && one.text === passedOn);
  return takeMessage(isSaid ? left : say(left, passedOn), 'ask');
}

export function declineCallback(draft: Draft): Draft {
  const declined = update(draft, { declined_callback: true, proposed: null });
  return hasSaidSomething(declined.dialogue) ? takeMessage(declined, 'ask') : hearMessage(declined);
}

/** Whether the times were offered before. */
export const isAskedAgain = ({ dialogue: { asked, corrections, wish } }: Draft): boolean =>
  asked > 1 || corrections > 0 || wish.declined.length > 0;
