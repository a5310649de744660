import { type Acts, isDoubtful, type Step } from '#functions/calls/dialogue/state.ts';
import { answers } from '#functions/calls/dialogue/answers.ts';
import { withdrawConsent } from '#functions/calls/dialogue/consent-answers.ts';
import { zoneOf } from '#functions/calls/callbacks/domain/caller-zone.ts';
import { discloseAssistant } from '#functions/calls/dialogue/disclose.ts';
import {
  addEffect,
  addToTranscript,
  type Draft,
  endCall,
  ownerSlot,
  say,
  sayForOwner,
  update,
  withNote,
  wordsFor,
} from '#functions/calls/dialogue/draft.ts';
import { answerForeigner, goesOnInOurs } from '#functions/calls/dialogue/foreigner.ts';
import { isQuestion, isShort, wantsNoCall } from '#functions/calls/dialogue/utterance.ts';
import { crisisLineFor, emergencyNumberFor } from '#functions/calls/dialogue/emergency-numbers.ts';
import { keepMessage, passOn } from '#functions/calls/dialogue/pass-on.ts';
import { isWithin, type Window } from '#functions/nlu/edits/window.ts';
import { namedClock } from '#functions/nlu/when/named-clock.ts';
import { closeWithThanks, listenFor, listenForMessage, takeMessage } from '#functions/calls/dialogue/questions.ts';
import { repeatQuestion } from '#functions/calls/dialogue/steps.ts';
import { withoutEndlessRepetition } from '#functions/calls/dialogue/repetition.ts';
import { clockOfTimes, namesTime, withWish } from '#functions/calls/dialogue/time-steps.ts';

/** Handles what a caller says: first what holds at any step, then the answer to the question of this one. */
export function handleSpeech(draft: Draft, acts: Acts): Draft {
  const { step, number, wants_other_number, is_at_door, wants_callback, asked_codes } = draft.dialogue;
  const { intents, understood, language, isNewLanguage, verdict, edits } = acts;
  const withdraws = intents.do_not_record && step !== 'consent';
  // Once a time is agreed, only “call me on …” changes the number: a message may name somebody else’s.
  const isOwnNumber = draft.dialogue.agreed === null || acts.isNumberForOwner || wants_other_number;
  let next = update(draft, {
    understood,
    language,
    verdict,
    silences: 0,
    number: (isOwnNumber && acts.number) || number,
    wants_other_number: !acts.number && (wants_other_number || edits.aboutNumber),
    asked_codes: asked_codes + (asksForCode(acts) ? 1 : 0),
    is_at_door: is_at_door || intents.at_door,
    wants_callback: wants_callback || intents.wants_callback,
  });
  if (!withdraws) next = addToTranscript(next, 'caller', acts.text, acts.unsure);
  if (acts.isForeign && step !== 'message' && step !== 'booking') return answerForeigner(next);
  if (acts.isSentence && !acts.isForeign) next = goesOnInOurs(next);
  if (intents.threat && !intents.emergency) return warnOwner(next, acts);
  if (intents.abuse && !intents.emergency) return hangUpOn(next);
  if (intents.stop_calling && !intents.emergency && step !== 'booking') return stopCalling(next);
  if (isScam(next, acts)) return endCall(next, 'spam', wordsFor(next).declined);
  if (isNewLanguage && step !== 'message') next = discloseAssistant(next);
  if (withdraws) next = withdrawConsent(next);
  if (asksAtDoor(next, acts)) return alertAtDoor(next, acts);
  next = alertOwner(onNamedClock(next, acts), acts);
  next = passOn(giveOwnAnswers(replyToIntents(next, acts), acts), acts, draft.dialogue.understood);
  const isInterrupted = isNewLanguage || withdraws || intents.repeat_please || next.commands.length > 0;
  const unanswered = { ...next, isInterrupted };
  return withoutEndlessRepetition(draft.dialogue, unanswered, answerQuestion(unanswered, acts));
}

/** Where the caller’s number is. */
const homeOf = ({ dialogue: { number, briefing } }: Draft): string | null =>
  zoneOf(briefing.caller_number ?? number ?? '') ?? null;

/** “At five, Moscow time”: from now on the caller’s clock is that one. */
function onNamedClock(draft: Draft, { text, language, edits, intents }: Acts): Draft {
  const { briefing, step } = draft.dialogue;
  // “What is that in Moscow?”
  const isAboutTime = edits.wanted.length > 0 || changesWish.includes(step);
  const clock = isAboutTime && !intents.asks_clock ? namedClock(text, language) : null;
  const zone = clock === 'owner' ? briefing.zone : clock === 'caller' ? homeOf(draft) : clock;
  return zone ? update(draft, { briefing: { ...briefing, caller_zone: zone } }) : draft;
}

