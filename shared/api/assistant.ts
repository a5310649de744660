import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { page, PageNumber } from '#shared/contract/page.ts';
import { Pin, Proof } from '#shared/validation/account.ts';
import { line, optionalLine, optionalParagraphs } from '#shared/validation/text.ts';
import { Blocking, RULE_GREETING_MAX, routes } from '#shared/values/call-rules.ts';
import {
  Callback,
  CallConsent,
  CallSummary,
  ChangedCallback,
  Mark,
  ReasonClass,
  Spam,
  Utterance,
} from '#shared/values/call.ts';
import { CallId, PersonId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import {
  hasLink,
  ORDER_TEXT_MAX,
  orderKinds,
  OwnerOrder,
  quickReplies,
  RING_WORDS_MAX,
  RingThrough,
} from '#shared/values/live-call.ts';
import { type NameScript, nameScripts, scriptPattern } from '#shared/values/name-script.ts';
import { OwnAnswer, OwnAnswers } from '#shared/values/own-answer.ts';
import { Phone } from '#shared/values/phone.ts';
import { voices } from '#shared/values/voice.ts';
import { Week } from '#shared/values/week.ts';

export { CallSummary };

/** What the index knows of a number: never revealed to a caller. */
const CallerCard = z.object({
  person_id: PersonId.nullable(),
  name: z.string(),
  place: z.string().nullable(),
  line: z.string().nullable(),
  /** Since when the number is known to be theirs. */
  since: z.string().nullable(),
  confidence: z.enum(['high', 'good', 'may_be']),
  is_contact: z.boolean(),
});

/** One call with everything that is kept of it. Without leave to record there is no transcript and no audio. */
export const CallDetails = z.object({
  call: CallSummary,
  language: z.enum(languages),
  reason_class: ReasonClass.nullable(),
  /** The caller’s own words of when to call back. */
  callback_text: z.string().nullable(),
  /** Free times the assistant had offered, still free. */
  offered: z.array(z.iso.datetime()),
  tz: z.string(),
  consent: CallConsent.nullable(),
  transcript: z.array(Utterance),
  /** The caller agreed to text messages. */
  may_text: z.boolean(),
  mark: Mark.nullable(),
  note: z.string(),
  card: CallerCard.nullable(),
  history: z.array(
    z.object({ id: CallId, at: z.iso.datetime(), status: CallSummary.shape.status, reason: z.string().nullable() }),
  ),
  /** When audio and transcript are deleted; null where nothing is kept that could be. */
  deleted_at: z.iso.datetime().nullable(),
});
export type CallDetails = z.infer<typeof CallDetails>;

export const retentionDays = [0, 7, 30, 90] as const;
export const details = ['private', 'name', 'full'] as const;
/** A name in one script, or none. */
const nameIn = (script: NameScript) =>
  optionalLine(40).refine((name) => name === '' || scriptPattern[script].test(name), 'invalid');
export const SpokenName = z.object({
  latin: nameIn('latin'),
  kana: nameIn('kana'),
  arabic: nameIn('arabic'),
  cyrillic: nameIn('cyrillic'),
});
/** How the assistant answers for an account. */
export const AssistantSettings = z.object({
  is_on: z.boolean(),
  /** The greeting after the disclosure, which cannot be switched off. */
  greeting: optionalLine(256),
  /** How the owner’s first name is said, by script; empty for the usual form. */
  spoken_name: SpokenName,
  voice: z.enum(voices),
  language: z.enum(languages),
  time_zone: z.string(),
  /** A day without windows takes no callbacks. */
  windows: Week,
  slot_minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]),
  buffer_minutes: z.number().int().min(0).max(120),
  notice_minutes: z.number().int().min(0).max(2880),
  most_a_day: z.number().int().min(1).max(40),
  /** How much a text message says of a call. */
  detail: z.enum(details),
  keep_days: z.union(retentionDays.map((days) => z.literal(days))),
  /** Ask before recording wherever the call comes from, and not only where the law does. */
  always_ask: z.boolean(),
});
export type AssistantSettings = z.infer<typeof AssistantSettings>;
/** With what follows from them: the first sentence, and the usual forms of the owner’s name. */
const SettingsView = AssistantSettings.extend({
  opening: z.string(),
  /** Of the voices that sound the same in the assistant’s language, only the first. */
  different_voices: z.array(z.enum(voices)),
  usual_name: z.record(z.enum(nameScripts), z.string()),
});

