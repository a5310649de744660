import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { SearchId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';
import { NumberMark, SpamKind } from '#shared/values/number-mark.ts';

/** The kind of line that a numbering plan gives a number out for. `fixed_or_mobile`: the plan does not tell, as in North America. */
export const lineKinds = [
  'mobile',
  'fixed',
  'fixed_or_mobile',
  'toll_free',
  'premium',
  'shared_cost',
  'internet',
  'satellite',
  'personal',
  'pager',
  'company',
  'voicemail',
  'unknown',
] as const;
const LineKind = z.enum(lineKinds);
export type LineKind = z.infer<typeof LineKind>;

/** A name, and the language that it is in: the one asked for, or else another. */
const LocalName = z.object({ name: z.string(), language: z.string() });

/** What numbering plans say of a number. */
export const NumberFacts = z.object({
  number: Phone,
  /** Whether its range is given out; one that is not cannot be called back. */
  is_valid: z.boolean(),
  international: z.string(),
  national: z.string(),
  /** ISO 3166-1 alpha-2; null where the number is of no country, or of none that is known. */
  country: z.string().nullable(),
  calling_code: z.string(),
  line: LineKind,
  /** The town or region of its area code. */
  place: LocalName.nullable(),
  /** The town of most numbers of the area code, where only the region of this number is known. */
  area_town: LocalName.nullable(),
  /** To whom the range was given first; the number may have moved since. */
  carrier: LocalName.nullable(),
  /** IANA names; none where the number does not say. */
  time_zones: z.array(z.string()),
});
export type NumberFacts = z.infer<typeof NumberFacts>;

/**
 * Why a number has its verdict. `count` is how many members said so within `days`, null where that are fewer than three;
 * `spam_kind` is what at least three of them called it.
 */
export const NumberReason = z.object({
  code: z.enum(['reported', 'vouched', 'burst', 'cleared', 'unassigned', 'premium', 'shared_cost', 'internet']),
  count: z.number().int().min(3).nullable(),
  days: z.number().int().nullable(),
  spam_kind: SpamKind.nullable(),
});
export type NumberReason = z.infer<typeof NumberReason>;

export const NumberVerdict = z.object({
  verdict: z.enum(['likely_safe', 'unknown', 'suspicious', 'likely_spam']),
  reasons: z.array(NumberReason),
});
export type NumberVerdict = z.infer<typeof NumberVerdict>;

/** What the member says of the number. */
const OwnMark = z.object({ mark: NumberMark.nullable(), spam_kind: SpamKind.nullable() });

export const NumberCard = NumberFacts.extend({
  verdict: NumberVerdict,
  /** Null for a visitor. */
  mine: OwnMark.nullable(),
});
export type NumberCard = z.infer<typeof NumberCard>;

export const numbers = domain('numbers', {
  getCard: {
    // Of a search, whose id says nothing: a number belongs in no URL, log or history.
    method: 'GET',
    path: '/people/searches/{search_id}/number',
    access: 'public',
    recognises: true,
    checksCountry: true,
    summary:
      'What is known of the phone number that was searched: line, place, carrier, and whether it is reported as spam',
    input: z.strictObject({ search_id: SearchId, language: z.enum(languages).default('en') }),
    output: NumberCard,
    errors: ['people.search-not-found', 'request.too-many'],
  },
  mark: {
    method: 'POST',
    path: '/numbers/mark',
    access: 'member',
    summary: 'Mark a phone number as spam, not spam or known; null takes the mark back, which no limit prevents',
    input: z.strictObject({
      phone: Phone,
      mark: NumberMark.nullable(),
      /** Of spam. */
      spam_kind: SpamKind.nullable().default(null),
    }),
    output: z.object({ mine: OwnMark, verdict: NumberVerdict }),
    errors: ['privacy.nothing-verified', 'request.too-many', 'request.conflict'],
  },
});
