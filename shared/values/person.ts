import * as z from 'zod';

import { Birth, Day } from '#shared/values/day.ts';
import { PersonId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/** Text as people wrote it: trimmed, no control characters, at most `max` UTF-16 units. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\u0000-\u001f\u007f]*$/);

/** One source of a fact, and the period in which it was seen there; null if the source does not say. */
export const Provenance = z.strictObject({
  source: text(80),
  first_seen: Day.nullable(),
  last_seen: Day.nullable(),
});
export type Provenance = z.infer<typeof Provenance>;

/** How sure we are: 1 low, 2 may be, 3 good, 4 high. Screens say “may” up to 2. */
export const Confidence = z.literal([1, 2, 3, 4]);
export type Confidence = z.infer<typeof Confidence>;

const envelope = {
  confidence: Confidence,
  sources: z.array(Provenance).min(1).max(20),
  /** Until when its source says that it holds: the end of a term of office may lie ahead. */
  until: Day.optional(),
  /** The start of the term that ends at `until`: a date of the source, on which nobody need have seen the fact. */
  term_start: Day.optional(),
  /** Its source says that it no longer holds, and not since when. */
  former: z.literal(true).optional(),
  /** Corrected: true once, and no longer since this day. */
  outdated_since: Day.optional(),
};
export type Envelope = {
  confidence: Confidence;
  sources: Provenance[];
  until?: Day | undefined;
  term_start?: Day | undefined;
  former?: true | undefined;
  outdated_since?: Day | undefined;
};

/** A value with its provenance: every fact in the product has one. */
const fact = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject({ ...shape, ...envelope });

export const NameFact = fact({
  full_name: text(256),
  first_name: text(256).nullable(),
  middle_name: text(256).nullable(),
  last_name: text(256).nullable(),
  /** `also`: a nickname, or the name in another script. */
  kind: z.enum(['current', 'earlier', 'also']),
});
export const BirthFact = fact(Birth.shape);
/** Year and month of death. */
export const DeathFact = fact(Birth.shape);
export const GenderFact = fact({ gender: z.enum(['male', 'female']) });
export const RelationshipFact = fact({
  relation_ship_status: z.enum(['single', 'married', 'partnered', 'separated', 'divorced', 'widowed']),
});
/** An opaque key of the place that a fact belongs to: the numbers and the address of one office have the same. */
const OfficeKey = z.string().regex(/^[\w-]{12}$/);
export const AddressFact = fact({
  kind: z.enum(['home', 'office', 'postal']),
  current: z.boolean(),
  /** House number and street, with the flat or suite; null where only the town is known. */
  street: text(256).nullable(),
  city: text(128).nullable(),
  /** The state or province: its postal code in the US (`WA`), its name elsewhere. */
  state: text(128).nullable(),
  postal_code: text(16).nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  office: OfficeKey.optional(),
});
export const PhoneFact = fact({
  number: Phone,
  phone_type: z.enum(['mobile', 'landline', 'office', 'fax', 'voip', 'other']),
  office: OfficeKey.optional(),
});
export const EmailFact = fact({ email: z.email().max(256), email_type: z.enum(['personal', 'work', 'other']) });
export const RelativeFact = fact({
  full_name: text(256),
  relation: z.enum([
    'spouse',
    'partner',
    'parent',
    'child',
    'sibling',
    'grandparent',
    'grandchild',
    'parent_in_law',
    'sibling_in_law',
    'other',
  ]),
  /** Null where the relative has no listing of their own. */
  person_id: PersonId.nullable(),
  /** Where known: people under 18 are not named or counted, in other reports either. */
  birth_date: Birth.nullable(),
});
const Period = { started: Day.nullable(), ended: Day.nullable() };
/** A state or province as addresses name it. */
const Region = z.object({ state: text(128), country: z.string().regex(/^[A-Z]{2}$/) });
export const JobFact = fact({
  title: text(256),
  employer: text(256).nullable(),
  city: text(128).nullable(),
  ...Period,
  /** The region that the holder of an elected office represents, wherever the office is. */
  represents: Region.optional(),
  /** The day by which it had ended at the latest, where the source gives no end and implies this. No view shows it. */
  ended_by: Day.optional(),
});
export const EducationFact = fact({ school: text(256), degree: text(256).nullable(), ...Period });
/** The key of a drawn portrait, never a photograph: the same key always draws the same face (`portrait.ts`). Only invented people have one. */
export const ImageFact = fact({ portrait: text(64) });
const link = z.url({ protocol: /^https$/ }).max(512);
/** A photograph that its source may pass on: its page, the licence, and who is to be named. */
export const PhotoFact = fact({
  url: link,
  licence: text(120),
  licence_url: link.nullable(),
  credit: text(200).nullable(),
});
export const ProfileFact = fact({
  network: text(40),
  username: text(128),
  url: z
    .url({ protocol: /^https?$/ })
    .max(512)
    .nullable(),
});

/**
 * A person as the index keeps them, with every field of specification §3. The same shape is read from our own JSONL,
 * stored in the table and, filtered, sent to a subscriber. The day of birth is in none of them.
 */
export const Person = z.strictObject({
  person_id: PersonId,
  /** The first is the one to show. */
  names: z.array(NameFact).min(1).max(20),
  birth_date: BirthFact.nullable(),
  /** No fact: the assumed birth of a possible minor, from the records of relatives. The import sets it; no view shows it. */
  family_birth: Birth.optional(),
  death: DeathFact.nullable().default(null),
  gender: GenderFact.nullable(),
  relation_ship_status: RelationshipFact.nullable(),
  addresses: z.array(AddressFact).max(40),
  phones: z.array(PhoneFact).max(30),
  emails: z.array(EmailFact).max(20),
  family_members: z.array(RelativeFact).max(40),
  jobs: z.array(JobFact).max(60),
  education: z.array(EducationFact).max(20),
  images: z.array(ImageFact).max(20),
  photos: z.array(PhotoFact).max(20).default([]),
  social_profiles: z.array(ProfileFact).max(20),
});
export type Person = z.infer<typeof Person>;
export type AddressFact = z.infer<typeof AddressFact>;
export type RelativeFact = z.infer<typeof RelativeFact>;
export type NameFact = z.infer<typeof NameFact>;

/** What a teaser counts: how many facts each section of the report holds. */
export const Counts = z.strictObject({
  personal: z.number().int(),
  phones: z.number().int(),
  emails: z.number().int(),
  locations: z.number().int(),
  relationships: z.number().int(),
  jobs: z.number().int(),
  education: z.number().int(),
  social_profiles: z.number().int(),
  images: z.number().int(),
  cities: z.number().int(),
  states: z.number().int(),
  countries: z.number().int(),
});
export type Counts = z.infer<typeof Counts>;

/** Every fact of a person, in the order of the report’s sections. A drawn portrait is none. */
export const factsOf = (person: Person): Envelope[] => [
  ...person.names,
  ...[person.birth_date, person.death, person.gender, person.relation_ship_status].filter((fact) => fact !== null),
  ...person.phones,
  ...person.emails,
  ...person.addresses,
  ...person.family_members,
  ...person.jobs,
  ...person.education,
  ...person.social_profiles,
  ...person.photos,
];

/** When a fact was first and last seen; null where no source says. */
export function span({ sources }: Envelope): { from: Day | null; to: Day | null } {
  const days = (pick: 'first_seen' | 'last_seen') => sources.flatMap((each) => each[pick] ?? []).sort();
  return { from: days('first_seen')[0] ?? null, to: days('last_seen').at(-1) ?? null };
}

/** The latest day on which a source saw one of these facts; null where none says, or where the latest is only the start of a term. */
export function lastSighting(facts: readonly Envelope[]): Day | null {
  const days = facts.map((fact) => ({ day: span(fact).to, isTermStart: isTermStart(fact) }));
  const [latest] = days
    .filter(({ day }) => day !== null)
    .sort((a, b) => b.day!.localeCompare(a.day!) || Number(b.isTermStart) - Number(a.isTermStart));
  return latest && !latest.isTermStart ? latest.day : null;
}

/** Whether the latest date of a fact is the start of its term, and so no sighting. */
export const isTermStart = (fact: Envelope): boolean =>
  fact.term_start !== undefined && span(fact).to === fact.term_start;

/** Whether it may be wrong: screens say so. */
export const isUncertain = ({ confidence }: Pick<Envelope, 'confidence'>): boolean => confidence <= 2;

/** Whether no correction has made a former fact of it. */
export const isCurrent = ({ outdated_since }: Envelope): boolean => outdated_since === undefined;

/** Everything that a source says about when a fact holds. */
export type Dated = Envelope & { ended?: Day | null; current?: boolean };