/** The mail about the day, and the hour of the owner’s clock at which it leaves. */
export const DailyDigest = z.object({ is_on: z.boolean(), hour: z.number().int().min(0).max(23) });
const DigestView = DailyDigest.extend({
  /** Whether there is a confirmed address to mail to. */
  can_mail: z.boolean(),
});

/** The numbers that an owner blocked. */
const Blocked = z.object({
  numbers: z.array(z.object({ phone: Phone, name: z.string().nullable(), at: z.iso.datetime() })),
});

/** A call that the assistant is taking now. Without leave to record, only that it goes on. */
export const LiveCall = z.object({
  id: CallId,
  started_at: z.iso.datetime(),
  caller_number: z.string(),
  caller_name: z.string().nullable(),
  caller_name_source: CallSummary.shape.caller_name_source,
  reason: z.string().nullable(),
  is_urgent: z.boolean(),
  /** As far as can be said by now. */
  verdict: Spam.shape.verdict,
  language: z.enum(languages),
  /** `ending`: it is over, and not in the list yet. */
  doing: z.enum(['greeting', 'asking', 'scheduling', 'message', 'ringing', 'talking', 'ending']),
  /** Whether the words of the call may be shown: not before the caller agrees where they have to, and not after a no. */
  words: z.enum(['shown', 'not_yet', 'refused']),
  transcript: z.array(Utterance),
  /** The owner’s phone can be rung. */
  can_take_over: z.boolean(),
  orders: z.array(OwnerOrder),
});
export type LiveCall = z.infer<typeof LiveCall>;

/** The dashboard of the assistant. */
export const Today = z.object({
  now: z.iso.datetime(),
  tz: z.string(),
  owner: z.string(),
  /** The number that missed calls are forwarded to, once there is one. */
  number: z.string().nullable(),
  forwarding: z.enum(['none', 'setting_up', 'active', 'failed', 'drifted', 'off']),
  missed_today: z.number().int(),
  /** The first callers who wait for a callback, and how many of their calls do: urgent, overdue, by the agreed time, without one. */
  to_call_back: z.array(CallSummary.extend({ calls: z.number().int() })),
  /** How many callers wait in all. */
  to_call_back_total: z.number().int(),
  unread: z.number().int(),
  /** The last seven days, today last. */
  week: z.array(z.object({ day: z.iso.date(), calls: z.number().int(), spam: z.number().int() })),
  next_callback: CallSummary.nullable(),
  minutes: z.object({ used: z.number().int(), of: z.number().int(), until: z.iso.datetime() }),
  steps: z.object({ number: z.boolean(), carrier: z.boolean(), codes: z.boolean(), test: z.boolean() }),
});
export type Today = z.infer<typeof Today>;

/** How many of the latest calls the rules would block, or have blocked, in all and by each. */
const BlockingPreview = z.object({
  of: z.number().int(),
  blocked: z.number().int(),
  by: z.array(
    z.object({
      what: z.enum(['mark', 'withheld', 'prefix', 'country']),
      which: z.string().nullable(),
      count: z.number().int(),
    }),
  ),
});

const phone = z.string('required').trim().min(1, 'required').max(64);
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .default('US');
const byId = z.strictObject({ call_id: CallId });

const callFilters = ['all', 'unread', 'waiting', 'spam', 'voicemail', 'appointment'] as const;
const filter = z.enum(callFilters).default('all');
/** How many calls each filter lets through. */
const counts = z.record(z.enum(callFilters), z.number().int());

