import type { Language, Variety } from '#shared/values/language.ts';
import type { Phone } from '#shared/values/phone.ts';
import type { VoiceStyle } from '#shared/values/voice.ts';

/** The attestation of the caller's number (STIR/SHAKEN); in the US, Canada and France only. */
export const attestations = ['A', 'B', 'C', 'none'] as const;
export type Attestation = (typeof attestations)[number];
export const divertReasons = ['no_answer', 'busy', 'unreachable', 'unconditional'] as const;
export type DivertReason = (typeof divertReasons)[number];

export const dialResults = ['answered', 'no_answer', 'busy', 'failed'] as const;
export type DialResult = (typeof dialResults)[number];

/** A call event. `call_ref` is the provider's id of the call. */
export type CallEvent = { call_ref: string } & (
  | {
      t: 'incoming';
      from: Phone | null;
      to: Phone;
      forwarded_from: Phone | null;
      diverted_because: DivertReason | null;
      stir: Attestation | null;
      /** The caller's language, if known. */
      language?: Language | null;
      /** Whether the provider can redirect the call while it goes on, and dial a second number from it. */
      is_steerable?: boolean;
    }
  | {
      t: 'speech';
      turn: number;
      text: string;
      alternatives: string[];
      confidence: number | null;
      language: Language | null;
    }
  | { t: 'dtmf'; turn: number; digits: string }
  | { t: 'silence'; turn: number }
  | { t: 'recorded'; turn: number; source: string; duration_ms: number }
  /** How dialling ended. After `answered` the two have talked, and the second one has hung up. */
  | { t: 'dialled'; turn: number; result: DialResult }
  | { t: 'hangup'; by: 'caller' | 'us' | 'network'; duration_s: number | null }
);

/** A command to the telephone provider. `turn` numbers what it listens for; the answer carries the same number. */
export type Command =
  | { c: 'say'; text: string; language: Variety; voice: VoiceStyle; can_interrupt: boolean }
  | {
      c: 'listen';
      turn: number;
      language: Variety;
      hints: string[];
      max_s: number;
      end_silence_ms: number;
      /** The most keys that are read as one answer; `#` ends it before. */
      max_digits: number;
    }
  | { c: 'record'; turn: number; max_s: number; beep: boolean }
  /** Rings another number and connects it with the caller. `caller_id` is a number of ours. */
  | { c: 'dial'; turn: number; number: Phone; caller_id: Phone; timeout_s: number; max_s: number }
  | { c: 'reject' }
  | { c: 'hangup' };

/** A test call to the owner’s phone, which checks whether it is forwarded to us. */
type TestCall = { test_ref: string };
/** How a test call ends that was not forwarded: answered, busy or unanswered. */
export const testEnds = ['answered', 'busy', 'unanswered'] as const;
export type TestEnd = (typeof testEnds)[number];

/** A telephone provider. Each adapter parses its requests and renders its responses. */
export type Telephony = {
  /**
   * Rings a phone for at most thirty seconds without speaking. The result is reported with `mark`: letters, digits,
   * dots and lines. @throws server.unexpected if the call cannot be placed
   */
  placeTestCall(call: { to: Phone; from: Phone; mark: string }): Promise<TestCall>;
  stopTestCall(test: TestCall): Promise<void>;
  /**
   * Stops what a running call says and listens for: the turn is reported as silent at once. Only for calls that came in
   * as steerable. @throws if the call has ended
   */
  redirect(call: { call_ref: string; turn: number }): Promise<void>;
  /** Downloads a recording. @throws if it is not there, or not yet */
  takeRecording(source: string): Promise<Uint8Array>;
  /** Deletes it there, once we have it or are not to keep it. Done twice, it is done once. */
  deleteRecording(source: string): Promise<void>;
};
