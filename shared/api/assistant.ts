import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { page, PageNumber } from '#shared/contract/page.ts';
import { CallId } from '#shared/values/id.ts';

/** A call that the assistant took, in a list. */
export const CallSummary = z.object({
  id: CallId,
  caller_number: z.string(),
  caller_name: z.string().nullable(),
  caller_name_source: z.enum(['said', 'contact', 'lookup', 'unknown']),
  reason: z.string().nullable(),
  urgency: z.enum(['low', 'normal', 'high']),
  started_at: z.iso.datetime(),
  duration_s: z.number().int(),
  status: z.enum(['screened', 'voicemail', 'callback_requested', 'hung_up', 'blocked']),
  is_read: z.boolean(),
  spam: z.object({
    score: z.number().int().min(0).max(100),
    verdict: z.enum(['likely_spam', 'suspicious', 'unknown', 'likely_safe']),
    reasons: z.array(z.object({ code: z.string(), weight: z.number(), text: z.string() })),
  }),
  has_audio: z.boolean(),
  transcript_preview: z.string(),
  appointment: z.object({ id: z.string(), starts_at: z.iso.datetime(), tz: z.string(), state: z.string() }).nullable(),
});
export type CallSummary = z.infer<typeof CallSummary>;

export const assistant = domain('assistant', {
  getCalls: {
    method: 'GET',
    path: '/mobile/assistant/list-v2',
    access: 'chat',
    summary: 'The calls that were forwarded, latest first',
    input: z.strictObject({
      page: PageNumber,
      per_page: z.coerce.number().int().min(1).max(50).default(20),
      filter: z.enum(['all', 'unread', 'spam', 'voicemail', 'appointment']).default('all'),
    }),
    output: page(CallSummary),
    errors: [],
  },
  updateRead: {
    method: 'POST',
    path: '/mobile/assistant/update-read',
    access: 'chat',
    summary: 'Mark calls as read, or as not',
    input: z.strictObject({ ids: z.array(CallId).min(1).max(50), is_read: z.boolean() }),
    output: z.object({ updated: z.number().int(), unread_total: z.number().int() }),
    errors: ['request.conflict'],
  },
});
