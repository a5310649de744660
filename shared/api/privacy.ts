import * as z from 'zod';

import { Disputed, FactId, Report } from '#shared/api/people/report.ts';
import { Town } from '#shared/api/people/teaser.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { Pin, Proof, RecordedReason } from '#shared/validation/account.ts';
import { line, optionalLine } from '#shared/validation/text.ts';
import { DisputeKind } from '#shared/values/dispute.ts';
import { FactField } from '#shared/values/fact-field.ts';
import { Day } from '#shared/values/day.ts';
import { PersonId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { ClosingReason, RequestKind, RequestState } from '#shared/values/privacy-request.ts';

export const identifierKinds = ['email', 'phone'] as const;

/** An email address or a phone number in its canonical form. */
export const Identifier = z.object({ kind: z.enum(identifierKinds), value: z.string() });
export type Identifier = z.infer<typeof Identifier>;

const asTyped = {
  kind: z.enum(identifierKinds),
  /** As a person writes it. */
  value: z.string('required').trim().min(1, 'required').max(254),
  /** The country of a phone number without a country code. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
};

/** What was verified in this browser, and until when it counts. */
export const PrivacySession = z.object({
  identifiers: z.array(Identifier.extend({ until: z.iso.datetime() })),
  ends_at: z.iso.datetime(),
});
export type PrivacySession = z.infer<typeof PrivacySession>;

/**
 * A record that carries a verified address or number. A `masked` one may be someone else’s, such as a person of the same
 * household: it shows initials and a state until a second fact matches.
 */
export const OwnRecord = z.object({
  person_id: PersonId,
  access: z.enum(['open', 'masked']),
  name: z.string(),
  lives_in: Town.nullable(),
  portrait: z.string().nullable(),
  facts: z.number().int(),
  sources: z.number().int(),
  /** Whether the street and house number of a home on it can confirm it. */
  has_street: z.boolean(),
});
export type OwnRecord = z.infer<typeof OwnRecord>;

/** How often the open records were opened within a year, by stated purpose. Days, never times, and never who opened them. */
export const Openings = z.object({
  since: Day,
  total: z.number().int(),
  /** Attempts that were refused for their purpose, and showed nothing. */
  refused: z.number().int(),
  purposes: z.array(z.object({ purpose: RecordedReason, count: z.number().int(), last_on: Day })),
});
export type Openings = z.infer<typeof Openings>;

/** A request as its maker sees it. */
export const OwnRequest = z.object({
  reference: z.string(),
  kind: RequestKind,
  /** The kind of fact that it is about, where it is about a single one. */
  field: FactField.nullable(),
  state: RequestState,
  made_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  done_at: z.iso.datetime().nullable(),
  /** How many records it concerned, once it is done. */
  records: z.number().int().nullable(),
  reason: ClosingReason.nullable(),
});
export type OwnRequest = z.infer<typeof OwnRequest>;

export const Center = z.object({
  session: PrivacySession,
  records: z.array(OwnRecord),
  openings: Openings,
  /** The latest first. */
  requests: z.array(OwnRequest),
});
export type Center = z.infer<typeof Center>;

/** What became of the requests of one kind in a year. `unconfirmed` are those whose mailed link nobody used. */
export const KindFigures = z.object({
  kind: RequestKind,
  received: z.number().int(),
  complied: z.number().int(),
  denied: z.number().int(),
  unconfirmed: z.number().int(),
  open: z.number().int(),
  /** Answered after the due date, or unanswered past it. */
  late: z.number().int(),
  /** Null before the first answer. */
  median_days: z.number().nullable(),
});
export type KindFigures = z.infer<typeof KindFigures>;

export const Transparency = z.object({
  /** The latest first. `counted_at` is null for this year until it is counted. */
  years: z.array(z.object({ year: z.string(), counted_at: z.iso.datetime().nullable(), kinds: z.array(KindFigures) })),
  /** Registrations as a data broker, by state. */
  brokers: z.array(z.object({ state: z.string(), number: z.string() })),
});
export type Transparency = z.infer<typeof Transparency>;

/** What a request can have done to all open records at once. */
export const effectiveKinds = ['removal', 'delete', 'opt-out', 'limit'] as const satisfies readonly RequestKind[];
export type EffectiveKind = (typeof effectiveKinds)[number];

/** Everything held under what was verified. Fields are only ever added to a version. */
export const Copy = z.object({
  format: z.literal('calluna-copy'),
  version: z.literal(1),
  reference: z.string(),
  generated_at: z.iso.datetime(),
  identifiers: z.array(Identifier),
  /** Each open record with its openings and disputes. */
  records: z.array(
    z.object({
      report: Report,
      openings: Openings,
      disputes: z.array(
        z.object({
          field: z.string(),
          kind: DisputeKind,
          state: z.enum(['open', 'upheld', 'rejected', 'withdrawn']),
          opened_at: z.iso.datetime(),
          due_at: z.iso.datetime(),
          answered_at: z.iso.datetime().nullable(),
        }),
      ),
    }),
  ),
  /** Records that carry something verified, and may be someone else’s: they are not in this copy. */
  masked_records: z.number().int(),
  requests: z.array(OwnRequest),
  /** What those requests keep hidden: whole listings, or their addresses and numbers. */
  suppressions: z.array(
    z.object({ reference: z.string(), scope: z.enum(['listing', 'contact']), since: z.iso.datetime() }),
  ),
  /** Calls of the verified numbers to members: reports as spam within 90 days, and members called within a day. */
  calls: z.array(z.object({ number: z.string(), spam_reports: z.number().int(), members_called: z.number().int() })),
});
export type Copy = z.infer<typeof Copy>;

const byRecord = { person_id: PersonId };

/** The language of the mail that confirms a request. */
const language = z.enum(languages).default('en');

export const privacy = domain('privacy', {
  startVerification: {
    method: 'POST',
    path: '/privacy/verification',
    access: 'public',
    summary: 'Mail or text a code; the response is the same for every address and number',
    input: z.strictObject({ ...asTyped, language: z.enum(languages).default('en'), proof: Proof }),
    output: Identifier.extend({
      sent_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      again_at: z.iso.datetime(),
      attempts_left: z.number().int(),
    }),
    errors: ['request.too-many', 'request.proof-needed', 'request.conflict'],
  },
  confirmVerification: {
    method: 'POST',
    path: '/privacy/verification/code',
    access: 'cookie',
    summary: 'Verify an address or a number by its code, for thirty minutes; adds to what was verified before',
    input: z.strictObject({ ...asTyped, code: Pin }),
    output: PrivacySession,
    errors: ['auth.wrong-pin', 'request.too-many', 'request.conflict'],
  },
  startFromAccount: {
    method: 'POST',
    path: '/privacy/session',
    access: 'member',
    summary: 'Begin with the confirmed address and number of the signed-in account; requires a recent login',
    input: z.strictObject({}),
    output: PrivacySession,
    errors: ['privacy.nothing-verified', 'auth.login-again', 'request.conflict'],
  },
  endSession: {
    method: 'DELETE',
    path: '/privacy/session',
    access: 'cookie',
    summary: 'End it before its thirty minutes',
    input: z.strictObject({}),
    output: z.object({}),
    errors: [],
  },
  getCenter: {
    method: 'GET',
    path: '/privacy/center',
    access: 'cookie',
    summary: 'Records that carry what was verified, and how often they were opened',
    input: z.strictObject({}),
    output: Center,
    errors: ['privacy.not-verified', 'request.too-many'],
  },
  getRecord: {
    method: 'GET',
    path: '/privacy/records/{person_id}',
    access: 'cookie',
    summary: 'A record about oneself: each fact with its sources, dates and confidence',
    input: z.strictObject(byRecord),
    /** `hides_contacts`: its addresses and numbers were hidden on request, and are no longer held. */
    output: Report.extend({ person_id: PersonId, hides_contacts: z.boolean() }),
    errors: ['privacy.not-verified', 'privacy.record-masked', 'people.not-found', 'request.too-many'],
  },
  confirmRecord: {
    method: 'POST',
    path: '/privacy/records/{person_id}/confirmation',
    access: 'cookie',
    summary: 'Open a masked record by the street and house number of a home on it; few attempts a day',
    input: z.strictObject({ ...byRecord, street: line(256) }),
    output: z.object({}),
    errors: ['privacy.not-verified', 'privacy.no-match', 'people.not-found', 'request.too-many', 'request.conflict'],
  },
  disputeFact: {
    method: 'POST',
    path: '/privacy/records/{person_id}/disputes',
    access: 'cookie',
    summary: 'Dispute a fact of one’s own record: shown as disputed at once, answered within ten days',
    input: z.strictObject({
      ...byRecord,
      fact_id: FactId,
      kind: DisputeKind,
      right_value: optionalLine(256).optional(),
      note: optionalLine(256).optional(),
      language,
    }),
    /** `due_at` is our own date for the answer; the one of the law is later. */
    output: z.object({ fact_id: FactId, disputed: Disputed, due_at: z.iso.datetime(), request: OwnRequest }),
    errors: [
      'privacy.not-verified',
      'privacy.record-masked',
      'people.not-found',
      'people.fact-not-found',
      'request.too-many',
      'request.conflict',
    ],
  },
  hideFact: {
    method: 'POST',
    path: '/privacy/records/{person_id}/hidden-facts',
    access: 'cookie',
    summary: 'Take a single fact out of one’s own record at once and for good; filed as a limit',
    input: z.strictObject({ ...byRecord, fact_id: FactId, language }),
    output: OwnRequest,
    errors: [
      'privacy.not-verified',
      'privacy.record-masked',
      'people.not-found',
      'people.fact-not-found',
      'request.too-many',
      'request.conflict',
    ],
  },
  makeRequest: {
    method: 'POST',
    path: '/privacy/requests',
    access: 'cookie',
    summary: 'Remove, delete, take off sale or limit all open records, at once',
    input: z.strictObject({ kind: z.enum(effectiveKinds), language }),
    output: OwnRequest,
    errors: ['privacy.not-verified', 'privacy.record-masked', 'request.too-many', 'request.conflict'],
  },
  getCopy: {
    method: 'POST',
    path: '/privacy/copy',
    access: 'cookie',
    summary: 'A copy of everything held under what was verified',
    input: z.strictObject({ language }),
    output: Copy,
    errors: ['privacy.not-verified', 'request.too-many', 'request.conflict'],
  },
  getTransparency: {
    method: 'GET',
    path: '/transparency',
    access: 'public',
    summary: 'Privacy requests by kind and year, and registrations as a data broker',
    input: z.strictObject({}),
    output: Transparency,
    errors: ['request.too-many'],
  },
});
