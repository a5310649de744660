import { addsIn } from '#functions/calls/dialogue/agreement.ts';
import { type Acts, isClearReason, isPressing, isUnwanted, type Step } from '#functions/calls/dialogue/state.ts';
import { challengeCaller, failChallenge, passChallenge } from '#functions/calls/dialogue/challenge.ts';
import { addEffect, ownerSlot, say, update, withNote, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { beginsWithYes } from '#functions/calls/dialogue/read-reply.ts';
import { isQuestion, onlyWantsMessage, wantsNoCall } from '#functions/calls/dialogue/utterance.ts';
import { book } from '#functions/calls/dialogue/booking.ts';
import { answerConsent } from '#functions/calls/dialogue/consent-answers.ts';
import { goOnWithNumber, nextStep, retry } from '#functions/calls/dialogue/steps.ts';
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
  withWish,
} from '#functions/calls/dialogue/time-steps.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import { inTheEvening, isOneTime, isWithin, type Window } from '#functions/nlu/edits/window.ts';
import type { Understood } from '#functions/nlu/port.ts';
import { isCalledOff, saysHurry } from '#functions/nlu/urgency/index.ts';
import { keepMessage, passOnInstead } from '#functions/calls/dialogue/pass-on.ts';
import {
  askQuestion,
  closeWithThanks,
  enterStep,
  hasSaidSomething,
  hearMessage,
  listenFor,
  listenForMessage,
} from '#functions/calls/dialogue/questions.ts';

type Answer = (draft: Draft, acts: Acts) => Draft;

/** “Too easy, yeah”: few words, with a yes among them, to a question that asks for one; in Japanese few letters. */
const FEW = { words: 3, letters: 10 };
const isShortYes = ({ intents, text }: Acts) =>
  intents.yes &&
  !intents.no &&
  !intents.repeat_please &&
  !intents.wait &&
  text.split(' ').length <= FEW.words &&
  !(/[\u3040-\u30ff]/.test(text) && text.length > FEW.letters);

/** Nobody has to prove that they are no robot while a child is ill or gas leaks. */
const isUrgent = ({ dialogue }: Draft) => dialogue.is_urgent || Boolean(dialogue.understood?.urgent);

/** In a long sentence a name is a guess below this confidence: the caller is asked once more. */
const SURE_NAME = 0.5;
const SHORT_ANSWER = 25;
const isClearName = (name: Understood['name'] | undefined, text: string, asked: number) =>
  Boolean(name && (name.confidence >= SURE_NAME || text.length <= SHORT_ANSWER || asked > 1));

/** The answer to “Is this Marcus?”: a yes is the name, and after a no the name is asked as of anybody. */
function confirmsName(draft: Draft, name: string, { intents: { yes, no } }: Acts): Draft | null {
  const { briefing, understood } = draft.dialogue;
  if (yes && !no && understood)
    return nextStep(update(draft, { understood: { ...understood, name: { value: name, confidence: 1 } } }));
  if (no && !yes) return askQuestion(update(draft, { briefing: { ...briefing, remembered_name: null } }));
  return null;
}

/** Whether a caller who only said that it is urgent, and now why, has not said who they are. */
const isNameOpen = ({ given, understood, danger }: Draft['dialogue']) =>
  given.includes('hurry') && isClearReason(understood?.reason) && !understood?.name && danger === null;
const withoutHurry = (draft: Draft) => update(draft, { given: draft.dialogue.given.filter((one) => one !== 'hurry') });

/** Whether a caller who has said nothing yet only wants to leave word. */
const isAboutMessage = ({ dialogue }: Draft, { text, intents, language }: Acts) =>
  dialogue.is_recorded && !hasSaidSomething(dialogue) && onlyWantsMessage(text, intents, language);

/** So often the advice is repeated to a caller in danger, after the message was asked for. */
const MOST_ADVICE = 2;

