import * as z from 'zod';

import { countriesOf, placeOf, REGULATED_COUNTRIES } from '#functions/people/domain/jurisdiction.ts';
import { AgeBand } from '#shared/api/directory.ts';
import { Birth, isAdult } from '#shared/values/day.ts';
import { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';
import { ageOf } from '#shared/values/vital-status.ts';

/** A directory entry. The birth date is never shown; the age band is computed from it on each read. The dead have none. */
export const Listing = z.object({
  person_id: PersonId,
  full_name: z.string(),
  birth_date: Birth.nullable(),
  city: z.string().nullable(),
});
export type Listing = z.infer<typeof Listing>;

/** Marks that a country, state, city, area code, domain or initial has entries. */
export const Marker = z.object({ key: z.string(), name: z.string() });
export type Marker = z.infer<typeof Marker>;

export const listingOf = (person: Person): Listing => ({
  person_id: person.person_id,
  full_name: person.names[0]?.full_name ?? '',
  birth_date:
    person.birth_date && !person.death ? { year: person.birth_date.year, month: person.birth_date.month } : null,
  city: placeOf(person)?.city ?? null,
});

/**
 * Whether a person may be listed: an adult who certainly lives in no opt-in country. Without an address the phone
 * numbers decide; a person of unknown country is not listed.
 */
export function mayBeListed(person: Person, now: Date): boolean {
  const countries = countriesOf(person);
  return (
    isAdult(now, person.birth_date) &&
    countries.length > 0 &&
    !countries.some((country) => REGULATED_COUNTRIES.includes(country))
  );
}

/** 18 to 29, then by decades; null for an unknown age. */
export function ageBandOf(birth: Birth | null, now: Date): AgeBand | null {
  const age = ageOf({ birth_date: birth, death: null, last_seen: null }, now);
  if (age === null || age < 18) return null;
  const decade = Math.floor(age / 10) * 10;
  return AgeBand.parse(age < 30 ? '18-29' : age >= 90 ? '90+' : `${decade}-${decade + 9}`);
}
