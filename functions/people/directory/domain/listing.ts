import * as z from 'zod';

import { lastSeenOf } from '#functions/people/domain/card.ts';
import { countriesOf, placeOf, REGULATED_COUNTRIES } from '#functions/people/domain/jurisdiction.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { AgeBand } from '#shared/api/directory.ts';
import { Birth, Day } from '#shared/values/day.ts';
import { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';
import { ageOf } from '#shared/values/vital-status.ts';

/** A directory entry. The birth date is never shown; the age band is computed from it on each read. The dead have none. */
export const Listing = z.object({
  person_id: PersonId,
  full_name: z.string(),
  birth_date: Birth.nullable(),
  city: z.string().nullable(),
  /** Set where the place is an office: no home is known. */
  is_office: z.literal(true).optional(),
  last_seen: Day.nullable().default(null),
});
export type Listing = z.infer<typeof Listing>;

/**
 * Marks that a country, state, city, area code, domain or initial has entries. Their number is as of the last count, and
 * exact: no page shows it (`roundedDown`).
 */
export const Marker = z.object({
  key: z.string(),
  name: z.string(),
  count: z.number().int().optional(),
  /** Of a unit that is counted at once, and of countries. */
  counted_at: z.iso.datetime().optional(),
});
export type Marker = z.infer<typeof Marker>;

export function listingOf(person: Person): Listing {
  const place = placeOf(person);
  return {
    person_id: person.person_id,
    full_name: person.names[0]?.full_name ?? '',
    birth_date:
      person.birth_date && !person.death ? { year: person.birth_date.year, month: person.birth_date.month } : null,
    city: place?.city ?? null,
    ...(place?.kind === 'office' && { is_office: true as const }),
    last_seen: lastSeenOf(person),
  };
}

/**
 * Whether a person may be listed: an adult without any sign of an opt-in country. Without an address the phone numbers
 * decide; without either, nothing that is known may point to one, not even a former address or the country of a mail
 * domain.
 */
export function mayBeListed(person: Person, now: Date): boolean {
  if (mayBeMinor(person, now)) return false;
  const certain = countriesOf(person);
  const countries = certain.length ? certain : hintsOf(person);
  return !countries.some((country) => REGULATED_COUNTRIES.includes(country));
}

/** The countries that an unplaced person may live in: of former addresses, and of mail domains. */
const hintsOf = ({ addresses, emails }: Person): string[] => [
  ...addresses.map(({ country }) => country),
  ...emails.map(({ email }) => countryOfDomain(email.slice(email.lastIndexOf('.') + 1).toUpperCase())),
];

/** The domains of the United Kingdom and of the European Union are not named after their codes. */
const countryOfDomain = (ending: string): string => ({ UK: 'GB', EU: 'BE' })[ending] ?? ending;

/** 18 to 29, then by decades; null for an unknown age. */
export function ageBandOf(
  { birth_date, last_seen }: Pick<Listing, 'birth_date' | 'last_seen'>,
  now: Date,
): AgeBand | null {
  const age = ageOf({ birth_date, death: null, last_seen }, now);
  if (age === null || age < 18) return null;
  const decade = Math.floor(age / 10) * 10;
  return AgeBand.parse(age < 30 ? '18-29' : age >= 90 ? '90+' : `${decade}-${decade + 9}`);
}
