import type { Briefing, Dialogue, Told } from '#functions/calls/dialogue/state.ts';
import { booked } from '#functions/calls/dialogue/answers.ts';
import { pressed, silent } from '#functions/calls/dialogue/unspoken.ts';
import { change, close, draftOf, effect, owned, passed, say, wordsFor, type Draft, type Turned } from '#functions/calls/dialogue/draft.ts'; // prettier-ignore
import { said } from '#functions/calls/dialogue/said.ts';
import { goOn } from '#functions/calls/dialogue/next.ts';
import { come, thank } from '#functions/calls/dialogue/questions.ts';
import { disclose } from '#functions/calls/dialogue/disclose.ts';

export type { Turned } from '#functions/calls/dialogue/draft.ts';

/** No call takes longer, and none has more turns. */
const LONGEST_MS = 240_000;
const MOST_TURNS = 40;
const SHORTEST_MESSAGE_MS = 1000;

/** Answers a call: says what it is, what is kept of the call, and asks the first question. */
export function begin(briefing: Briefing, at: Date, free: readonly string[]): Turned {
  const draft = draftOf(beginning(briefing, at), at, free);
  const words = wordsFor(draft);
  if (briefing.is_neutral) return turned(close(draft, 'closed', words.neutral));
  if (briefing.is_unwelcome) return turned(close(draft, 'rejected', words.unwelcome));
  const disclosed = disclose(draft);
  const greeted = briefing.greeting.trim() ? say(disclosed, briefing.greeting.trim()) : disclosed;
  return turned(briefing.consent === 'strict' ? come(greeted, 'consent') : goOn(greeted, 'consent'));
}

/**
 * What happens next in a call. Pure: the same dialogue, told the same, turns out the same. Each step leads where the table
 * says and nowhere else, or stays and asks again; what it does not name changes nothing. A call of more than four minutes
 * is closed at any step.
 *
 * | step      | when                                 | may lead to                                              |
 * | --------- | ------------------------------------ | -------------------------------------------------------- |
 * | consent   | said                                 | name reason urgency callback confirm message closed      |
 * | consent   | pressed silent                       | name reason urgency callback confirm closed              |
 * | consent   | hung_up                              | closed                                                   |
 * | name      | said pressed                         | reason urgency callback confirm challenge message closed |
 * | name      | silent                               | reason urgency callback confirm message closed           |
 * | name      | hung_up                              | closed                                                   |
 * | reason    | said                                 | urgency callback confirm message closed                  |
 * | reason    | pressed                              | urgency challenge message                                |
 * | reason    | silent                               | urgency message closed                                   |
 * | reason    | hung_up                              | closed                                                   |
 * | urgency   | said silent                          | callback confirm message closed                          |
 * | urgency   | pressed                              | callback confirm challenge message closed                |
 * | urgency   | hung_up                              | closed                                                   |
 * | callback  | said pressed                         | confirm message closed                                   |
 * | callback  | silent                               | message closed                                           |
 * | callback  | hung_up                              | closed                                                   |
 * | confirm   | said                                 | callback booking message closed                          |
 * | confirm   | pressed silent                       | message closed                                           |
 * | confirm   | hung_up                              | closed                                                   |
 * | booking   | said pressed silent                  | message closed                                           |
 * | booking   | booked                               | callback may_text message closed                         |
 * | booking   | hung_up                              | closed                                                   |
 * | may_text  | said                                 | message closed                                           |
 * | may_text  | pressed silent                       | message                                                  |
 * | may_text  | hung_up                              | closed                                                   |
 * | challenge | said pressed                         | name reason urgency callback confirm message closed      |
 * | challenge | silent                               | message closed                                           |
 * | challenge | hung_up                              | closed                                                   |
 * | message   | said pressed silent recorded hung_up | closed                                                   |
 */
export function step(dialogue: Dialogue, told: Told): Turned {
  const draft = draftOf(dialogue, told.at, 'free' in told ? told.free : []);
  if (dialogue.step === 'closed') return turned(told.t === 'recorded' ? takeLate(draft, told) : draft);
  if (told.t === 'hung_up') return turned(close(draft, 'hung_up'));
  if (told.t === 'booked') return turned(dialogue.step === 'booking' ? booked(draft, told.ok) : draft);
  if (told.t === 'recorded') return turned(dialogue.step === 'message' ? thank(take(draft, told)) : draft);
  if (passed(draft) > LONGEST_MS || dialogue.turn >= MOST_TURNS) return turned(tooLong(draft, told));
  if (told.t === 'said') return turned(said(draft, told));
  if (told.t === 'silent') return turned(silent(draft));
  return turned(pressed(change(draft, { silences: 0 }), told.digits));
}

const turned = ({ dialogue, commands, effects }: Draft): Turned => ({ dialogue, commands, effects });

/** What was begun to be said as a message is still taken. */
function tooLong(draft: Draft, told: Told): Draft {
  if (draft.dialogue.step === 'message' && told.t === 'said') return said(draft, told);
  return close(draft, 'too_long', wordsFor(draft).too_long(owned(draft)));
}

function take(draft: Draft, { source, duration_ms }: Extract<Told, { t: 'recorded' }>): Draft {
  const { is_recorded, briefing } = draft.dialogue;
  if (!is_recorded || !briefing.keeps_recordings || !source || duration_ms < SHORTEST_MESSAGE_MS) return draft;
  return effect(change(draft, { recording: { source, duration_ms } }), { do: 'take_message' });
}

/** Who hangs up after the tone has left a message, which arrives after the end of the call. */
function takeLate(draft: Draft, told: Extract<Told, { t: 'recorded' }>): Draft {
  const { ended, recording } = draft.dialogue;
  return ended === 'hung_up' && !recording ? take(draft, told) : draft;
}

const beginning = (briefing: Briefing, at: Date): Dialogue => ({
  briefing,
  language: briefing.language,
  step: briefing.consent === 'strict' ? 'consent' : 'name',
  turn: 0,
  silences: 0,
  asked: 0,
  corrections: 0,
  begun_at: at.toISOString(),
  consent: null,
  is_recorded: briefing.consent === 'notice' && !briefing.is_neutral && !briefing.is_unwelcome,
  transcript: [],
  understood: null,
  is_urgent: null,
  offered: [],
  proposed: null,
  agreed: null,
  declined_callback: false,
  may_text: false,
  recording: null,
  challenged_at: null,
  signs: { silent: false, dtmf_menu: false, monologue: false, abusive: false, failed_challenge: false },
  ended: null,
});
