import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { page, PageNumber } from '#shared/contract/page.ts';
import { EntryId, PersonId } from '#shared/values/id.ts';
import { Money } from '#shared/values/money.ts';

/** Why credits came or went. */
export const CreditCause = z.enum([
  'trial',
  'month',
  'month-ended',
  'report',
  'opened-again',
  'returned-empty',
  'returned-wrong-person',
  'reversed',
  'support',
]);
export type CreditCause = z.infer<typeof CreditCause>;

/** One line of the ledger: nothing is ever changed in it, only added. */
export const CreditEntry = z.object({
  entry_id: EntryId,
  at: z.iso.datetime(),
  cause: CreditCause,
  change: z.number().int(),
  /** The balance after it. */
  left: z.number().int(),
  /** What it was for, in its owner’s eyes: the name at the head of a report, the number of a month. */
  subject: z.string().nullable(),
  person_id: PersonId.nullable(),
  facts: z.number().int().nullable(),
  sources: z.number().int().nullable(),
  purpose: z.string().nullable(),
  free_until: z.iso.datetime().nullable(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

export const billing = domain('billing', {
  getOffer: {
    method: 'GET',
    path: '/billing/offer',
    access: 'public',
    summary: 'What a membership costs, as configured now',
    input: z.strictObject({}),
    output: z.object({
      trial_days: z.number().int(),
      trial_credits: z.number().int(),
      monthly_price: Money,
      monthly_credits: z.number().int(),
    }),
    errors: [],
  },
  getCredits: {
    method: 'GET',
    path: '/billing/credits',
    access: 'member',
    summary: 'The balance of credits, and each one’s cause',
    input: z.strictObject({ page: PageNumber, only: z.enum(['all', 'used', 'returned']).default('all') }),
    output: z.object({
      balance: z.number().int(),
      /** Of all that came since the last grant: what is not used, was used and returned, and was used. */
      unused: z.number().int(),
      returned: z.number().int(),
      used: z.number().int(),
      /** When the next ones come; null where no membership runs. */
      renews_at: z.iso.datetime().nullable(),
      entries: page(CreditEntry),
    }),
    errors: [],
  },
});
