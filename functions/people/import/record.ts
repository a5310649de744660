import * as z from 'zod';

import { Day } from '#shared/values/day.ts';
import {
  AddressFact,
  Confidence,
  EducationFact,
  EmailFact,
  ImageFact,
  JobFact,
  NameFact,
  PhoneFact,
  ProfileFact,
  RelationshipFact,
  RelativeFact,
  text,
} from '#shared/values/person.ts';

/** What any fact may say of itself. Where it says nothing: confidence 3, first seen unknown, last seen on the day of the import. */
const papers = {
  confidence: Confidence.optional(),
  first_seen: Day.nullish(),
  last_seen: Day.nullish(),
};

const said = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject({ ...shape, ...papers });

/** What `before` makes of the input, read by the schema; the type says what may be written. */
const reading = <S extends z.ZodType>(schema: S, before: (value: unknown) => unknown) =>
  z.preprocess(before, schema) as unknown as z.ZodType<z.output<S>, z.input<S> | string>;

/** A fact whose only field may stand alone: `"a@b.org"` for `{"email": "a@b.org"}`. */
const alone = <S extends z.ZodType>(field: string, schema: S) =>
  reading(schema, (value) => (typeof value === 'string' ? { [field]: value } : value));

/** The id a source gives to a person: text or a number. */
const SourceId = z.union([z.int().transform(String), text(200)]);

const country = z.string().trim().toUpperCase().pipe(AddressFact.shape.country);

/** A day; a year or a month alone stands for its first day. */
const AnyDay = z
  .string()
  .regex(/^\d{4}(-\d\d){0,2}$/, 'is no day: expected YYYY, YYYY-MM or YYYY-MM-DD')
  .transform((day) => (day + '-01-01').slice(0, 10))
  .pipe(Day);

const period = { started: AnyDay.nullish(), ended: AnyDay.nullish() };

const nameParts = {
  full_name: text(256).nullish(),
  first_name: text(256).nullish(),
  middle_name: text(256).nullish(),
  last_name: text(256).nullish(),
};

/** "1958", "1958-10" or "1958-10-13"; the day is dropped here and kept nowhere. */
const BirthDate = reading(
  said({
    year: z.int().min(1600).max(2200),
    month: z
      .int()
      .refine((month) => month >= 1 && month <= 12, 'is no month')
      .nullish(),
  }),
  (value) => {
    const [, year, month] = (typeof value === 'string' && /^(\d{4})(?:-(\d\d)(?:-\d\d)?)?$/.exec(value.trim())) || [];
    return year ? { year: Number(year), month: month ? Number(month) : null } : value;
  },
);

const genders: Record<string, string> = { m: 'male', f: 'female' };
const Gender = z
  .string()
  .trim()
  .toLowerCase()
  .transform((word) => genders[word] ?? word)
  .pipe(z.enum(['male', 'female']));

/**
 * One line of our own JSONL: what one source says about one person. Every field may be missing but the name, which may
 * stand as `names` or, where there is only one, as `full_name` or its parts.
 */
export const ImportRecord = z.strictObject({
  /** The source’s own id of the person. Without one, the content is the id: a changed line is then another person. */
  id: SourceId.nullish(),
  names: z
    .array(alone('full_name', said({ ...nameParts, kind: NameFact.shape.kind.default('current') })))
    .max(20)
    .default([]),
  ...nameParts,
  birth_date: BirthDate.nullish(),
  gender: alone('gender', said({ gender: Gender })).nullish(),
  relation_ship_status: alone(
    'relation_ship_status',
    said({ relation_ship_status: RelationshipFact.shape.relation_ship_status }),
  ).nullish(),
  addresses: z
    .array(
      said({
        kind: AddressFact.shape.kind.default('home'),
        /** Where no address of a record says so, its first is the current one. */
        current: z.boolean().optional(),
        street: text(256).nullish(),
        city: text(128).nullish(),
        state: text(128).nullish(),
        postal_code: text(16).nullish(),
        country: country.default('US'),
        latitude: AddressFact.shape.latitude.optional(),
        longitude: AddressFact.shape.longitude.optional(),
      }),
    )
    .max(40)
    .default([]),
  phones: z
    .array(
      alone(
        'number',
        said({
          /** In any spelling; `country` says whose national numbers are meant. */
          number: text(64),
          country: country.default('US'),
          phone_type: PhoneFact.shape.phone_type.default('other'),
        }),
      ),
    )
    .max(30)
    .default([]),
  emails: z
    .array(
      alone(
        'email',
        said({
          email: z.string().trim().toLowerCase().pipe(EmailFact.shape.email),
          email_type: EmailFact.shape.email_type.default('other'),
        }),
      ),
    )
    .max(20)
    .default([]),
  family_members: z
    .array(
      said({
        full_name: text(256),
        relation: RelativeFact.shape.relation.default('other'),
        /** The relative’s own id in the same source, where they are in it. */
        id: SourceId.nullish(),
      }),
    )
    .max(40)
    .default([]),
  jobs: z
    .array(
      alone(
        'title',
        said({ title: JobFact.shape.title, employer: text(256).nullish(), city: text(128).nullish(), ...period }),
      ),
    )
    .max(60)
    .default([]),
  education: z
    .array(alone('school', said({ school: EducationFact.shape.school, degree: text(256).nullish(), ...period })))
    .max(20)
    .default([]),
  images: z
    .array(alone('portrait', said({ portrait: ImageFact.shape.portrait })))
    .max(20)
    .default([]),
  social_profiles: z
    .array(
      said({
        network: ProfileFact.shape.network,
        username: ProfileFact.shape.username,
        url: ProfileFact.shape.url.optional(),
      }),
    )
    .max(20)
    .default([]),
});
export type ImportRecord = z.output<typeof ImportRecord>;
/** A record as a file has it, before its defaults. */
export type RawRecord = z.input<typeof ImportRecord>;
