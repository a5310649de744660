import * as z from 'zod';

import { Town } from '#shared/api/people/teaser.ts';
import { Day } from '#shared/values/day.ts';
import { DisputeKind } from '#shared/values/dispute.ts';
import { FactState } from '#shared/values/fact-state.ts';
import { PersonId } from '#shared/values/id.ts';
import {
  AddressFact,
  BirthFact,
  Counts,
  DeathFact,
  EducationFact,
  EmailFact,
  GenderFact,
  ImageFact,
  JobFact,
  NameFact,
  PhoneFact,
  PhotoFact,
  ProfileFact,
  RelationshipFact,
  RelativeFact,
} from '#shared/values/person.ts';
import { VitalStatus } from '#shared/values/vital-status.ts';

/** That a fact is disputed, since when, and what is said to be wrong with it. */
export const Disputed = z.object({ since: z.iso.datetime(), kind: DisputeKind });
export type Disputed = z.infer<typeof Disputed>;

/** The id of a fact: it says nothing of the fact, and stays the same as long as the fact does. */
export const FactId = z.string().regex(/^[\w-]{43}$/);

/** A fact as a report shows it. */
const reported = <S extends z.core.$ZodLooseShape>(fact: z.ZodObject<S>) =>
  z.object({ ...fact.shape, fact_id: FactId, fact_state: FactState, disputed: Disputed.nullable() });
export type Reported = { fact_id: string; fact_state: FactState; disputed: Disputed | null };

/** Where the data of a source comes from; what its operator did not state is null. */
export const SourceAbout = z.object({
  url: z
    .url({ protocol: /^https$/ })
    .max(512)
    .nullable(),
  licence: z.string().max(120).nullable(),
  licence_url: z
    .url({ protocol: /^https$/ })
    .max(512)
    .nullable(),
  /** The day that the data is as of. */
  as_of: Day.nullable(),
  retrieved_on: Day.nullable(),
  /** What the source lacks, in the words of its operator. */
  lacks: z.string().max(500).nullable(),
});
export type SourceAbout = z.infer<typeof SourceAbout>;

/** Everything we may show about one person. */
export const Report = z.object({
  person_id: PersonId,
  /** The first is the one to show. */
  names: z.array(reported(NameFact)).min(1),
  birth_date: reported(BirthFact).nullable(),
  death: reported(DeathFact).nullable(),
  gender: reported(GenderFact).nullable(),
  relation_ship_status: reported(RelationshipFact).nullable(),
  addresses: z.array(reported(AddressFact)),
  phones: z.array(reported(PhoneFact)),
  emails: z.array(reported(EmailFact)),
  family_members: z.array(
    reported(RelativeFact).extend({
      age: z.number().int().nullable(),
      /** The birth date of their own listing, and so the age, may be wrong. */
      is_birth_uncertain: z.literal(true).optional(),
      gender: GenderFact.shape.gender.nullable(),
      lives_in: Town.nullable(),
    }),
  ),
  jobs: z.array(reported(JobFact.omit({ ended_by: true }))),
  education: z.array(reported(EducationFact)),
  images: z.array(reported(ImageFact)),
  photos: z.array(reported(PhotoFact)),
  social_profiles: z.array(reported(ProfileFact)),
  /** The age of a living person, or at which a person died. */
  age: z.number().int().nullable(),
  vital_status: VitalStatus,
  counts: Counts,
  sources: z.array(
    z.object({
      source: z.string(),
      facts: z.number().int(),
      /** The latest day on which it saw the person; null where it gives none, or where the latest is the start of a term. */
      last_seen: Day.nullable(),
      /** The term that it names, where `last_seen` is null. */
      term: z.object({ start: Day, until: Day }).optional(),
      about: SourceAbout.nullable(),
    }),
  ),
});
export type Report = z.infer<typeof Report>;

/** A person that a source places at an address or in its street: now, before, or without a date. */
export const Neighbor = z.object({
  person_id: PersonId,
  full_name: z.string(),
  age: z.number().int().nullable(),
  /** The birth date, and so the age, may be wrong. */
  is_birth_uncertain: z.literal(true).optional(),
  fact_state: FactState,
});
export type Neighbor = z.infer<typeof Neighbor>;
