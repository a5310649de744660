import * as z from 'zod';

import { AppointmentId, CallId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

/** Why people call, as far as the owner cares. */
const reasonClasses = [
  'delivery',
  'appointment',
  'work',
  'family',
  'friend',
  'health',
  'school',
  'service_provider',
  'bank_real',
  'sales_wanted',
  'wrong_number',
  'other',
] as const;
export const ReasonClass = z.enum(reasonClasses);
export type ReasonClass = z.infer<typeof ReasonClass>;

/** The precision of a spoken time. */
export const Precision = z.enum(['minute', 'hour', 'part_of_day', 'day']);
export type Precision = z.infer<typeof Precision>;

const verdicts = ['likely_safe', 'unknown', 'suspicious', 'likely_spam'] as const;
/** `text` says the code in the language that was asked in. A weight above zero speaks for spam, one below against it. */
export const Spam = z.object({
  score: z.number().int().min(0).max(100),
  verdict: z.enum(verdicts),
  reasons: z.array(z.object({ code: z.string(), weight: z.number(), text: z.string() })),
});
export type Spam = z.infer<typeof Spam>;

/** The owner’s mark of a number: it overrides every score. */
export const Mark = z.enum(['spam', 'not_spam', 'blocked']);
export type Mark = z.infer<typeof Mark>;

export const appointmentStates = ['proposed', 'confirmed', 'reminded', 'done', 'missed', 'cancelled'] as const;
/** A requested callback, as a call stores it. */
export const Callback = z.object({
  id: AppointmentId,
  starts_at: z.iso.datetime(),
  tz: z.string(),
  state: z.enum(appointmentStates),
});
export type Callback = z.infer<typeof Callback>;

/** A callback that a mark of its caller’s number changed. `lost`: its time has passed or is no longer free, so it stays cancelled. */
export const ChangedCallback = Callback.extend({
  call_id: CallId.nullable(),
  change: z.enum(['cancelled', 'restored', 'lost']),
});
export type ChangedCallback = z.infer<typeof ChangedCallback>;

/** A call that the assistant took, in a list. */
export const CallSummary = z.object({
  id: CallId,
  caller_number: z.string(),
  /** The number to call, if it is not the line’s own. */
  callback_number: Phone.nullable().default(null),
  /** The extension to ask for on the number to call. */
  callback_extension: z.string().nullable().optional(),
  caller_name: z.string().nullable(),
  caller_name_source: z.enum(['said', 'contact', 'lookup', 'unknown']),
  /** The company, place or relation that the caller gives: “Fields Roofing”, “Leo’s mother”. */
  caller_from: z.string().nullable().optional(),
  /** The name that the caller said is, or looks like, that of a contact, whose number is another one. */
  is_imitation: z.boolean().optional(),
  reason: z.string().nullable(),
  urgency: z.enum(['low', 'normal', 'high']),
  /** Of a person whose calls the owner wants to come first. */
  is_vip: z.boolean().optional(),
  started_at: z.iso.datetime(),
  duration_s: z.number().int(),
  status: z.enum(['screened', 'voicemail', 'callback_requested', 'hung_up', 'blocked', 'put_through']),
  is_read: z.boolean(),
  spam: Spam,
  has_audio: z.boolean(),
  transcript_preview: z.string(),
  appointment: Callback.nullable(),
  /** When to call back, in the caller’s words, of a call that waits for it. */
  callback_text: z.string().nullable().default(null),
  /** When the owner marked it as done; a callback that was made says so itself. */
  done_at: z.iso.datetime().nullable().default(null),
});
export type CallSummary = z.infer<typeof CallSummary>;

/** One utterance of a call. `unsure` are the ranges that speech recognition doubts. */
export const Utterance = z.object({
  who: z.enum(['assistant', 'caller']),
  at_ms: z.number().int(),
  text: z.string(),
  /** The assistant gives an answer of the owner’s. */
  is_own_answer: z.literal(true).optional(),
  unsure: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type Utterance = z.infer<typeof Utterance>;

/** The recording disclosure and the caller’s answer: the evidence of consent. */
export const CallConsent = z.object({
  kind: z.enum(['notice', 'strict']),
  wording: z.string(),
  text_version: z.number().int(),
  language: z.enum(languages),
  spoken_at: z.iso.datetime(),
  /** `told` for a notice without a question; silence is not consent. */
  answer: z.enum(['told', 'yes', 'no', 'silence', 'withdrawn']),
  utterance_ms: z.number().int().nullable(),
});
export type CallConsent = z.infer<typeof CallConsent>;
