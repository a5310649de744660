import parsePhoneNumber from 'libphonenumber-js/min';

import { EUROPE } from '#shared/values/europe.ts';
import { isFormer, latestFirst } from '#shared/values/fact-state.ts';
import type { AddressFact, Person } from '#shared/values/person.ts';

/**
 * Countries whose residents are not listed unless `SUBJECT_REGIONS` names them, and then only after a notice to each: those
 * of the General Data Protection Regulation (Article 14) and its kin, the United Kingdom and Switzerland, and Brazil,
 * Türkiye and Russia.
 */
export const REGULATED_COUNTRIES: readonly string[] = [...EUROPE, 'BR', 'TR', 'RU'];

/**
 * Countries to which records of people in the United States are not shown: the foreign adversaries of the Protecting
 * Americans’ Data from Foreign Adversaries Act and of the rule on bulk data.
 */
export const ADVERSARY_COUNTRIES: readonly string[] = 'CN HK MO RU IR KP CU VE'.split(' ');

/** Whether the residents of a country may be listed, shown and imported. An unknown country may. */
export const isListedCountry = (country: string | null | undefined, regions: readonly string[]): boolean =>
  !country || !REGULATED_COUNTRIES.includes(country) || regions.includes(country);

/** The home last known of those that nobody says the person has left. */
export const homeOf = ({ addresses }: Pick<Person, 'addresses'>): AddressFact | undefined =>
  latest(addresses.filter((each) => each.kind !== 'office' && !isFormer(each)));

/** The address that a person is placed by: the home or, if none is known, the workplace. */
export const placeOf = (person: Pick<Person, 'addresses'>): AddressFact | undefined =>
  homeOf(person) ?? latest(person.addresses.filter((each) => !isFormer(each)));

const latest = (addresses: AddressFact[]) => (addresses.length < 2 ? addresses : addresses.toSorted(latestFirst))[0];

/** The countries that a person certainly or probably lives in. Without an address the phone numbers decide. */
export function countriesOf(person: Pick<Person, 'addresses' | 'phones'>): string[] {
  const place = placeOf(person);
  return place ? [place.country] : person.phones.flatMap(({ number }) => parsePhoneNumber(number)?.country ?? []);
}

/** Whether the law of where a person lives lets us list them. */
export const mayBeKept = (person: Pick<Person, 'addresses' | 'phones'>, regions: readonly string[]): boolean =>
  countriesOf(person).every((country) => isListedCountry(country, regions));