export const assistant = domain('assistant', {
  getCalls: {
    method: 'GET',
    path: '/mobile/assistant/list-v2',
    access: 'chat',
    summary: 'Forwarded calls, urgent ones first, then latest first',
    input: z.object({
      page: PageNumber,
      per_page: z.coerce.number().int().min(1).max(50).default(20),
      filter,
    }),
    output: page(CallSummary).extend({ counts }),
    errors: [],
  },
  searchCalls: {
    method: 'POST',
    path: '/mobile/assistant/calls/search',
    access: 'chat',
    summary: 'Calls whose caller, number, reason or first words contain the words; the words are in no URL',
    input: z.strictObject({ words: line(100), page: PageNumber, filter }),
    output: page(CallSummary).omit({ next_page_url: true, prev_page_url: true }).extend({ counts }),
    errors: [],
  },
  updateRead: {
    method: 'POST',
    path: '/mobile/assistant/update-read',
    access: 'chat',
    summary: 'Mark calls as read or unread',
    input: z.object({ ids: z.array(CallId).min(1).max(50), is_read: z.boolean() }),
    output: z.object({ updated: z.number().int(), unread_total: z.number().int() }),
    errors: ['request.conflict'],
  },
  getToday: {
    method: 'GET',
    path: '/mobile/assistant/today',
    access: 'member',
    summary: 'The dashboard: today, this week, and the remaining set-up steps',
    input: z.strictObject({}),
    output: Today,
    errors: [],
  },
  getLive: {
    method: 'GET',
    path: '/mobile/assistant/live',
    access: 'member',
    summary: 'The calls that are going on now, with what was said so far, and those that are being written up',
    input: z.strictObject({}),
    output: z.object({ now: z.iso.datetime(), calls: z.array(LiveCall) }),
    errors: [],
  },
  order: {
    method: 'POST',
    path: '/mobile/assistant/live/{call_id}/orders',
    access: 'member',
    summary: 'Take over a call that is going on, have something asked or said, or end it; once for each `id`',
    input: z.strictObject({
      call_id: CallId,
      id: z.uuid(),
      kind: z.enum(orderKinds),
      /** What to ask or say, unless a reply is chosen: without links. */
      text: line(ORDER_TEXT_MAX)
        .refine((text) => !hasLink(text), 'invalid')
        .nullish(),
      reply: z.enum(quickReplies).nullish(),
    }),
    output: LiveCall,
    errors: ['assistant.unknown-call', 'request.conflict', 'request.too-many'],
  },
  getRingThrough: {
    method: 'GET',
    path: '/mobile/assistant/ring-through',
    access: 'member',
    summary: 'How people are treated who call, which urgent calls ring the owner’s phone, and what is blocked',
    input: z.strictObject({}),
    output: RingThrough,
    errors: [],
  },
  updateRingThrough: {
    method: 'POST',
    path: '/mobile/assistant/ring-through',
    access: 'member',
    summary: 'For which urgent reasons the owner’s phone rings at once',
    input: z.strictObject({
      words: z.array(line(40)).max(RING_WORDS_MAX).optional(),
      urgent: z.boolean().optional(),
    }),
    output: RingThrough,
    errors: ['request.conflict'],
  },
  putThrough: {
    method: 'POST',
    path: '/mobile/assistant/ring-through/people',
    access: 'member',
    summary: 'Always put a number through, or no longer; its latest name is shown beside it',
    input: z.strictObject({ phone, country, name: optionalLine(80).optional(), is_listed: z.boolean() }),
    output: RingThrough,
    errors: ['request.conflict'],
  },
  setRule: {
    method: 'POST',
    path: '/mobile/assistant/rules/people',
    access: 'member',
    summary: 'How a person is treated when they call; `blocked` marks the number as blocked, null removes the rule',
    input: z.strictObject({
      phone,
      country,
      name: optionalLine(80).optional(),
      rule: z
        .strictObject({
          route: z.enum([...routes, 'blocked']),
          greeting: optionalLine(RULE_GREETING_MAX)
            .refine((text) => !hasLink(text), 'invalid')
            .default(''),
          is_vip: z.boolean().default(false),
        })
        .nullable(),
    }),
    output: RingThrough,
    errors: ['request.conflict'],
  },
  updateBlocking: {
    method: 'POST',
    path: '/mobile/assistant/rules/blocking',
    access: 'member',
    summary: 'Which kinds of numbers are blocked: beginnings, countries, withheld ones',
    input: z.strictObject(Blocking.partial().shape),
    output: RingThrough,
    errors: ['request.conflict'],
  },
  previewBlocking: {
    method: 'POST',
    path: '/mobile/assistant/rules/blocking/preview',
    access: 'member',
    summary: 'How many of the last hundred calls a set of rules would have blocked; saves nothing',
    input: z.strictObject(Blocking.shape),
    output: BlockingPreview,
    errors: [],
  },
  getAnswers: {
    method: 'GET',
    path: '/mobile/assistant/answers',
    access: 'member',
    summary: 'What the assistant answers to couriers and other callers for its owner',
    input: z.strictObject({}),
    output: z.object({ answers: z.array(OwnAnswer) }),
    errors: [],
  },
  updateAnswers: {
    method: 'POST',
    path: '/mobile/assistant/answers',
    access: 'member',
    summary: 'Replace the owner’s answers: no links and no card numbers',
    input: z.strictObject({ answers: OwnAnswers }),
    output: z.object({ answers: z.array(OwnAnswer) }),
    errors: ['request.conflict'],
  },
  tryAnswers: {
    method: 'POST',
    path: '/mobile/assistant/answers/try',
    access: 'member',
    summary: 'Which of these answers a caller gets who says this, by the matcher that calls use; saves nothing',
    input: z.strictObject({ text: line(300), language: z.enum(languages), answers: OwnAnswers }),
    output: z.object({ ids: z.array(z.uuid()) }),
    errors: [],
  },
  getCall: {
    method: 'GET',
    path: '/mobile/assistant/calls/{call_id}',
    access: 'chat',
    summary: 'One call: transcript, verdict, callback, caller, and earlier calls of that number',
    input: z.strictObject({ call_id: CallId, lang: z.enum(languages).default('en') }),
    output: CallDetails,
    errors: ['assistant.unknown-call'],
  },
  getAudio: {
    method: 'POST',
    path: '/mobile/assistant/calls/{call_id}/audio',
    access: 'chat',
    summary: 'A URL of the recording, valid for five minutes',
    input: byId,
    output: z.object({ url: z.string(), now: z.iso.datetime(), expires_at: z.iso.datetime() }),
    errors: ['assistant.unknown-call'],
  },
  writeNote: {
    method: 'POST',
    path: '/mobile/assistant/calls/{call_id}/note',
    access: 'member',
    summary: 'Save a note on a call; an empty one deletes it',
    input: byId.extend({ note: optionalParagraphs(5000) }),
    output: z.object({ note: z.string() }),
    errors: ['assistant.unknown-call', 'request.conflict'],
  },
  markDone: {
    method: 'POST',
    path: '/mobile/assistant/calls/{call_id}/done',
    access: 'member',
    summary:
      'Mark a call as done, its callback as made, and the caller’s other calls as answered; `is_done` false takes back what needed no callback',
    input: byId.extend({ is_done: z.boolean() }),
    output: z.object({ done_at: z.iso.datetime().nullable(), appointment: Callback.nullable() }),
    errors: ['assistant.unknown-call', 'request.conflict'],
  },
  markCaller: {
    method: 'POST',
    path: '/mobile/assistant/calls/{call_id}/mark',
    access: 'member',
    summary: 'Mark the caller’s number as spam, not spam or blocked; null removes the mark',
    input: byId.extend({ mark: Mark.nullable(), lang: z.enum(languages).default('en') }),
    output: z.object({
      mark: Mark.nullable(),
      spam: Spam,
      /** The call’s own callback, as it is now. */
      appointment: Callback.nullable(),
      /** The number’s callbacks that the mark cancelled, or that taking it back restored or could not. */
      callbacks: z.array(ChangedCallback),
    }),
    errors: ['assistant.unknown-call', 'request.conflict'],
  },
  getBlocked: {
    method: 'GET',
    path: '/mobile/assistant/blocked',
    access: 'member',
    summary: 'Blocked numbers, latest first',
    input: z.strictObject({}),
    output: Blocked,
    errors: [],
  },
  unblock: {
    method: 'POST',
    path: '/mobile/assistant/blocked/remove',
    access: 'member',
    summary: 'Unblock a number; no effect on a number that is not blocked',
    input: z.strictObject({ phone: Phone }),
    output: Blocked.extend({ callbacks: z.array(ChangedCallback) }),
    errors: ['request.conflict'],
  },
  deleteCall: {
    method: 'POST',
    path: '/mobile/assistant/calls/{call_id}/delete',
    access: 'member',
    summary: 'Delete a call with its transcript and recording',
    input: byId,
    output: z.object({}),
    errors: ['assistant.unknown-call'],
  },
  getSettings: {
    method: 'GET',
    path: '/mobile/assistant/settings',
    access: 'member',
    summary: 'The assistant’s settings, and the sentence that it always says',
    input: z.strictObject({}),
    output: SettingsView,
    errors: [],
  },
  updateSettings: {
    method: 'POST',
    path: '/mobile/assistant/settings',
    access: 'member',
    summary: 'Update the assistant’s settings',
    input: z.strictObject(AssistantSettings.partial().shape),
    output: SettingsView,
    errors: ['request.conflict'],
  },
  hearVoice: {
    method: 'GET',
    path: '/mobile/assistant/voices/{voice}',
    access: 'member',
    summary: 'The assistant’s first sentence in one of its voices, as MP3; null where no voices are connected',
    input: z.strictObject({ voice: z.enum(voices), language: z.enum(languages) }),
    output: z.object({ text: z.string(), audio: z.base64().nullable() }),
    errors: [],
  },
  getDigest: {
    method: 'GET',
    path: '/mobile/assistant/digest',
    access: 'member',
    summary: 'Whether and when the calls of the day are mailed',
    input: z.strictObject({}),
    output: DigestView,
    errors: [],
  },
  updateDigest: {
    method: 'POST',
    path: '/mobile/assistant/digest',
    access: 'member',
    summary: 'Mail the calls of the day at an hour, or no longer',
    input: z.strictObject(DailyDigest.shape),
    output: DigestView,
    errors: ['request.conflict'],
  },
  unsubscribeMail: {
    method: 'POST',
    path: '/mails/{token}/unsubscribe',
    access: 'public',
    raw: true,
    summary:
      'Stop the mails of one kind by the link in one of them, without logging in; mail programs do it with one click (RFC 8058)',
    input: z.object({ token: z.string().max(160) }),
    output: z.object({}),
    errors: ['auth.link-expired', 'request.too-many', 'request.conflict'],
  },
  getAccuracy: {
    method: 'GET',
    path: '/assistant/accuracy',
    access: 'public',
    summary: 'Accuracy of spam detection as last measured; null without a measurement',
    input: z.strictObject({}),
    output: z
      .object({
        measured_on: z.iso.date(),
        calls: z.number().int(),
        balanced_accuracy: z.number(),
        low: z.number(),
        high: z.number(),
        false_alarms: z.number(),
        by_language: z.partialRecord(z.enum(languages), z.number()),
      })
      .nullable(),
    errors: [],
  },
  startAppeal: {
    method: 'POST',
    path: '/assistant/appeals',
    access: 'public',
    summary: 'Appeal a spam verdict on a number: texts it a pin; the response is the same for every number',
    input: z.strictObject({ phone, country, language: z.enum(languages).default('en'), proof: Proof }),
    output: z.object({ sent: z.literal(true) }),
    errors: ['request.too-many', 'request.proof-needed'],
  },
  confirmAppeal: {
    method: 'POST',
    path: '/assistant/appeals/confirm',
    access: 'public',
    summary: 'Confirm an appeal by pin: earlier reports stop counting',
    input: z.strictObject({ phone, country, pin: Pin }),
    output: z.object({ cleared: z.literal(true) }),
    errors: ['auth.wrong-pin', 'auth.no-attempts', 'request.too-many', 'request.conflict'],
  },
});
