import type { Briefing, Dialogue, DialogueEvent } from '#functions/calls/dialogue/state.ts';
import { applyBooking } from '#functions/calls/dialogue/booking.ts';
import { handleKeys, handleSilence } from '#functions/calls/dialogue/keys-and-silence.ts';
import {
  update,
  endCall,
  draftOf,
  ownerSlot,
  elapsedMs,
  say,
  wordsFor,
  type Draft,
  type Decision,
} from '#functions/calls/dialogue/draft.ts';
import { handleSpeech } from '#functions/calls/dialogue/speech.ts';
import { noWish } from '#functions/calls/dialogue/wish.ts';
import { nextStep } from '#functions/calls/dialogue/steps.ts';
import { enterStep, closeWithThanks } from '#functions/calls/dialogue/questions.ts';
import { discloseAssistant, sayClosed } from '#functions/calls/dialogue/disclose.ts';

/** The limits of a call. */
const LONGEST_MS = 240_000;
const MOST_TURNS = 40;
const SHORTEST_MESSAGE_MS = 1000;

/** Begins a call: says that an assistant answers and whether it records, and asks the first question. */
export function begin(briefing: Briefing, at: Date, free: readonly string[]): Decision {
  const draft = draftOf(beginning(briefing, at), at, free);
  const words = wordsFor(draft);
  if (briefing.is_neutral) return decision(endCall(draft, 'closed', words.neutral));
  if (briefing.is_unwelcome) return decision(endCall(draft, 'rejected', words.unwelcome));
  const disclosed = discloseAssistant(draft);
  const closed = sayClosed(disclosed);
  const greeted = briefing.greeting.trim() ? say(closed, briefing.greeting.trim()) : closed;
  return decision(briefing.consent === 'strict' ? enterStep(greeted, 'consent') : nextStep(greeted, 'consent'));
}

/**
 * Decides what an event of a call leads to: the next state of the dialogue, commands for the telephone, side effects. Pure.
 * Each step leads where the table says and nowhere else, or stays and asks again; an event that the table does not name
 * changes nothing. A call of more than four minutes is closed, once a message or a yes that has begun is taken.
 *
 * | step      | when                                 | may lead to                                            |
 * | --------- | ------------------------------------ | ------------------------------------------------------ |
 * | consent   | said                                 | name standing reason callback number confirm message closed |
 * | consent   | pressed silent                       | name standing reason callback number confirm message closed |
 * | consent   | hung_up                              | closed                                                 |
 * | name      | said pressed                         | standing reason callback number confirm challenge message closed |
 * | name      | silent                               | standing reason callback number confirm message closed          |
 * | name      | hung_up                              | closed                                                 |
 * | standing  | said                                 | name callback number confirm message closed            |
 * | standing  | pressed silent                       | message closed                                         |
 * | standing  | hung_up                              | closed                                                 |
 * | reason    | said                                 | name callback number confirm message closed            |
 * | reason    | pressed                              | callback number confirm challenge message closed       |
 * | reason    | silent                               | callback number confirm message closed                 |
 * | reason    | hung_up                              | closed                                                 |
 * | callback  | said pressed                         | name number confirm message closed                     |
 * | callback  | silent                               | message closed                                         |
 * | callback  | hung_up                              | closed                                                 |
 * | number    | said pressed                         | name callback confirm message closed                   |
 * | number    | silent                               | message closed                                         |
 * | number    | hung_up                              | closed                                                 |
 * | confirm   | said                                 | name callback number booking may_text message closed   |
 * | confirm   | pressed                              | booking may_text message closed                        |
 * | confirm   | silent                               | message closed                                         |
 * | confirm   | hung_up                              | closed                                                 |
 * | booking   | said pressed silent                  | message closed                                         |
 * | booking   | booked                               | callback may_text message closed                       |
 * | booking   | hung_up                              | closed                                                 |
 * | may_text  | said                                 | confirm callback number message closed                 |
 * | may_text  | pressed silent                       | message                                                |
 * | may_text  | hung_up                              | closed                                                 |
 * | challenge | said pressed                         | name reason callback number confirm message closed     |
 * | challenge | silent                               | message closed                                         |
 * | challenge | hung_up                              | closed                                                 |
 * | message   | said                                 | number confirm callback message closed                 |
 * | message   | pressed silent recorded hung_up      | closed                                                 |
 */
