import * as z from 'zod';

import { Day } from '#shared/values/day.ts';

/** What public registers hold about people. */
export const RegisterKind = z.enum(['sanctions', 'licences', 'courts', 'bankruptcies']);
export type RegisterKind = z.infer<typeof RegisterKind>;

/** An entry of a register under the name of a person, possibly about a namesake. */
export const RegisterEntry = z.object({
  kind: RegisterKind,
  /** In the words of the register: the case, the profession, the name on the list. */
  title: z.string(),
  /** When the case was filed, the licence was given, or the name came on the list. */
  date: Day.nullable(),
  /** The court or the state, in the words of the register. */
  jurisdiction: z.string().nullable(),
  /** Who imposed it: countries by ISO 3166-1, `EU` and `UN`. */
  authorities: z.array(z.string()),
  status: z.enum(['listed', 'open', 'closed', 'active', 'inactive']).nullable(),
  url: z.url({ protocol: /^https$/ }).nullable(),
  /** What agrees: the name alone, or also the month and year of birth. Neither proves that it is the same person. */
  match: z.enum(['name', 'name-and-birth']),
  source: z.string(),
});
export type RegisterEntry = z.infer<typeof RegisterEntry>;

/**
 * What the registers of one kind answered.
 *
 * - `not-connected`: none is asked about this person.
 * - `not-shown-here`: none may be asked, by the law of where the person lives, or because that is not known.
 * - `failed`: none answered, also because the calls of the day are used up.
 */
export const RegisterAnswer = z.object({
  kind: RegisterKind,
  state: z.enum(['not-connected', 'answered', 'failed', 'not-shown-here']),
  entries: z.array(RegisterEntry),
  /** Whether a register has more entries under the name than these. */
  has_more: z.boolean(),
  /** The registers that answered. */
  sources: z.array(z.object({ source: z.string(), url: z.url(), licence: z.string().nullable() })),
  asked_at: z.iso.datetime().nullable(),
});
export type RegisterAnswer = z.infer<typeof RegisterAnswer>;
