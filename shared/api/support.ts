import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { languages } from '#shared/values/language.ts';
import { SHORT_CODE } from '#shared/values/pages.ts';
import { radicalWordings } from '#shared/values/radical-wording.ts';
import { Seller } from '#shared/values/seller.ts';

/** What a challenge may be for: a solution of one is none of another. */
export const proofRoutes = [
  'register',
  'login',
  'phone',
  'forgot',
  'search',
  'contact',
  'removal',
  'privacy',
  'checkout',
  'withdrawal',
] as const;
export const ProofRoute = z.enum(proofRoutes);
export type ProofRoute = z.infer<typeof ProofRoute>;

/** Each step doubles the work of a proof. The last is some 8 seconds of a desktop and 25 of a phone at most. */
export const MOST_WORK = 4;

export const support = domain('support', {
  getChallenge: {
    method: 'GET',
    path: '/bot-check/{route}',
    access: 'public',
    summary: 'A bot-check challenge: ALTCHA’s, or the site key of the external service',
    /** `work`: what `request.proof-needed` asked for. */
    input: z.strictObject({ route: ProofRoute, work: z.coerce.number().int().min(0).max(MOST_WORK).default(0) }),
    output: z.object({
      kind: z.enum(['altcha', 'turnstile']),
      challenge: z.unknown(),
      site_key: z.string().nullable(),
    }),
    errors: ['request.too-many'],
  },
  getDeviceHash: {
    method: 'GET',
    path: '/device-hash',
    access: 'public',
    summary: 'A random id for this browser; not derived from the device',
    input: z.object({}),
    output: z.object({ fingerprint: z.string() }),
    errors: ['request.too-many'],
  },
  newWebEvent: {
    method: 'POST',
    path: '/web_event/new',
    access: 'public',
    summary: 'Record a browser event; unknown names are dropped',
    input: z.object({
      event_name: z.string().min(1, 'required').max(64),
      reference_type: z.enum(['web_chat', 'user', 'common']),
      reference_id: z.union([z.string().max(64), z.number().int()]),
      event_params: z
        .record(z.string().max(64), z.union([z.string().max(256), z.number(), z.boolean(), z.null()]))
        .default({}),
    }),
    output: z.object({}),
    errors: ['request.too-many'],
  },
  reportTranslations: {
    method: 'POST',
    path: '/translations',
    access: 'public',
    summary: 'Report missing translations of a page',
    input: z.object({
      keys: z.array(z.string().min(1).max(256)).min(1).max(200),
      language: z.enum(languages).optional(),
    }),
    output: z.object({}),
    errors: ['request.too-many'],
  },
  getSeller: {
    method: 'GET',
    path: '/seller',
    access: 'public',
    summary:
      'The company that members contract with, its governing law, and the days in which a charge can be refunded',
    input: z.strictObject({}),
    output: Seller.extend({
      /** Nothing is configured: this is no real company. */
      is_example: z.boolean(),
      refund_days: z.number().int(),
    }),
    errors: [],
  },
  getHours: {
    method: 'GET',
    path: '/support/hours',
    access: 'public',
    summary: 'When support is there: the present or next shift and those of the following days',
    input: z.strictObject({}),
    output: z.object({
      now: z.iso.datetime(),
      is_open: z.boolean(),
      /** Seven; the first is the present or the next one. */
      shifts: z.array(z.object({ opens_at: z.iso.datetime(), closes_at: z.iso.datetime() })).min(1),
      time_zone: z.string(),
      /** Within how many hours a message is answered. */
      answer_hours: z.number().int(),
    }),
    errors: [],
  },
  getConfiguration: {
    method: 'GET',
    path: '/configuration',
    access: 'public',
    summary:
      'What a stage shows differently: its session recorder, and the wording of the assistant’s second page; and the country of the visitor',
    input: z.strictObject({}),
    output: z.object({
      /** The project of the session recorder; null where nothing is ever recorded. */
      clarity_project: z.string().nullable(),
      radical_wording: z.enum(radicalWordings),
      /** By ISO 3166-1; null where the edge cannot tell. */
      country: z.string().nullable(),
    }),
    errors: [],
  },
  openShortLink: {
    method: 'POST',
    path: '/short-links/{short_code}',
    access: 'public',
    summary: 'Resolve a short link to one of our pages and count the click',
    input: z.strictObject({ short_code: z.string().regex(SHORT_CODE) }),
    output: z.object({ target_path: z.string() }),
    errors: ['support.unknown-link', 'auth.link-expired', 'request.too-many'],
  },
});