export function decide(dialogue: Dialogue, event: DialogueEvent): Decision {
  const draft = draftOf(dialogue, event.at, 'free' in event ? event.free : []);
  if (dialogue.step === 'closed') return decision(afterwards(draft, event));
  if (event.t === 'hung_up') return decision(endCall(draft, 'hung_up'));
  if (event.t === 'booked') return decision(dialogue.step === 'booking' ? applyBooking(draft, event.ok) : draft);
  if (event.t === 'recorded')
    return decision(dialogue.step === 'message' ? closeWithThanks(take(draft, event)) : draft);
  if (elapsedMs(draft) > LONGEST_MS || dialogue.turn >= MOST_TURNS) return decision(tooLong(draft, event));
  if (event.t === 'said') return decision(handleSpeech(draft, event.acts));
  if (event.t === 'silent') return decision(handleSilence(draft));
  return decision(handleKeys(update(draft, { silences: 0 }), event.digits));
}

const decision = ({ dialogue, commands, effects }: Draft): Decision => ({ dialogue, commands, effects });

/** A message that has begun is still taken, and a yes to the proposed time. */
function tooLong(draft: Draft, event: DialogueEvent): Draft {
  const { step } = draft.dialogue;
  const isLast = event.t === 'said' && (step === 'message' || (step === 'confirm' && event.acts.agrees));
  if (isLast) return handleSpeech(draft, event.acts);
  return endCall(draft, 'too_long', wordsFor(draft).too_long(ownerSlot(draft)));
}

function take(draft: Draft, { source, duration_ms }: Extract<DialogueEvent, { t: 'recorded' }>): Draft {
  const { is_recorded, briefing } = draft.dialogue;
  if (!is_recorded || !briefing.keeps_recordings || !source || duration_ms < SHORTEST_MESSAGE_MS) return draft;
  return update(draft, { recording: { source, duration_ms } });
}

/** A call that is over stays so; a caller who is still there, since the line was lost, hears how it ended. */
function afterwards(draft: Draft, event: DialogueEvent): Draft {
  if (event.t === 'recorded') return takeLate(draft, event);
  const isThere = event.t === 'said' && draft.dialogue.ended === 'hung_up';
  return isThere ? update(closeWithThanks(draft), { ended: 'hung_up' }) : draft;
}

/** A caller who hangs up after the tone has left a message, whose recording arrives after the end of the call. */
function takeLate(draft: Draft, event: Extract<DialogueEvent, { t: 'recorded' }>): Draft {
  const { ended, recording } = draft.dialogue;
  return ended === 'hung_up' && !recording ? take(draft, event) : draft;
}

const beginning = (briefing: Briefing, at: Date): Dialogue => ({
  briefing,
  language: briefing.language,
  step: briefing.consent === 'strict' ? 'consent' : 'name',
  turn: 0,
  silences: 0,
  asked: 0,
  repeats: 0,
  unanswered: 0,
  corrections: 0,
  begun_at: at.toISOString(),
  consent: null,
  is_recorded: briefing.consent === 'notice' && !briefing.is_neutral && !briefing.is_unwelcome,
  transcript: [],
  understood: null,
  verdict: 'unknown',
  is_urgent: false,
  wish: noWish,
  number: null,
  extension: null,
  wants_other_number: false,
  was_asked_why: false,
  read_number: null,
  read_extension: null,
  asked_codes: 0,
  is_at_door: false,
  wants_callback: false,
  answered: [],
  offered: [],
  proposed: null,
  agreed: null,
  danger: null,
  notes: [],
  given: [],
  message: null,
  declined_callback: briefing.takes !== 'all',
  is_withheld: false,
  standing: null,
  read_back: 'chosen',
  may_text: false,
  recording: null,
  challenged_at: null,
  signs: { silent: false, dtmf_menu: false, monologue: false, abusive: false, failed_challenge: false },
  ended: null,
});
