import parsePhoneNumber from 'libphonenumber-js/min';
import * as z from 'zod';

import { AgeBand } from '#shared/api/directory.ts';
import { ageOn, Birth, isAdult } from '#shared/values/day.ts';
import { PersonId } from '#shared/values/id.ts';
import type { AddressFact, Person } from '#shared/values/person.ts';

/** A directory entry. The birth date is never shown; the age band is computed from it on each read. */
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

/** Countries whose residents are listed only on request: the EEA, the United Kingdom, Türkiye, Brazil. */
const unlisted = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB TR BR'.split(' '),
);
export const isUnlisted = (country: string): boolean => unlisted.has(country);

/** The address a person is listed under: the current home or, if none is known, the workplace. */
export function placeOf({ addresses }: Person): AddressFact | undefined {
  const current = addresses.filter((each) => each.current);
  return current.find(({ kind }) => kind !== 'office') ?? current[0];
}

export const listingOf = (person: Person): Listing => ({
  person_id: person.person_id,
  full_name: person.names[0]?.full_name ?? '',
  birth_date: person.birth_date && { year: person.birth_date.year, month: person.birth_date.month },
  city: placeOf(person)?.city ?? null,
});

/**
 * Whether a person may be listed: an adult who certainly lives in no opt-in country. Without an address the phone
 * numbers decide; a person of unknown country is not listed.
 */
export function mayBeListed(person: Person, now: Date): boolean {
  const place = placeOf(person);
  const countries = place ? [place.country] : person.phones.flatMap(({ number }) => countryOfPhone(number) ?? []);
  return isAdult(now, person.birth_date) && countries.length > 0 && !countries.some(isUnlisted);
}

const countryOfPhone = (number: string): string | undefined => parsePhoneNumber(number)?.country;

/** 18 to 29, then by decades; null for an unknown age. */
export function ageBandOf(birth: Birth | null, now: Date): AgeBand | null {
  const age = birth && ageOn(now, birth);
  if (age === null || age < 18) return null;
  const decade = Math.floor(age / 10) * 10;
  return AgeBand.parse(age < 30 ? '18-29' : age >= 90 ? '90+' : `${decade}-${decade + 9}`);
}
