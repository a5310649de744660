import * as z from 'zod';

import type { Intents } from '#functions/nlu/intents/index.ts';
import { noWish, Wish } from '#functions/calls/dialogue/wish.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import { Understood } from '#functions/nlu/port.ts';
import { CallConsent, Spam, Utterance } from '#shared/values/call.ts';
import { type Language, languages } from '#shared/values/language.ts';
import { nameScripts } from '#shared/values/name-script.ts';
import { AppointmentId } from '#shared/values/id.ts';
import type { OwnAnswer } from '#shared/values/own-answer.ts';
import { Phone } from '#shared/values/phone.ts';
import { portugueses } from '#shared/values/portuguese.ts';
import { voices } from '#shared/values/voice.ts';

/** The step of a call: the last question, waiting for a booking, or over. */
export const steps = [
  'consent',
  'name',
  'standing',
  'reason',
  'callback',
  'number',
  'confirm',
  'booking',
  'may_text',
  'challenge',
  'message',
  'closed',
] as const;
/** What the owner should know of a call beside its reason. */
const callNotes = [
  'asked_for_home',
  'forget_me',
  'stop_calling',
  'wrong_number',
  'other_language',
  'keeps_time',
] as const;
export type CallNote = (typeof callNotes)[number];

const Step = z.enum(steps);
export type Step = z.infer<typeof Step>;

/** What is known of the owner and the caller when the call comes in. */
export const Briefing = z.object({
  /** The owner’s first name, the only thing callers learn about the owner. */
  owner: z.string(),
  /** The same as it is said in each script. */
  spoken_names: z.partialRecord(z.enum(nameScripts), z.string()).optional(),
  greeting: z.string(),
  /** Why nobody is there at the moment, and the day on which someone is again. */
  closed: z
    .object({ why: z.enum(['away', 'holiday', 'hours']), back: z.iso.date().nullable() })
    .nullable()
    .default(null),
  voice: z.enum(voices),
  language: z.enum(languages),
  /** In which Portuguese the caller is spoken to. */
  portuguese: z.enum(portugueses).default('pt-BR'),
  zone: z.string(),
  /** Where the caller’s number belongs; null if that is not known. */
  caller_zone: z.string().nullable().default(null),
  /** Neutral for an unknown number, and for an owner who has left or turned the assistant off. */
  is_neutral: z.boolean(),
  /** The owner blocked the number or marked it as spam: one line, and goodbye. */
  is_unwelcome: z.boolean(),
  /** A name from the owner’s own contacts: the name is not asked for. */
  contact_name: z.string().nullable(),
  /** What is taken of the call: everything, a message without a callback, or a message and no questions. */
  takes: z.enum(['all', 'message', 'voicemail']).default('all'),
  /** The owner is alerted of whatever they call about. */
  is_vip: z.boolean().default(false),
  /** The name that an earlier call from this number gave: the caller is asked whether it is them. */
  remembered_name: z.string().nullable().default(null),
  /** The callback that this number agreed to in an earlier call, mentioned to no one but the same person. */
  standing: z
    .object({ id: AppointmentId, starts_at: z.iso.datetime(), name: z.string().nullable() })
    .nullable()
    .default(null),
  consent: z.enum(['notice', 'strict']),
  /** Whether a text message to this line can arrive, so that it makes sense to ask. */
  can_text: z.boolean(),
  caller_number: z.string().nullable(),
  /** The owner’s own number, whose country local numbers belong to. */
  owner_number: z.string().nullable().default(null),
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
  /** How often its question was repeated after an interruption. */
  repeats: z.number().int().default(0),
  /** How many turns in a row answered nothing of the question. */
  unanswered: z.number().int().default(0),
  corrections: z.number().int(),
  begun_at: z.iso.datetime(),
  consent: CallConsent.nullable(),
  is_recorded: z.boolean(),
  /** Codes masked already. Empty in a call that is not recorded. */
  transcript: z.array(Utterance),
  /** Everything understood so far, over all turns. */
  understood: Understood.nullable(),
  /** The verdict on the call so far. */
  verdict: Spam.shape.verdict.default('unknown'),
  /** The owner was alerted during the call. */
  is_urgent: z.boolean(),
  /** What the caller said of the callback time. */
  wish: Wish.default(noWish),
  /** Another number to call than the line’s own. */
  number: Phone.nullable().default(null),
  /** The extension to ask for on the number to call. */
  extension: z.string().nullable().default(null),
  /** The caller wants to be called on another number than the line’s own, and has not said it yet. */
  wants_other_number: z.boolean().default(false),
  /** The caller was asked what the call is about. */
  was_asked_why: z.boolean().default(false),
  /** The number that was read to the caller. */
  read_number: Phone.nullable().default(null),
  /** The extension that was read to the caller. */
  read_extension: z.string().nullable().default(null),
  /** In how many turns the caller asked for a code. */
  asked_codes: z.number().int().default(0),
  /** The caller is at the door, or has left a parcel. */
  is_at_door: z.boolean().default(false),
  /** The caller asked for a call, which even a courier then gets. */
  wants_callback: z.boolean().default(false),
  /** What endangers a life, as the caller says. */
  danger: z.enum(['life', 'gas', 'self']).nullable().default(null),
  /** What the owner should know of the call beside its reason. */
  notes: z.array(z.enum(callNotes)).default([]),
  /** Replies that are given once a call. */
  given: z
    .array(z.enum(['human', 'not_available', 'kin', 'languages', 'number', 'alert', 'hurry', 'fallback', 'misread']))
    .default([]),
  /** What the caller says when asked for anything else. */
  message: z.string().nullable().default(null),
  /** The owner’s answers that were given, by their ids: each once. */
  answered: z.array(z.string()).default([]),
  /** Free times that were offered, and the one that waits to be confirmed or was. */
  offered: z.array(z.iso.datetime()),
  proposed: z.object({ at: z.iso.datetime(), text: z.string() }).nullable(),
  agreed: z.object({ at: z.iso.datetime(), text: z.string() }).nullable(),
  /** What becomes of the callback that stands, once its caller has said so. */
  standing: z.enum(['kept', 'changing', 'cancelled']).nullable().default(null),
  declined_callback: z.boolean(),
  /** No callback was offered because the caller was doubtful: it is, once they turn out harmless. */
  is_withheld: z.boolean().default(false),
  /** How the proposed time came about, which decides how it is read back. */
  read_back: z.enum(['chosen', 'nearest', 'corrected', 'fallback']).default('chosen'),
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
  ended: z.enum(['closed', 'hung_up', 'abuse', 'spam', 'too_long', 'rejected']).nullable(),
});
export type Dialogue = z.infer<typeof Dialogue>;

