import * as z from 'zod';

import { Phone } from '#shared/values/phone.ts';

/** What happens when a person calls: as usual, the owner’s phone rings, only a message is taken. */
export const routes = ['assistant', 'put_through', 'message_only'] as const;
export const RULE_GREETING_MAX = 120;

/** How one person is treated. */
export const PersonRule = z.object({
  phone: Phone,
  name: z.string().nullable(),
  at: z.iso.datetime(),
  route: z.enum(routes).default('put_through'),
  /** Said to callers from the number, in place of the owner’s greeting. */
  greeting: z.string().default(''),
  /** The owner is alerted of each call, and it comes first. */
  is_vip: z.boolean().default(false),
});
export type PersonRule = z.infer<typeof PersonRule>;

export const BLOCKED_PREFIXES_MAX = 50;
export const BLOCKED_COUNTRIES_MAX = 50;

/** Which kinds of numbers are blocked, and what their callers hear: one sentence, or that they can leave a message. */
export const Blocking = z.object({
  /** These can always leave a message: emergency services call back without a number in some countries. */
  withheld: z.boolean(),
  /** The beginning of a number, with its country’s code. */
  prefixes: z.array(z.string().regex(/^\+[1-9]\d{1,11}$/)).max(BLOCKED_PREFIXES_MAX),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(BLOCKED_COUNTRIES_MAX),
  action: z.enum(['end', 'voicemail']),
});
export type Blocking = z.infer<typeof Blocking>;

export const nothingBlocked: Blocking = { withheld: false, prefixes: [], countries: [], action: 'end' };
