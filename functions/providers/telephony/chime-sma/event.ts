import * as z from 'zod';

import type { CallEvent } from '#functions/providers/telephony/port.ts';
import { Phone } from '#shared/values/phone.ts';

const Participant = z.object({
  CallId: z.string(),
  ParticipantTag: z.string().optional(),
  To: z.string().optional(),
  From: z.string().optional(),
});

/** The event of a SIP media application, as far as it is read. */
export const ChimeEvent = z.object({
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
export type ChimeEvent = z.infer<typeof ChimeEvent>;

/** Two names of one thing: the documentation has both. */
const INCOMING = ['NEW_INBOUND_CALL', 'NEW_INCOMING_CALL'];

export const legOf = ({ CallDetails: { Participants } }: ChimeEvent) =>
  Participants.find(({ ParticipantTag }) => ParticipantTag === 'LEG-A') ?? Participants[0]!;

/** The call event; undefined if it does not affect the call. Recognises keys only, no speech. */
export function readChime(event: ChimeEvent): CallEvent | undefined {
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