/** The caller’s name: of the owner’s contacts, else as said. */
export const nameIn = ({ briefing, understood }: Pick<Dialogue, 'briefing' | 'understood'>): string | null =>
  briefing.contact_name ?? understood?.name?.value ?? null;

/** The caller wants nothing of the call to be kept. */
export const isForgottenCaller = ({ notes }: Pick<Dialogue, 'notes'>): boolean => notes.includes('forget_me');

/** The steps that ask who calls and why. */
export const openingSteps: readonly Step[] = ['consent', 'name', 'reason'];

/** Whether the owner was alerted because it can’t wait, and not because of who calls. */
export const isPressing = ({ is_urgent, understood }: Pick<Dialogue, 'is_urgent' | 'understood'>): boolean =>
  is_urgent && understood?.urgent === true;

export type Verdict = Spam['verdict'];

/** Whether a call is perhaps spam: its message is taken, and nothing is offered or booked. */
export const isDoubtful = ({ verdict }: Pick<Dialogue, 'verdict'>): boolean =>
  verdict === 'suspicious' || verdict === 'likely_spam';

/** Whether a call cannot wait: its owner was alerted, or the words say so. A doubtful caller’s hurry is pressure, until a life is in danger. */
export const hasUrgency = ({
  is_urgent,
  understood,
  verdict,
}: Pick<Dialogue, 'is_urgent' | 'understood' | 'verdict'>): boolean =>
  is_urgent || (understood?.urgent === true && !isDoubtful({ verdict }));

/** A doubtful caller is offered no call as long as they are doubtful; a contact of the owner’s is never doubtful. */
export const isUnwanted = ({ verdict, briefing }: Pick<Dialogue, 'verdict' | 'briefing'>): boolean =>
  isDoubtful({ verdict }) && briefing.contact_name === null;

/** What a sentence means in its dialogue. */
export type Acts = {
  /** The sentence as it may be stored: codes masked, cut to length; and the ranges that recognition doubts. */
  text: string;
  unsure: [number, number][];
  /** The language in which the call continues. */
  language: Language;
  isNewLanguage: boolean;
  /** Speaks a language that is not ours, so that nothing else is read in it. */
  isForeign: boolean;
  /** What is known of the call after this sentence. */
  understood: Understood;
  intents: Intents;
  /** A clear yes to the question, a clear no, or neither if both occur. */
  agrees: boolean;
  refuses: boolean;
  /** What the sentence changes about the callback time. */
  edits: TimeEdits;
  /** After a time was agreed: wants another one. */
  changesMind: boolean;
  /** Says that the time is none for the call. */
  deniesTime: boolean;
  /** A number to call that the caller names. */
  number: Phone | null;
  /** The extension that the caller names. */
  extension: string | null;
  /** The number is the one to call: “call me on …”, and not anyone else’s. */
  isNumberForOwner: boolean;
  asksForOwner: boolean;
  /** What the words, the conduct and the number say of the call so far. */
  verdict: Verdict;
  /** The owner’s answers to what is asked. */
  ownAnswers: readonly OwnAnswer[];
  /** Has the wrong number, and says nothing else. */
  isMisdialed: boolean;
  /** A few words. */
  isBrief: boolean;
  /** Says more than a yes, a no or a goodbye. */
  hasContent: boolean;
  /** Has a message for the owner, or asks what only the owner can answer. */
  isForOwner: boolean;
  /** Says something beside times, agreement and small talk. */
  saysMore: boolean;
  /** What it says beside times is about something. */
  namesMatter: boolean;
  /** More than people say to settle a time. */
  isLong: boolean;
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

/**
 * The side effects that a dialogue can ask for: to book a free slot, to cancel the callback that stands, and to alert the
 * owner of an urgent call.
 */
export type Effect = { do: 'book'; at: string } | { do: 'cancel' } | { do: 'alert' };

/** Whether a reason is likely one: something can be read as a reason in any sentence. */
export const isClearReason = (reason: Understood['reason'] | undefined): boolean =>
  !!reason && reason.confidence >= 0.3;
