import type { Attestation, CallEvent, DialResult, DivertReason, TestEnd } from '#functions/providers/telephony/port.ts';
import { Phone } from '#shared/values/phone.ts';

const SECOND = 1000;

/** Values for a withheld number: words, and the digits that spell them on a keypad. */
const withheld = new Set(['+266696687', '+7378742833', '+2562533', '+8656696', '+464']);
const number = (text: string | null): Phone | null =>
  text && !withheld.has(text) ? (Phone.safeParse(text).data ?? null) : null;

const reasons: [RegExp, DivertReason][] = [
  [/no-?answer|deflection/i, 'no_answer'],
  [/busy/i, 'busy'],
  [/unavailable|not-?reachable|out-of-service/i, 'unreachable'],
  [/unconditional/i, 'unconditional'],
];

/** Why a call was diverted, by the SIP header, if present. */
function divertReason(header: string | null): DivertReason | null {
  const reason = /reason="?([\w-]+)/i.exec(header ?? '')?.[1] ?? '';
  return reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? null;
}

function attestation(verstat: string | null): Attestation | null {
  if (!verstat) return null;
  return (/Passed-([ABC])$/.exec(verstat)?.[1] as Attestation | undefined) ?? 'none';
}

/** The event in a request about a call. Without a turn the call is new; undefined if it is no call of ours. */
export function readEvent(form: URLSearchParams, turn: number | undefined): CallEvent | undefined {
  const call_ref = form.get('CallSid') ?? '';
  if (!/^[\w-]{1,64}$/.test(call_ref)) return undefined;
  if (turn !== undefined) return readTurn(call_ref, form, turn);
  const to = number(form.get('To') ?? form.get('Called'));
  if (!to) return undefined;
  return {
    call_ref,
    t: 'incoming',
    to,
    from: number(form.get('From')),
    forwarded_from: number(form.get('ForwardedFrom')),
    diverted_because: divertReason(form.get('SipHeader_Diversion')),
    stir: attestation(form.get('StirVerstat')),
    is_steerable: true,
  };
}

/** How dialling a second number ended. `canceled`: the caller hung up while it rang. */
const dialEnds: Record<string, DialResult> = {
  completed: 'answered',
  answered: 'answered',
  busy: 'busy',
  'no-answer': 'no_answer',
  canceled: 'no_answer',
};

function readTurn(call_ref: string, form: URLSearchParams, turn: number): CallEvent {
  const dialEnd = form.get('DialCallStatus');
  if (dialEnd) return { call_ref, t: 'dialled', turn, result: dialEnds[dialEnd] ?? 'failed' };
  const source = recordingOf(form);
  if (source)
    return { call_ref, t: 'recorded', turn, source, duration_ms: seconds(form, 'RecordingDuration') * SECOND };
  const digits = form.get('Digits');
  if (digits && digits !== 'hangup') return { call_ref, t: 'dtmf', turn, digits };
  const text = form.get('SpeechResult')?.trim();
  if (!text) return { call_ref, t: 'silence', turn };
  const confidence = Number(form.get('Confidence') ?? NaN);
  const isKnown = confidence >= 0 && confidence <= 1;
  return {
    call_ref,
    t: 'speech',
    turn,
    text,
    alternatives: [],
    confidence: isKnown ? confidence : null,
    language: null,
  };
}

/** The event in a status request: a call ended, or a recording is or is not available. */
export function readStatus(form: URLSearchParams, turn: number | undefined): CallEvent | undefined {
  const call_ref = form.get('CallSid') ?? '';
  if (!/^[\w-]{1,64}$/.test(call_ref)) return undefined;
  if (form.has('RecordingStatus')) {
    if (turn === undefined) return undefined;
    const source = form.get('RecordingStatus') === 'completed' ? recordingOf(form) : '';
    return {
      call_ref,
      t: 'recorded',
      turn,
      source,
      duration_ms: source ? seconds(form, 'RecordingDuration') * SECOND : 0,
    };
  }
  const ended = ['completed', 'busy', 'failed', 'no-answer', 'canceled'];
  if (!ended.includes(form.get('CallStatus') ?? '')) return undefined;
  return {
    call_ref,
    t: 'hangup',
    by: 'network',
    duration_s: form.has('CallDuration') ? seconds(form, 'CallDuration') : null,
  };
}

const ends: Record<string, TestEnd> = {
  completed: 'answered',
  busy: 'busy',
  'no-answer': 'unanswered',
  failed: 'unanswered',
};

/** How a test call ended; undefined before that, and if we ended it ourselves. */
export const readTestEnd = (form: URLSearchParams): TestEnd | undefined => ends[form.get('CallStatus') ?? ''];

/** By id and never by URL, so that a request cannot make us fetch from elsewhere. */
function recordingOf(form: URLSearchParams): string {
  const named =
    form.get('RecordingSid') ?? /\/(RE[0-9a-f]{32})(?:\.\w+)?$/i.exec(form.get('RecordingUrl') ?? '')?.[1] ?? '';
  return /^RE[0-9a-f]{32}$/i.test(named) ? named : '';
}

const seconds = (form: URLSearchParams, name: string) => {
  const value = Number(form.get(name));
  return Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
};