/** The area code of a number is none that we keep. */
const asksForCode = ({ intents, number }: Acts) => intents.asks_for_code && !number;

/** A call that is spam beyond doubt is ended in one sentence; never one about a life in danger, or of a contact. */
const isScam = ({ dialogue }: Draft, { verdict, intents, isSentence }: Acts) =>
  verdict === 'likely_spam' && isSentence && !intents.emergency && dialogue.briefing.contact_name === null;

/** An urgent call is never asked whether it is urgent: the owner is alerted at once, and once. */
function alertOwner(draft: Draft, acts: Acts): Draft {
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

const asking: readonly Step[] = ['name', 'reason', 'callback', 'message'];

/** Whether somebody at the door wants an answer now, which only the owner has: “does she come down, or do I leave it here?” */
function asksAtDoor({ dialogue }: Draft, acts: Acts): boolean {
  const { is_at_door, step, given } = dialogue;
  const { intents, understood, ownAnswers } = acts;
  const asks = (isQuestion(acts.text) || intents.asks_something || intents.wait) && acts.hasContent && !acts.isBrief;
  const isElse = intents.emergency || intents.robot_question || intents.asks_for_home || understood.urgent;
  const isNew = asking.includes(step) && !given.includes('alert') && ownAnswers.length === 0;
  return is_at_door && asks && isNew && !isElse && !isDoubtful(dialogue);
}

/** The owner is notified at once, and the line stays open for what else there is, without a question. */
function alertAtDoor(draft: Draft, acts: Acts): Draft {
  const kept = keepMessage(update(draft, { given: [...draft.dialogue.given, 'alert'] }), acts);
  const alerted = say(addEffect(kept, { do: 'alert' }), wordsFor(kept).alerting(ownerSlot(kept)));
  if (kept.dialogue.step === 'message' || !kept.dialogue.is_recorded) return closeWithThanks(alerted);
  return listenForMessage(update(alerted, { step: 'message', asked: 1 }));
}

/** The number for a life in danger, first of all, and again if the caller asks what to do. */
function namesEmergencyNumber(draft: Draft, { intents, text }: Acts): Draft {
  const { danger: known, briefing } = draft.dialogue;
  const said = intents.self_harm ? 'self' : intents.gas ? 'gas' : 'life';
  const danger = intents.emergency && (known === null || said !== 'life') ? said : known;
  const isNew = danger !== known;
  // Whoever asks about a switch or a window is still inside.
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

/** A caller who wants no more calls is asked nothing, and the owner learns it. */
const stopCalling = (draft: Draft): Draft =>
  endCall(
    update(withNote(draft, 'stop_calling'), { declined_callback: true }),
    'closed',
    wordsFor(draft).stop_calling(ownerSlot(draft)),
  );

/** “One moment, please”, and nothing else. */
const isNothingElse = ({ text }: Acts) => text.split(' ').length <= 6 && text.length <= 40;

/** Their answers change the wish themselves. */
const changesWish: readonly Step[] = ['standing', 'callback', 'confirm', 'may_text'];

function answerQuestion(draft: Draft, acts: Acts): Draft {
  const { step, is_recorded } = draft.dialogue;
  const { intents, agrees, refuses, tellsMore, edits } = acts;
  if (step === 'closed') return draft;
  if (step === 'message' || step === 'booking' || step === 'challenge') return answers[step](draft, acts);
  // “Nine or when? I didn’t hear”
  const repeated = step !== 'consent' && intents.repeat_please && isEcho(draft, acts) ? repeatQuestion(draft) : null;
  if (repeated) return repeated;
  const isTime = namesTime(edits);
  // “That’s the wrong number”, of the one that was read back, corrects it.
  const isReadBack = step === 'number' || (step === 'confirm' && draft.dialogue.number !== null);
  if (intents.wrong_number && (!tellsMore || acts.isMisdialed) && !isTime && !isReadBack)
    return endCall(withNote(draft, 'wrong_number'), 'closed', wordsFor(draft).wrong_number);
  // A life in danger needs no callback but the message, unless help is there: then the caller waits for the owner.
  // So does a vet, whose patient is no caller’s life.
  const isAlone = intents.emergency && !intents.help_called && !intents.vet;
  const accepts = edits.wanted.length > 0 || (changesWish.includes(step) && (agrees || edits.choice !== null));
  const wantsNone =
    wantsNoCall(intents) ||
    ((intents.wants_no_callback || (intents.only_message && !intents.wants_callback) || isAlone) && !accepts);
  // “I’m fine” to whether the call may be recorded declines no callback.
  const next = wantsNone && step !== 'consent' ? update(draft, { declined_callback: true }) : draft;
  const wished = changesWish.includes(step) ? next : withWish(next, edits);
  if (intents.wants_message && is_recorded && !tellsMore && !isTime) return takeMessage(wished, 'wanted');
  const isAnswer =
    agrees ||
    refuses ||
    tellsMore ||
    isTime ||
    edits.choice !== null ||
    edits.other !== null ||
    edits.aboutNumber ||
    acts.number !== null;
  if (intents.wait && !isAnswer && !draft.isInterrupted && isNothingElse(acts))
    return listenFor(say(wished, wordsFor(wished).waiting), step);
  if (intents.goodbye && !isAnswer) return closeWithThanks(wished);
  return answers[step](wished, acts);
}

const ECHO = { words: 8, letters: 20 };

/** Whether an utterance says nothing beside times that were offered or read back. */
function isEcho(
  { dialogue: { offered, proposed, briefing } }: Draft,
  { text, edits, agrees, tellsMore, number }: Acts,
) {
  const said = proposed ? [proposed.at] : offered;
  const zone = briefing.caller_zone ?? briefing.zone;
  const isSaid = (window: Window) => said.some((at) => isWithin(Date.parse(at), window, zone));
  const isAnswer = agrees || tellsMore || number !== null || edits.choice !== null || edits.refused.length > 0;
  return !isAnswer && isShort(text, ECHO) && edits.wanted.every(isSaid);
}

/** Replies that are given at any step. None of them says anything about the owner. */
function replyToIntents(draft: Draft, acts: Acts): Draft {
  const { intents, asksForOwner } = acts;
  const words = wordsFor(draft);
  const owner = ownerSlot(draft);
  const { given } = draft.dialogue;
  const isKin = intents.kin && !given.includes('kin');
  const wantsHuman = intents.wants_human && !intents.wants_callback;
  const once = {
    human: wantsHuman,
    not_available: asksForOwner && !wantsHuman && !isKin,
    kin: isKin,
  };
  const asksForHome = intents.asks_for_home && !asksForOwner;
  const replies = [
    intents.robot_question && !wantsHuman && words.robot(owner),
    intents.who_is_this && !intents.robot_question && words.who(owner),
    intents.hears_me && !intents.robot_question && words.can_hear,
    intents.asks_if_noted && words.pass_on(owner),
    intents.child && words.child,
    ...(['human', 'not_available', 'kin'] as const).map(
      (reply) => once[reply] && !given.includes(reply) && words[reply](owner),
    ),
    (intents.asks_about_owner || asksForHome) && !asksForOwner && !isKin && words.cannot_say(owner),
    asksForCode(acts) && words.no_codes,
    intents.asks_clock && clockOfTimes(draft),
  ];
  const replied = replies.reduce<Draft>((next, reply) => (reply ? say(next, reply) : next), draft);
  const noted = intents.asks_for_home ? withNote(replied, 'asked_for_home') : replied;
  const now = (['human', 'not_available', 'kin'] as const).filter((reply) => once[reply]);
  return now.length ? update(noted, { given: [...new Set([...given, ...now])] }) : noted;
}

/**
 * Gives the owner’s answers to what is asked, each once a call; to no doubtful caller, since they may hold an address. A
 * courier at the door who has been answered needs no callback.
 */
function giveOwnAnswers(draft: Draft, { ownAnswers }: Acts): Draft {
  const { answered } = draft.dialogue;
  const next = ownAnswers.filter(({ id }) => !answered.includes(id));
  if (!next.length || isDoubtful(draft.dialogue) || draft.dialogue.step === 'message') return draft;
  const given = next.reduce((said, { text }) => sayForOwner(said, text), draft);
  const isCourier = draft.dialogue.is_at_door && next.some(({ topic }) => topic === 'courier');
  return update(given, {
    answered: [...answered, ...next.map(({ id }) => id)],
    declined_callback: given.dialogue.declined_callback || isCourier,
  });
}

const QUOTE = 160;

/** Whoever threatens to harm gets no callback, and learns nothing; the owner learns their words at once. */
function warnOwner(draft: Draft, { understood, text }: Acts): Draft {
  const reason = { summary: text.slice(0, QUOTE), class: 'other' as const, confidence: 1 };
  const warned = update(draft, {
    understood: { ...understood, reason, urgent: true, callback: null },
    is_urgent: true,
    declined_callback: true,
  });
  return hangUpOn(draft.dialogue.is_urgent ? warned : addEffect(warned, { do: 'alert' }));
}

const hangUpOn = (draft: Draft): Draft =>
  endCall(update(draft, { signs: { ...draft.dialogue.signs, abusive: true } }), 'abuse', wordsFor(draft).abuse);