/** What an answer of the caller leads to, by the step whose question it answers. */
export const answers: Record<Exclude<Step, 'closed'>, Answer> = {
  consent: answerConsent,

  name(draft, acts) {
    const { briefing, understood, challenged_at, asked } = draft.dialogue;
    if (isAboutMessage(draft, acts)) return hearMessage(draft);
    if (briefing.contact_name || isClearName(understood?.name, acts.text, asked)) return nextStep(draft);
    if (briefing.remembered_name && asked < 2 && !understood?.name) {
      const known = confirmsName(draft, briefing.remembered_name, acts);
      if (known) return known;
    }
    // “Urgent!”: what happened is more than who calls.
    if (acts.isBrief && saysHurry(acts.text, acts.language) && !understood?.name)
      return nextStep(update(draft, { given: [...draft.dialogue.given, 'hurry'] }));
    if (acts.intents.withholds_name) return nextStep(say(draft, wordsFor(draft).fine));
    if (acts.isMonologue && !challenged_at && !isUrgent(draft)) return challengeCaller(draft, { monologue: true });
    return retry(draft, (again) => nextStep(say(again, wordsFor(again).fine)));
  },

  standing(draft, acts) {
    const { intents, edits } = acts;
    const { starts_at } = draft.dialogue.briefing.standing ?? {};
    if (intents.cancels_time) return cancelStanding(draft);
    const zone = draft.dialogue.briefing.caller_zone ?? draft.dialogue.briefing.zone;
    const isSame = ({ wanted, refused }: TimeEdits) =>
      starts_at !== undefined &&
      !refused.length &&
      wanted.every((window) => isWithin(Date.parse(starts_at), window, zone));
    const change = (again: Draft) => update(again, { standing: 'changing' });
    if (namesTime(edits) && !isSame(edits)) return proposeWished(change(draft), edits);
    if (intents.changes_time || edits.other) return offerOthers(change(draft), edits);
    if (intents.keeps_time || acts.agrees || (intents.yes && !intents.no) || namesTime(edits))
      return keepStanding(draft);
    return retry(draft, keepStanding);
  },

  reason(draft, acts) {
    const { reason } = draft.dialogue.understood ?? {};
    const isGiven = reason && acts.isSentence && !draft.isInterrupted;
    const isHurry = isPressing(draft.dialogue) && (acts.intents.now || acts.intents.vague_time);
    if (isAboutMessage(draft, acts)) return hearMessage(draft);
    if (acts.intents.only_message && !isClearReason(reason)) return declineCallback(draft);
    if (isNameOpen(draft.dialogue)) return enterStep(withoutHurry(draft), 'name');
    if (isClearReason(reason) || isGiven || isHurry) return nextStep(draft);
    return retry(draft, (again) => nextStep(say(again, wordsFor(again).fine)));
  },

  callback(draft, acts) {
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
    if (intents.now && acts.isBrief && !acts.refuses)
      return isPressing(draft.dialogue) || !first ? fallbackOnce(draft, acts) : proposeOffered(draft, first);
    if ((acts.agrees || intents.vague_time) && first) return proposeOffered(draft, first);
    if (acts.refuses) return isFamily || isAskedAgain(draft) ? declineCallback(draft) : offerOthers(draft, edits);
    if (isPressing(draft.dialogue)) return fallbackOnce(draft, acts);
    return isFamily ? leaveTimeToOwner(keepMessage(draft, acts)) : retry(draft, leaveTimeToOwner);
  },

  /** The number to call, where the line shows none or another one is wanted. */
  number(draft, acts) {
    const { number, proposed, briefing } = draft.dialogue;
    const known = number ?? briefing.caller_number;
    if (number) return goOnWithNumber(draft);
    // Another time, before the number.
    if (proposed && acts.edits.wanted.length && !acts.refuses)
      return countCorrection(draft, (again) => proposeWished(again, acts.edits));
    const withoutNumber = (again: Draft) =>
      known ? goOnWithNumber(again) : declineCallback(say(again, wordsFor(again).no_number(ownerSlot(again))));
    if (known && (acts.agrees || acts.intents.same_number || acts.extension)) return goOnWithNumber(draft);
    if (known && acts.intents.wants_no_callback) return declineCallback(draft);
    if (acts.refuses || acts.intents.wants_no_callback) return withoutNumber(draft);
    return retry(draft, withoutNumber);
  },

  confirm(draft, acts) {
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
  },

  /** The result of the booking got lost: the owner is notified, and nothing is booked a second time. */
  booking: (draft) => leaveTimeToOwner(draft),

  may_text(draft, acts) {
    // “Wait, can we make it Friday instead?”: the agreed time stays until another one is agreed.
    if (acts.changesMind) return proposeWished(draft, acts.edits);
    const { intents } = acts;
    if (acts.agrees || isShortYes(acts) || (intents.wants_text && !intents.no))
      return nextStep(update(draft, { may_text: true }));
    // “Just call me”
    if (intents.no || acts.refuses || intents.no_thanks || intents.wants_callback) return nextStep(draft);
    return retry(draft, nextStep);
  },

  challenge: (draft, { intents }) => (intents.three ? passChallenge(draft) : failChallenge(draft)),

  message(draft, acts) {
    const { dialogue } = draft;
    const kept = keepMessage(draft, acts);
    // Whoever heard the advice again may have one more question.
    if (dialogue.danger && draft.commands.length > 0 && dialogue.asked <= MOST_ADVICE && !acts.intents.goodbye)
      return listenFor(update(kept, { asked: dialogue.asked + 1 }), 'message');
    if (mayGoOn(draft, acts))
      return listenForMessage(
        say(update(kept, { asked: dialogue.asked + 1 }), wordsFor(kept).pass_on(ownerSlot(kept))),
      );
    if (!dialogue.is_withheld || isUnwanted(dialogue) || acts.intents.goodbye) return closeWithThanks(kept);
    return nextStep(update(kept, { is_withheld: false }), 'reason');
  },
};

