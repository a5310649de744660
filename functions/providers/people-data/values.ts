import * as z from 'zod';

import { Day } from '#shared/values/day.ts';
import { EmailFact, text } from '#shared/values/person.ts';
import { parsePhone } from '#shared/values/phone-format.ts';
import type { Phone } from '#shared/values/phone.ts';

// Vendor values as our own; null if invalid. One odd field must not lose the person.

/** An optional field of a vendor’s response; an unexpected shape counts as missing. */
export const maybe = <S extends z.ZodType>(schema: S) =>
  schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);

/** A list that may be missing, without the items that have another shape. */
export const listOf = <S extends z.ZodType>(schema: S) =>
  z
    .array(schema.nullable().catch(null))
    .nullish()
    .catch(null)
    .transform((list) => (list ?? []).filter((item) => item !== null));

export function textOf(value: string | null, max: number): string | null {
  const { data } = text(max).safeParse(
    value?.replace(/[\u0000-\u001f\u007f\u202A-\u202E\u2066-\u2069]+/g, ' ').toWellFormed(),
  );
  return data ?? null;
}

export const emailOf = (value: string | null): string | null =>
  EmailFact.shape.email.safeParse(value?.trim().toLowerCase()).data ?? null;

/** A number that is masked, `(218) 555-XXXX`, is none. */
export const phoneOf = (value: string | null, country = 'US'): Phone | null =>
  (value && /^[\d\s().+-]+$/.test(value) && parsePhone(value, country)) || null;

/** A calendar day: of `2019-04-30`, `2019-04`, `2019`, `4/30/2019` or a time that begins with a day. */
export function dayOf(value: string | null): Day | null {
  const american = value && /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(value);
  const iso = american
    ? `${american[3]}-${american[1]?.padStart(2, '0')}-${american[2]?.padStart(2, '0')}`
    : value && /^\d{4}(-\d\d(-\d\d)?)?(?=$|T)/.exec(value)?.[0];
  if (!iso) return null;
  return Day.safeParse(iso.length === 4 ? `${iso}-01-01` : iso.length === 7 ? `${iso}-01` : iso).data ?? null;
}

/** Month and year of `1980-05-13`, `5/13/1980`, `5/1980` or `1980`, also where the day is masked; never the day. */
export function birthOf(value: string | null): { year: number; month: number | null } | null {
  const year = value && /(?<!\d)(1[6-9]|20|21)\d\d(?!\d)/.exec(value)?.[0];
  if (!year) return null;
  const month = /^(\d{1,2})\//.exec(value)?.[1] ?? /^\d{4}-(\d\d)/.exec(value)?.[1];
  return { year: Number(year), month: month && Number(month) >= 1 && Number(month) <= 12 ? Number(month) : null };
}

const namesOfCountries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
const countries = new Map(
  letters.flatMap((a) =>
    letters.flatMap((b): [string, string][] => {
      const name = namesOfCountries.of(a + b);
      return name ? [[name.toLowerCase(), a + b]] : [];
    }),
  ),
);

/** The country of “united states” or “US”, by ISO 3166-1. */
export function countryOf(value: string | null): string | null {
  if (!value) return null;
  if (/^[A-Za-z]{2}$/.test(value)) return value.toUpperCase();
  return countries.get(value.trim().toLowerCase()) ?? null;
}

const states =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|DC District of Columbia|PR Puerto Rico';
const codes = new Map(states.split('|').map((each) => [each.slice(3).toLowerCase(), each.slice(0, 2)]));

/** A US state by its postal code, from any notation; elsewhere unchanged. */
export const stateOf = (value: string | null, country: string): string | null =>
  country === 'US' && value ? (codes.get(value.trim().toLowerCase()) ?? textOf(value, 128)) : textOf(value, 128);
