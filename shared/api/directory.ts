import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { PersonId } from '#shared/values/id.ts';

/** An age band. */
const ageBands = ['18-29', '30-39', '40-49', '50-59', '60-69', '70-79', '80-89', '90+'] as const;
export const AgeBand = z.enum(ageBands);
export type AgeBand = z.infer<typeof AgeBand>;

/** All that a directory says of a person. */
export const DirectoryEntry = z.object({
  person_id: PersonId,
  full_name: z.string(),
  age_band: AgeBand.nullable(),
  city: z.string().nullable(),
  /** Whether the city is that of an office, because no home is known. */
  is_office: z.boolean(),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

/**
 * At least how many entries, rounded down so that it does not show when one person joins or leaves: to tens, from 100 on
 * to two digits; “under-ten” says that they are fewer. Null until the list is counted, which happens once a day.
 */
export const RoundedCount = z.union([z.number().int().min(10), z.literal('under-ten')]).nullable();
export type RoundedCount = z.infer<typeof RoundedCount>;

/** Area codes and mail domains are listed from this many people on: fewer would show who has a number or mailbox there. */
export const MIN_SHARING = 5;

/** Where the numbers of an area code are, as numbering plans write it in English: “Minnesota”; “Duluth, MN”. */
export const AreaServed = z.object({ region: z.string().nullable(), cities: z.array(z.string()) });
export type AreaServed = z.infer<typeof AreaServed>;

/** The country code of people without a known place: the “unknown region” of CLDR. */
export const NO_COUNTRY = 'ZZ';

/**
 * One page of a directory. The upper levels name the levels below: `places` (countries, states, cities, area codes, mail
 * domains) and the `letters`, one or two, that divide the people of a place. With letters it holds people, and without
 * them if there are few; longer lists continue at `next_page_url`.
 */
export const DirectoryPage = z.object({
  places: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      count: RoundedCount,
      /** Of area codes only. */
      serves: AreaServed.nullable(),
    }),
  ),
  letters: z.array(z.string()),
  /** The entries under each of the letters, in their order. */
  letter_counts: z.array(RoundedCount),
  /** The entries of a list that is divided by letters. */
  count: RoundedCount,
  /** On the page of an area code. */
  serves: AreaServed.nullable(),
  data: z.array(DirectoryEntry),
  per_page: z.number().int(),
  next_page_url: z.string().nullable(),
  prev_page_url: z.string().nullable(),
  /** Whether search engines may keep this page. */
  indexed: z.boolean(),
});
export type DirectoryPage = z.infer<typeof DirectoryPage>;

const place = z.string().trim().min(1).max(128).optional();
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .optional();

const page = {
  /** The first letters of the names. */
  letter: z.string().trim().min(1).max(8).optional(),
  /** From a `next_page_url` or `prev_page_url`: after or before which place. */
  cursor: z
    .string()
    .max(200)
    .regex(/^[<>][^\u0000-\u001f\u007f]+$/)
    .optional(),
};

/** Each of these means nothing without the one before it. */
const inOrder =
  (...parts: string[]) =>
  (input: Record<string, unknown>, context: z.core.$RefinementCtx) => {
    for (const [i, part] of parts.slice(1).entries()) {
      const before = parts[i]!;
      if (input[part] !== undefined && input[before] === undefined) {
        context.addIssue({ code: 'custom', path: [before], message: 'required' });
      }
    }
  };

/** A removed person is gone from every cache after this time. */
const CACHED_SECONDS = 60;

export const directory = domain('directory', {
  getPeople: {
    method: 'GET',
    path: '/directory/people',
    access: 'public',
    checksCountry: true,
    cachedSeconds: CACHED_SECONDS,
    summary:
      'People by country, state and city: the places below, or the people under an initial letter; ZZ where none is known',
    input: z
      .strictObject({ country, state: place, city: place, ...page })
      .superRefine(inOrder('country', 'state', 'city'))
      .superRefine(inOrder('state', 'letter')),
    output: DirectoryPage,
    errors: ['people.restricted', 'people.not-found', 'request.too-many'],
  },
  getPhones: {
    method: 'GET',
    path: '/directory/phones',
    access: 'public',
    checksCountry: true,
    cachedSeconds: CACHED_SECONDS,
    summary:
      'People by country and area code of their numbers; no further digits, and no code that fewer than five people share',
    input: z
      .strictObject({
        country,
        prefix: z
          .string()
          .regex(/^\d{1,3}$/)
          .optional(),
        ...page,
      })
      .superRefine(inOrder('country', 'prefix', 'letter')),
    output: DirectoryPage,
    errors: ['people.restricted', 'people.not-found', 'request.too-many'],
  },
  getEmails: {
    method: 'GET',
    path: '/directory/emails',
    access: 'public',
    checksCountry: true,
    cachedSeconds: CACHED_SECONDS,
    summary:
      'Email domains by first letter, and the people of a domain; no addresses, and no domain that fewer than five people share',
    input: z.strictObject({
      domain: z
        .string()
        .trim()
        .toLowerCase()
        .max(253)
        .regex(/^[a-z0-9.-]+$/)
        .optional(),
      ...page,
    }),
    output: DirectoryPage,
    errors: ['people.restricted', 'people.not-found', 'request.too-many'],
  },
});
