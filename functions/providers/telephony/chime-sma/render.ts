import { spokenAs } from '#functions/providers/telephony/twiml/languages.ts';
import type { Command } from '#functions/providers/telephony/port.ts';

type Action = { Type: string; Parameters: Record<string, unknown> };
type ChimeAnswer = { SchemaVersion: '1.0'; Actions: Action[]; TransactionAttributes: Record<string, string> };

type Say = Extract<Command, { c: 'say' }>;

const MESSAGE_SILENCE_S = 4;
/** From 1 to 1000: anything softer counts as silence. */
const SILENCE_THRESHOLD = 200;
const BUSY_HERE = '486';

/** The commands as actions for a call leg. A question is spoken by the action that collects the key. */
export function renderChime(commands: readonly Command[], CallId: string, bucket: string | undefined): ChimeAnswer {
  const Actions: Action[] = [];
  let turn: number | undefined;
  for (const [i, each] of commands.entries()) {
    const before = commands[i - 1];
    if (each.c === 'say' && commands[i + 1]?.c === 'listen') continue;
    if (each.c === 'say') Actions.push({ Type: 'Speak', Parameters: { CallId, ...speech(each) } });
    else if (each.c === 'listen') Actions.push(getDigits(CallId, before?.c === 'say' ? before : undefined, each.max_s));
    else if (each.c === 'record' && bucket) Actions.push(record(CallId, each.max_s, bucket));
    else
      Actions.push({ Type: 'Hangup', Parameters: { CallId, SipResponseCode: each.c === 'reject' ? BUSY_HERE : '0' } });
    if ('turn' in each) turn = each.turn;
  }
  return { SchemaVersion: '1.0', Actions, TransactionAttributes: turn === undefined ? {} : { turn: String(turn) } };
}

function speech({ text, language, voice }: Say) {
  const spoken = spokenAs(language, voice);
  return { Text: text, TextType: 'text', LanguageCode: spoken.language, VoiceId: spoken.voice.replace('Polly.', '') };
}

const pause = { Text: '<speak><break time="200ms"/></speak>', TextType: 'ssml' };

function getDigits(CallId: string, said: Say | undefined, max_s: number): Action {
  const SpeechParameters = said ? speech(said) : pause;
  return {
    Type: 'SpeakAndGetDigits',
    Parameters: {
      CallId,
      SpeechParameters,
      FailureSpeechParameters: pause,
      InputDigitsRegex: '^[0-9*#]$',
      MinNumberOfDigits: 1,
      MaxNumberOfDigits: 1,
      Repeat: 1,
      InBetweenDigitsDurationInMilliseconds: 5000,
      RepeatDurationInMilliseconds: Math.min(max_s, 15) * 1000,
    },
  };
}

const record = (CallId: string, max_s: number, BucketName: string): Action => ({
  Type: 'RecordAudio',
  Parameters: {
    CallId,
    DurationInSeconds: String(max_s),
    SilenceDurationInSeconds: MESSAGE_SILENCE_S,
    SilenceThreshold: SILENCE_THRESHOLD,
    RecordingTerminators: ['#'],
    RecordingDestination: { Type: 'S3', BucketName, Prefix: 'from-calls' },
  },
});
