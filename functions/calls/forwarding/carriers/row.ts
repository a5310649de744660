import * as z from 'zod';

import { Carrier, Leg } from '#shared/api/forwarding.ts';
import { Phone } from '#shared/values/phone.ts';

/** Forwards every call, so that the phone never rings: no row may have such a code. */
const all = /^\*{1,2}(21|002)\*|^\*72/;
const Setting = z.string().refine((code) => !all.test(code), 'Forwards all calls');

/** What is dialled for one kind of missed calls. Several codes in a row are apart by a space, in the order of dialling. */
const Codes = z.strictObject({ set: Setting, undo: z.string(), query: z.string().nullable() });

/** A way of dialling that several carriers share. */
export const Scheme = z.strictObject({
  legs: z.partialRecord(Leg, Codes),
  /** Cancels all legs together; null if each has its own. */
  undo_all: z.string().nullable(),
});
export type Scheme = z.infer<typeof Scheme>;

/** How our number is written in a code: +1 218…, 1 218…, 0532…, or 218…. */
const numberForms = ['plus', 'country', 'national', 'ten_digits'] as const;

/** A carrier. `confidence` D is the GSM standard, unconfirmed for this carrier. */
export const CarrierRow = z.strictObject({
  id: z.string().regex(/^[a-z]{2}(-[a-z0-9]+)+$/),
  country: Carrier.shape.country,
  name: z.string().min(2),
  /** Mobile country and network codes, where we are sure of them. */
  networks: z.array(z.string().regex(/^\d{5,6}$/)).default([]),
  scheme: z.string(),
  number: z.enum(numberForms).default('plus'),
  /** Overrides the scheme’s. */
  undo_all: z.string().optional(),
  /** How the seconds of ringing are added to the code of the first leg, and which ones may be. */
  ring: z
    .strictObject({ form: z.string().includes('{seconds}'), seconds: z.array(z.number().int()) })
    .nullable()
    .default(null),
  cost: Carrier.shape.cost.default('unknown'),
  /** In figures, as the source has it. */
  cost_note: z.string().nullable().default(null),
  source: z.string(),
  confidence: Carrier.shape.confidence,
  checked_on: z.iso.date().default('2026-11-21'),
  /** Where the carrier’s own voicemail is. */
  voicemail: Phone.nullable().default(null),
  is_by_app: z.boolean().default(false),
});
export type CarrierRow = z.infer<typeof CarrierRow>;
export type CarrierData = z.input<typeof CarrierRow>;
