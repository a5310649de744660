import type { Acts, Step } from '#functions/calls/dialogue/state.ts';
import {
  addToTranscript,
  type Draft,
  endCall,
  say,
  update,
  withNote,
  wordsFor,
} from '#functions/calls/dialogue/draft.ts';
import { alertOwner, asksAtDoor, alertAtDoor } from '#functions/calls/dialogue/alerts.ts';
import { answerForeigner, goesOnInOurs } from '#functions/calls/dialogue/foreigner.ts';
import { answers } from '#functions/calls/dialogue/answers.ts';
import { closeWithThanks, listenFor, takeMessage } from '#functions/calls/dialogue/questions.ts';
import { discloseAssistant } from '#functions/calls/dialogue/disclose.ts';
import { isScam, stopCalling, warnOwner, hangUpOn } from '#functions/calls/dialogue/hang-ups.ts';
import { isShort, wantsNoCall } from '#functions/calls/dialogue/utterance.ts';
import { asksToBeForgotten, forgetCaller } from '#functions/calls/dialogue/forgetting.ts';
import { isWithin, type Window } from '#functions/nlu/edits/window.ts';
import { namedClock } from '#functions/nlu/when/named-clock.ts';
import { namesTime, withWish } from '#functions/calls/dialogue/time-steps.ts';
import { passOn } from '#functions/calls/dialogue/pass-on.ts';
import { repeatQuestion } from '#functions/calls/dialogue/steps.ts';
import { replyToIntents, asksForCode, giveOwnAnswers } from '#functions/calls/dialogue/replies.ts';
import { withdrawConsent } from '#functions/calls/dialogue/consent-answers.ts';
import { withoutRefusedTime } from '#functions/calls/dialogue/refused-time.ts';
import { withoutEndlessRepetition } from '#functions/calls/dialogue/repetition.ts';
import { zoneOf } from '#functions/calls/callbacks/domain/caller-zone.ts';

/** Handles what a caller says: first what holds at any step, then the answer to the question of this one. */
export function handleSpeech(draft: Draft, acts: Acts): Draft {
  const { step, number, extension, wants_other_number, is_at_door, wants_callback, asked_codes } = draft.dialogue;
  const { intents, understood, language, isNewLanguage, verdict, edits } = acts;
  const withdraws = intents.do_not_record && step !== 'consent';
  // Once a time is agreed, only “call me on …” changes the number: a message may name someone else’s.
  const isOwnNumber = draft.dialogue.agreed === null || acts.isNumberForOwner || wants_other_number;
  let next = update(draft, {
    understood,
    language,
    verdict,
    silences: 0,
    number: (isOwnNumber && acts.number) || number,
    extension: isOwnNumber && acts.number ? acts.extension : (!acts.number && acts.extension) || extension,
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
  if (asksToBeForgotten(next, acts)) return forgetCaller(next);
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
  const isSettled = draft.dialogue.agreed !== null || acts.number !== null;
  const isReadBack = step === 'number' || (step === 'confirm' && draft.dialogue.number !== null) || isSettled;
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
    acts.number !== null ||
    acts.extension !== null;
  if (intents.wait && !isAnswer && !draft.isInterrupted && isNothingElse(acts))
    return listenFor(say(wished, wordsFor(wished).waiting), step);
  if (intents.goodbye && !isAnswer) return closeWithThanks(wished);
  return withoutRefusedTime(wished, acts, answers[step]);
}

const ECHO = { words: 8, letters: 20 };

/** Whether an utterance says nothing beside times that were offered or read back. */
function isEcho(
  { dialogue: { offered, proposed, briefing } }: Draft,
  { text, edits, agrees, tellsMore, number, extension }: Acts,
) {
  const said = proposed ? [proposed.at] : offered;
  const zone = briefing.caller_zone ?? briefing.zone;
  const isSaid = (window: Window) => said.some((at) => isWithin(Date.parse(at), window, zone));
  const isAnswer =
    agrees || tellsMore || number !== null || extension !== null || edits.choice !== null || edits.refused.length > 0;
  return !isAnswer && isShort(text, ECHO) && edits.wanted.every(isSaid);
}
