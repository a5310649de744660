import * as z from 'zod';

import type { Intents } from '#functions/nlu/intents/index.ts';
import { Understood, type WhenSaid } from '#functions/nlu/port.ts';
import { CallConsent, Utterance } from '#shared/values/call.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** The step of a call: the last question, waiting for a booking, or over. */
export const steps = [
  'consent',
  'name',
  'reason',
  'urgency',
  'callback',
  'confirm',
  'booking',
  'may_text',
  'challenge',
  'message',
  'closed',
] as const;
const Step = z.enum(steps);
export type Step = z.infer<typeof Step>;

/** What is known of the owner and the caller when the call comes in. */
export const Briefing = z.object({
  /** The owner’s first name, the only thing callers learn about the owner. */
  owner: z.string(),
  greeting: z.string(),
  voice: z.string(),
  language: z.enum(languages),
  zone: z.string(),
  /** Neutral for an unknown number, and for an owner who has left or turned the assistant off. */
  is_neutral: z.boolean(),
  /** The owner blocked the number, or it is likely spam beyond doubt: one line, and goodbye. */
  is_unwelcome: z.boolean(),
  /** A name from the owner’s own contacts: the name is not asked for. */
  contact_name: z.string().nullable(),
  consent: z.enum(['notice', 'strict']),
  /** Whether a text message to this line can arrive, so that it makes sense to ask. */
  can_text: z.boolean(),
  caller_number: z.string().nullable(),
  keeps_recordings: z.boolean(),
});
export type Briefing = z.infer<typeof Briefing>;

/** A call that is going on, as it is kept between two turns. */
export const Dialogue = z.object({
  briefing: Briefing,
  language: z.enum(languages),
  step: Step,
  /** The current turn; an event of an older one gets the same reply as before. */
  turn: z.number().int(),
  silences: z.number().int(),
  /** How often this step was asked, and how often a proposed time was corrected. */
  asked: z.number().int(),
  corrections: z.number().int(),
  begun_at: z.iso.datetime(),
  consent: CallConsent.nullable(),
  is_recorded: z.boolean(),
  /** Codes masked already. Empty in a call that is not recorded. */
  transcript: z.array(Utterance),
  /** Everything understood so far, over all turns. */
  understood: Understood.nullable(),
  /** What the caller answered; null where it was not asked. */
  is_urgent: z.boolean().nullable(),
  /** Free times that were offered, and the one that waits to be confirmed or was. */
  offered: z.array(z.iso.datetime()),
  proposed: z.object({ at: z.iso.datetime(), text: z.string() }).nullable(),
  agreed: z.object({ at: z.iso.datetime(), text: z.string() }).nullable(),
  declined_callback: z.boolean(),
  may_text: z.boolean(),
  recording: z.object({ source: z.string(), duration_ms: z.number().int() }).nullable(),
  /** The step at which the caller was challenged as a possible robot, which happens once. */
  challenged_at: Step.nullable(),
  /** What the caller did that speaks of a robot, or of abuse. */
  signs: z.object({
    silent: z.boolean(),
    dtmf_menu: z.boolean(),
    monologue: z.boolean(),
    abusive: z.boolean(),
    failed_challenge: z.boolean(),
  }),
  ended: z.enum(['closed', 'hung_up', 'abuse', 'too_long', 'rejected']).nullable(),
});
export type Dialogue = z.infer<typeof Dialogue>;

/** What a sentence means in its dialogue. */
export type Acts = {
  /** The sentence as it may be stored: codes masked, cut to length; and the ranges that recognition doubts. */
  text: string;
  unsure: [number, number][];
  /** The language in which the call continues. */
  language: Language;
  isNewLanguage: boolean;
  /** What is known of the call after this sentence. */
  understood: Understood;
  intents: Intents;
  /** A clear yes to the question, a clear no, or neither if both occur. */
  agrees: boolean;
  refuses: boolean;
  /** A time that is new in this turn. */
  time: WhenSaid | null;
  /** A name or a reason that was not known before. */
  tellsMore: boolean;
  isMonologue: boolean;
  /** Long enough to say what a call is about. */
  isSentence: boolean;
};

/** One event of a call, as the dialogue sees it. `free` are the slots that can be offered. */
export type DialogueEvent =
  | { t: 'said'; at: Date; acts: Acts; free: readonly string[] }
  | { t: 'pressed'; at: Date; digits: string; free: readonly string[] }
  | { t: 'silent'; at: Date; free: readonly string[] }
  | { t: 'recorded'; at: Date; source: string; duration_ms: number }
  /** The slot was booked, or was taken meanwhile. */
  | { t: 'booked'; at: Date; ok: boolean; free: readonly string[] }
  | { t: 'hung_up'; at: Date };

/** The only side effect that a dialogue can ask for. */
export type Effect = { do: 'book'; at: string };

/** Whether a reason is likely one: something can be read as a reason in any sentence. */
export const isClearReason = (reason: Understood['reason'] | undefined): boolean =>
  !!reason && reason.confidence >= 0.3;