/**
 * “That’s the time of the appointment, not of the call”: it is passed on, and the caller is asked once more when to call.
 */
function withoutTime(draft: Draft, acts: Acts, ask: (draft: Draft) => Draft): Draft {
  const { wish } = draft.dialogue;
  const kept = update(keepMessage(draft, acts), { wish: { ...wish, wanted: [] }, proposed: null });
  if (isAskedAgain(draft)) return leaveTimeToOwner(kept);
  return ask(draft.commands.length > 0 ? kept : say(kept, wordsFor(kept).pass_on(ownerSlot(kept))));
}

/** One fallback a call: what is said instead of an answer is passed on. */
const fallbackOnce = (draft: Draft, acts: Acts): Draft =>
  draft.dialogue.given.includes('fallback') ? passOnInstead(draft, acts) : proposeFallback(draft);

/** Whether an answer to the fallback is none, but more of what happened. */
const addsMatter = ({ saysMore, isForOwner, namesMatter, tellsMore, intents }: Acts): boolean =>
  (saysMore || isForOwner || namesMatter || tellsMore) && !intents.repeat_please && !intents.wait;

/** An urgent caller who goes on telling is not hung up on. */
const mayGoOn = ({ dialogue }: Draft, { hasContent, isBrief, intents }: Acts): boolean =>
  isPressing(dialogue) &&
  dialogue.agreed === null &&
  !isUnwanted(dialogue) &&
  hasContent &&
  !(intents.goodbye && isBrief) &&
  !intents.no_thanks &&
  dialogue.asked < MOST_ADVICE;

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

/** The callback that stands is left as it is, also where the caller says nothing of it. */
const keepStanding = (draft: Draft): Draft =>
  nextStep(say(update(withNote(draft, 'keeps_time'), { standing: 'kept' }), wordsFor(draft).standing.kept));

const cancelStanding = (draft: Draft): Draft =>
  nextStep(
    addEffect(
      say(update(draft, { standing: 'cancelled', declined_callback: true }), wordsFor(draft).standing.cancelled),
      { do: 'cancel' },
    ),
  );

/** A caller who only refuses times again and again is left to the owner in the end. */
const countRefusal = (draft: Draft, edits: Acts['edits']): Draft =>
  edits.wanted.length ? proposeWished(draft, edits) : countCorrection(draft, (again) => proposeWished(again, edits));

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
