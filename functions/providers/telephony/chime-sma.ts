import * as z from 'zod';

import { environment } from '#functions/platform/environment.ts';
import type { Command, CallEvent } from '#functions/providers/telephony/port.ts';
import { Phone } from '#shared/values/phone.ts';
import { spokenAs } from '#functions/providers/speech/voices.ts';

const Participant = z.object({
  CallId: z.string(),
  ParticipantTag: z.string().optional(),
  To: z.string().optional(),
  From: z.string().optional(),
});

/** The event of a SIP media application, as far as it is read. */
const ChimeEvent = z.object({
  InvocationEventType: z.string(),
  ActionData: z
    .object({
      Type: z.string(),
      ReceivedDigits: z.string().optional(),
      RecordingDestination: z.object({ BucketName: z.string(), Key: z.string() }).optional(),
    })
    .optional(),
  CallDetails: z.object({
    TransactionId: z.string().min(1).max(64),
    TransactionAttributes: z.record(z.string(), z.string()).nullish(),
    Participants: z.array(Participant).min(1),
  }),
});
type ChimeEvent = z.infer<typeof ChimeEvent>;

/** Two names of one thing: the documentation has both. */
const INCOMING = ['NEW_INBOUND_CALL', 'NEW_INCOMING_CALL'];

const legOf = ({ CallDetails: { Participants } }: ChimeEvent) =>
  Participants.find(({ ParticipantTag }) => ParticipantTag === 'LEG-A') ?? Participants[0]!;

/** The call event; undefined if it does not affect the call. Recognises keys only, no speech. */
function readChime(event: ChimeEvent): CallEvent | undefined {
  const { InvocationEventType: type, ActionData: action, CallDetails } = event;
  const call_ref = CallDetails.TransactionId;
  if (INCOMING.includes(type)) {
    const { To, From } = legOf(event);
    const to = Phone.safeParse(To).data;
    const from = Phone.safeParse(From).data ?? null;
    return to && { t: 'incoming', call_ref, to, from, forwarded_from: null, diverted_because: null, stir: null };
  }
  if (type === 'HANGUP') return { t: 'hangup', call_ref, by: 'network', duration_s: null };
  const turn = Number(CallDetails.TransactionAttributes?.turn);
  if (!Number.isInteger(turn) || !action) return undefined;
  if (action.Type === 'RecordAudio') {
    const recording = action.RecordingDestination;
    // The event has no duration: a recording is kept if there is one.
    return {
      t: 'recorded',
      call_ref,
      turn,
      source: recording ? `s3://${recording.BucketName}/${recording.Key}` : '',
      duration_ms: recording ? 1000 : 0,
    };
  }
  if (!['SpeakAndGetDigits', 'ReceiveDigits'].includes(action.Type)) return undefined;
  const digits = action.ReceivedDigits;
  return type !== 'ACTION_FAILED' && digits ? { t: 'dtmf', call_ref, turn, digits } : { t: 'silence', call_ref, turn };
}

type Action = { Type: string; Parameters: Record<string, unknown> };
type ChimeAnswer = { SchemaVersion: '1.0'; Actions: Action[]; TransactionAttributes: Record<string, string> };

type Say = Extract<Command, { c: 'say' }>;
type Listen = Extract<Command, { c: 'listen' }>;

const MESSAGE_SILENCE_S = 4;
/** From 1 to 1000: anything softer counts as silence. */
const SILENCE_THRESHOLD = 200;
const BUSY_HERE = '486';

/** The commands as actions for a call leg. A question is spoken by the action that collects the key. */
function renderChime(commands: readonly Command[], CallId: string, bucket: string | undefined): ChimeAnswer {
  const Actions: Action[] = [];
  let turn: number | undefined;
  for (const [i, each] of commands.entries()) {
    const before = commands[i - 1];
    if (each.c === 'say' && commands[i + 1]?.c === 'listen') continue;
    if (each.c === 'say') Actions.push({ Type: 'Speak', Parameters: { CallId, ...speech(each) } });
    else if (each.c === 'listen') Actions.push(getDigits(CallId, before?.c === 'say' ? before : undefined, each));
    // Its calls are not steerable, so nothing asks for it.
    else if (each.c === 'dial') continue;
    else if (each.c === 'record' && bucket) Actions.push(record(CallId, each.max_s, bucket));
    else
      Actions.push({ Type: 'Hangup', Parameters: { CallId, SipResponseCode: each.c === 'reject' ? BUSY_HERE : '0' } });
    if ('turn' in each) turn = each.turn;
  }
  return { SchemaVersion: '1.0', Actions, TransactionAttributes: turn === undefined ? {} : { turn: String(turn) } };
}

function speech({ text, language, voice }: Say) {
  const spoken = spokenAs(language, voice);
  return { Text: text, TextType: 'text', LanguageCode: spoken.language, VoiceId: spoken.voice };
}

const pause = { Text: '<speak><break time="200ms"/></speak>', TextType: 'ssml' };

function getDigits(CallId: string, say: Say | undefined, { max_s, max_digits }: Listen): Action {
  const SpeechParameters = say ? speech(say) : pause;
  return {
    Type: 'SpeakAndGetDigits',
    Parameters: {
      CallId,
      SpeechParameters,
      FailureSpeechParameters: pause,
      InputDigitsRegex: `^[0-9*#]{1,${max_digits}}$`,
      MinNumberOfDigits: 1,
      MaxNumberOfDigits: max_digits,
      ...(max_digits > 1 && { TerminatorDigits: ['#'] }),
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

/** Calls over Amazon Chime’s SIP media application, without another provider: keys and recordings, no speech. */
export const chimeCall = {
  schema: ChimeEvent,
  read: readChime,
  render: (commands: readonly Command[], event: ChimeEvent) =>
    renderChime(commands, legOf(event).CallId, environment().RECORDINGS_BUCKET),
};
