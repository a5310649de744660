import * as z from 'zod';

import { Birth, Day } from '#shared/values/day.ts';
import { FactState } from '#shared/values/fact-state.ts';
import { PersonId } from '#shared/values/id.ts';
import { AddressFact, Counts, EmailFact, PhoneFact } from '#shared/values/person.ts';
import { VitalStatus } from '#shared/values/vital-status.ts';

export const Town = z.object({ city: z.string().nullable(), state: z.string().nullable(), country: z.string() });
export type Town = z.infer<typeof Town>;

/** What a person does or did, and whether that holds today as far as the source says. */
export const Occupation = z.object({
  title: z.string(),
  employer: z.string().nullable(),
  started: Day.nullable(),
  ended: Day.nullable(),
  fact_state: FactState,
  /** Of a current job, the day ahead until which its source vouches for it: the end of a term. */
  until: Day.optional(),
});
export type Occupation = z.infer<typeof Occupation>;

const kindsOf = <T extends z.ZodEnum>(kind: T) => z.partialRecord(kind, z.number().int());
const latest = Day.nullable();
/** How many no longer hold; undefined as far as it was not counted. */
const former = z.number().int().optional();

/** What personal details there are beside names. */
export const PersonalKind = z.enum(['birth-month', 'birth-year', 'death', 'gender', 'marital-status']);
export type PersonalKind = z.infer<typeof PersonalKind>;

/** What sections hold: how many of which kind, and when one was last seen. No values. */
export const Summaries = z.object({
  /** Missing in teasers that were stored without it. */
  personal: z.object({ kinds: z.array(PersonalKind) }).optional(),
  phones: z.object({ kinds: kindsOf(PhoneFact.shape.phone_type), former, latest }),
  emails: z.object({ kinds: kindsOf(EmailFact.shape.email_type), former, latest }),
  /** `streets` is how many places have one; teasers of before do not say. */
  locations: z.object({ kinds: kindsOf(AddressFact.shape.kind), streets: z.number().int().optional(), former, latest }),
  jobs: z.object({ from: Day.nullable(), latest }),
  social_profiles: z.object({ networks: z.array(z.string()) }),
});
export type Summaries = z.infer<typeof Summaries>;

/**
 * A person’s public card: name, age, towns, occupation, and how much is known. No contact data, and of the birth only its
 * year where there is no age.
 */
export const Teaser = z.object({
  person_id: PersonId,
  full_name: z.string(),
  also_known_as: z.array(z.string()),
  /** Of a living person. */
  age: z.number().int().nullable(),
  /** The year alone, and only where `age` is null: both would narrow the month. */
  birth_date: Birth.extend({ month: z.null() }).nullable(),
  /** The birth date, and so the age, may be wrong. */
  is_birth_uncertain: z.literal(true).optional(),
  death: Birth.nullable().default(null),
  vital_status: VitalStatus,
  occupation: Occupation.nullable(),
  portrait: z.string().nullable(),
  /** Null where no source dates the home to the present. */
  lives_in: Town.nullable(),
  /** The latest home, where `lives_in` is null and no source says that the person left it. */
  last_known_in: Town.nullable().default(null),
  lived_in: z.array(Town),
  works_in: z.array(Town),
  /** The states and provinces that the person represents or represented in an elected office. */
  represents: z.array(Town).optional(),
  /** Names of some relatives; `counts.relationships` says how many there are. */
  related_to: z.array(z.string()),
  counts: Counts,
  summaries: Summaries.nullable(),
  last_seen: Day.nullable(),
  sources: z.array(z.string()),
});
export type Teaser = z.infer<typeof Teaser>;
