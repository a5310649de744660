import type { Command } from '#functions/providers/telephony/port.ts';
import { spokenAs } from '#functions/providers/speech/voices.ts';
import { heardAs } from '#functions/providers/telephony/twiml/languages.ts';
import { documentOf, element, escaped } from '#functions/providers/telephony/twiml/markup.ts';

/** The webhook URLs for the next turn and the state of a recording. */
export type Places = { turn: (turn: number) => string; status: (turn: number) => string };

type Say = Extract<Command, { c: 'say' }>;
type Listen = Extract<Command, { c: 'listen' }>;
type Record = Extract<Command, { c: 'record' }>;
type Dial = Extract<Command, { c: 'dial' }>;

/** Silence that ends a message, and for how long the first word is waited for. */
const MESSAGE_SILENCE_S = 4;
const FIRST_WORD_S = 6;
/** Longer than this, hints are not taken. */
const HINTS = 500;

/** The commands as TwiML. Interruptible text is spoken while listening. */
export function render(commands: readonly Command[], places: Places): string {
  const verbs: string[] = [];
  const listens = commands.find((each) => each.c === 'listen');
  const lastFixed = commands.findLastIndex((each) => each.c === 'say' && !each.can_interrupt);
  const within: Say[] = [];
  for (const [i, each] of commands.entries()) {
    if (each.c === 'say' && listens && i > lastFixed) within.push(each);
    else if (each.c === 'say') verbs.push(say(each));
    else if (each.c === 'listen') verbs.push(gather(each, within, places), again(each.turn, places));
    else if (each.c === 'record') verbs.push(record(each, places), again(each.turn, places));
    else if (each.c === 'dial') verbs.push(dial(each, places));
    else if (each.c === 'reject') verbs.push(element('Reject', { reason: 'busy' }));
    else verbs.push(element('Hangup'));
  }
  return documentOf(...verbs);
}

function say({ text, language, voice }: Say) {
  const spoken = spokenAs(language, voice);
  return element('Say', { language: spoken.language, voice: `Polly.${spoken.voice}` }, escaped(text));
}

const gather = ({ turn, language, hints, max_s, end_silence_ms, max_digits }: Listen, within: Say[], places: Places) =>
  element(
    'Gather',
    {
      input: 'dtmf speech',
      language: heardAs[language],
      // Only messages have long pauses: there the timeout is explicit, elsewhere it is automatic.
      speechTimeout: end_silence_ms > 2000 ? Math.ceil(end_silence_ms / 1000) : 'auto',
      timeout: Math.min(FIRST_WORD_S, max_s),
      numDigits: max_digits,
      profanityFilter: false,
      hints: hints.join(', ').slice(0, HINTS),
      actionOnEmptyResult: true,
      action: places.turn(turn),
      method: 'POST',
    },
    within.map(say).join(''),
  );

const record = ({ turn, max_s, beep }: Record, places: Places) =>
  element('Record', {
    maxLength: max_s,
    timeout: MESSAGE_SILENCE_S,
    playBeep: beep,
    finishOnKey: '#',
    action: places.turn(turn),
    method: 'POST',
    recordingStatusCallback: places.status(turn),
    recordingStatusCallbackMethod: 'POST',
    recordingStatusCallbackEvent: 'completed absent',
  });

/** The caller hears ringing until the other one answers. Their talk is not recorded. */
const dial = ({ turn, number, caller_id, timeout_s, max_s }: Dial, places: Places) =>
  element(
    'Dial',
    {
      callerId: caller_id,
      timeout: timeout_s,
      timeLimit: max_s,
      answerOnBridge: true,
      action: places.turn(turn),
      method: 'POST',
    },
    element('Number', {}, escaped(number)),
  );

/** Without any input, the same turn is reported empty. */
const again = (turn: number, places: Places) => element('Redirect', { method: 'POST' }, escaped(places.turn(turn)));
