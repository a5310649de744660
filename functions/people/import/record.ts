import * as z from 'zod';

import { Birth, Day } from '#shared/values/day.ts';
import {
  AddressFact,
  Confidence,
  EducationFact,
  EmailFact,
  ImageFact,
  JobFact,
  NameFact,
  PhoneFact,
  PhotoFact,
  ProfileFact,
  RelationshipFact,
  RelativeFact,
  Provenance,
  text,
} from '#shared/values/person.ts';

/**
 * Provenance fields that any fact may have. Defaults: confidence 3, first seen unknown, last seen on the day that the
 * source is as of (unknown without one), and the source of the import. `sources` names the original sources of a combined
 * record. `until` is the day until which the source says that the fact holds, `term_start` the start of that term, `former` that it no longer does.
 */
const provenance = {
  confidence: Confidence.optional(),
  first_seen: Day.nullish(),
  last_seen: Day.nullish(),
  until: Day.optional(),
  term_start: Day.optional(),
  former: z.literal(true).optional(),
  sources: z.array(Provenance).min(1).max(20).optional(),
};

/** The source's own name of an office: its address and its numbers carry the same. It is stored as an opaque key. */
const office = text(64).optional();

const factOf = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject({ ...shape, ...provenance });

/** A field that may be missing. */
const optional = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** A list that may be missing. */
const listOf = <S extends z.ZodType>(schema: S, max: number) => z.array(schema).max(max).default([]);

/** A schema whose input is preprocessed, typed with the accepted input. */
const preprocessed = <S extends z.ZodType>(schema: S, before: (value: unknown) => unknown) =>
  z.preprocess(before, schema) as unknown as z.ZodType<z.output<S>, z.input<S> | string>;

/** A fact with a single field may be abbreviated: `"a@b.org"` for `{"email": "a@b.org"}`. */
const shorthand = <S extends z.ZodType>(field: string, schema: S) =>
  preprocessed(schema, (value) => (typeof value === 'string' ? { [field]: value } : value));

/** A person's id in their source: text or a number. */
const SourceId = z.union([z.int().transform(String), text(200)]);

const country = z.string().trim().toUpperCase().pipe(AddressFact.shape.country);

/** A date; a year or month alone means its first day. */
const AnyDay = z
  .string()
  .regex(/^\d{4}(-\d\d){0,2}$/, 'is no day: expected YYYY, YYYY-MM or YYYY-MM-DD')
  .transform((day) => (day.length === 4 ? `${day}-01-01` : day.length === 7 ? `${day}-01` : day))
  .pipe(Day);

const period = { started: optional(AnyDay), ended: optional(AnyDay) };

/** A number, also as text from a table. */
const degrees = <S extends z.ZodType>(schema: S) =>
  optional(preprocessed(schema, (value) => (typeof value === 'string' && value.trim() ? Number(value) : value)));

const nameParts = {
  full_name: optional(text(256)),
  first_name: optional(text(256)),
  middle_name: optional(text(256)),
  last_name: optional(text(256)),
};

const month = z.int().refine((month) => month >= 1 && month <= 12, 'is no month');

/** 1958, "1958", "1958-10" or "1958-10-13"; the day is dropped here and never stored. */
const birthDate = <S extends z.core.$ZodLooseShape>(more: S) =>
  preprocessed(z.strictObject({ year: Birth.shape.year, month: optional(month), ...more }), (value) => {
    if (typeof value === 'number') return { year: value };
    const parts = typeof value === 'string' && /^(\d{4})(?:-(\d\d)(?:-\d\d)?)?$/.exec(value.trim());
    return parts ? { year: Number(parts[1]), month: parts[2] ? Number(parts[2]) : null } : value;
  });

const gender = z
  .string()
  .trim()
  .toLowerCase()
  .transform((word) => ({ m: 'male', f: 'female' })[word] ?? word)
  .pipe(z.enum(['male', 'female']));

/**
 * One line of our JSONL format: what one source says about one person. Only the name is required, in `names` or, if
 * there is one, in `full_name` or its parts.
 */
export const ImportRecord = z.strictObject({
  /** The person's id in the source. Without one the content serves as id, so a changed line is another person. */
  id: optional(SourceId),
  ...nameParts,
  names: listOf(shorthand('full_name', factOf({ ...nameParts, kind: NameFact.shape.kind.default('current') })), 20),
  birth_date: optional(birthDate(provenance)),
  /** Year and month of death, in the same forms. */
  death: optional(birthDate(provenance)),
  gender: optional(shorthand('gender', factOf({ gender }))),
  relation_ship_status: optional(
    shorthand('relation_ship_status', factOf({ relation_ship_status: RelationshipFact.shape.relation_ship_status })),
  ),
  addresses: listOf(
    factOf({
      kind: AddressFact.shape.kind.default('home'),
      /** If no address of a record is marked as current, the first one is. */
      current: z.boolean().optional(),
      street: optional(text(256)),
      city: optional(text(128)),
      state: optional(text(128)),
      postal_code: optional(text(16)),
      country: country.default('US'),
      latitude: degrees(AddressFact.shape.latitude.unwrap()),
      longitude: degrees(AddressFact.shape.longitude.unwrap()),
      office,
    }),
    40,
  ),
  phones: listOf(
    shorthand(
      'number',
      factOf({
        /** In any format; `country` gives the numbering plan of a national number. */
        number: text(64),
        country: country.default('US'),
        phone_type: PhoneFact.shape.phone_type.default('other'),
        office,
      }),
    ),
    30,
  ),
  emails: listOf(
    shorthand(
      'email',
      factOf({
        email: z.string().trim().toLowerCase().pipe(EmailFact.shape.email),
        email_type: EmailFact.shape.email_type.default('other'),
      }),
    ),
    20,
  ),
  family_members: listOf(
    factOf({
      full_name: text(256),
      relation: RelativeFact.shape.relation.default('other'),
      /** The relative's own id in the same source, if any. */
      id: optional(SourceId),
      birth_date: optional(birthDate({})),
    }),
    40,
  ),
  jobs: listOf(
    shorthand(
      'title',
      factOf({
        title: JobFact.shape.title,
        employer: optional(text(256)),
        city: optional(text(128)),
        ...period,
        represents: JobFact.shape.represents,
        ended_by: JobFact.shape.ended_by,
      }),
    ),
    60,
  ),
  education: listOf(
    shorthand('school', factOf({ school: EducationFact.shape.school, degree: optional(text(256)), ...period })),
    20,
  ),
  images: listOf(shorthand('portrait', factOf({ portrait: ImageFact.shape.portrait })), 20),
  /** Photographs with a licence to pass them on. They are linked, never copied. */
  photos: listOf(
    factOf({
      url: PhotoFact.shape.url,
      licence: PhotoFact.shape.licence,
      licence_url: PhotoFact.shape.licence_url.default(null),
      credit: PhotoFact.shape.credit.default(null),
    }),
    20,
  ),
  social_profiles: listOf(
    factOf({
      network: ProfileFact.shape.network,
      username: ProfileFact.shape.username,
      url: ProfileFact.shape.url.default(null),
    }),
    20,
  ),
});
export type ImportRecord = z.output<typeof ImportRecord>;
/** A record as read from a file, before defaults. */
export type RawRecord = z.input<typeof ImportRecord>;
