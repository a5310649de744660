import type { Language } from '#shared/values/language.ts';
import type { Phone } from '#shared/values/phone.ts';

/** How far a carrier vouches for the number of a caller (STIR/SHAKEN); known in the US, Canada and France only. */
export const attestations = ['A', 'B', 'C', 'none'] as const;
export type Attestation = (typeof attestations)[number];
export const divertReasons = ['no_answer', 'busy', 'unreachable', 'unconditional'] as const;
export type DivertReason = (typeof divertReasons)[number];

/** What happens in a call. `call_ref` is the telephone company’s own id of it. */
export type CallEvent = { call_ref: string } & (
  | {
      t: 'incoming';
      from: Phone | null;
      to: Phone;
      forwarded_from: Phone | null;
      diverted_because: DivertReason | null;
      stir: Attestation | null;
      /** What the caller is known to speak, where anybody knows. */
      language?: Language | null;
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
  | { t: 'hangup'; by: 'caller' | 'us' | 'network'; duration_s: number | null }
);

/** What the assistant wants the telephone to do. `turn` numbers what it listens for: its answer carries the same. */
export type Command =
  | { c: 'say'; text: string; language: Language; voice: string; can_interrupt: boolean }
  | {
      c: 'listen';
      turn: number;
      language: Language;
      hints: string[];
      max_s: number;
      end_silence_ms: number;
      dtmf: boolean;
    }
  | { c: 'record'; turn: number; max_s: number; beep: boolean }
  | { c: 'reject' }
  | { c: 'hangup' };

/** How a call of ours to the owner’s own phone goes, which tests whether it is forwarded to us. */
export type TestCall = { test_ref: string };
/** How such a call ends that did not come back: somebody or something answered it, the line was busy, nobody was there. */
export const testEnds = ['answered', 'busy', 'unanswered'] as const;
export type TestEnd = (typeof testEnds)[number];

/** A telephone company. Reading what it sends and writing what it is answered is each adapter’s own. */
export type Telephony = {
  /**
   * Rings a phone for at most thirty seconds; nobody is spoken to. How that ended comes back with `mark`, which is letters,
   * digits, dots and lines. @throws server.unexpected where it cannot be
   */
  placeTestCall(call: { to: Phone; from: Phone; mark: string }): Promise<TestCall>;
  stopTestCall(test: TestCall): Promise<void>;
  /** The sound of a recording that it made, to be kept by us. @throws where it is not there, or not yet */
  takeRecording(source: string): Promise<Uint8Array>;
  /** Deletes it there, once we have it or are not to keep it. Done twice, it is done once. */
  deleteRecording(source: string): Promise<void>;
};
