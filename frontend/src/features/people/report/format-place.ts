import { joinDetails } from '#shared/values/join-details.ts';
import type { Town } from '#shared/api/people.ts';
import type { AddressFact } from '#shared/values/person.ts';

/** Duluth, MN; with the country outside the United States. */
export function formatTown({ city, state, country }: Town, locale: string): string {
  const countryName = country === 'US' ? null : new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return joinDetails([city, state !== city && state, countryName], locale);
}

/** 418 Cedar Hollow Rd, Duluth, MN 55804 */
export const formatAddress = (address: AddressFact, locale: string): string =>
  joinDetails([address.street, formatTown({ ...address, state: stateAndCode(address) }, locale)], locale);

const stateAndCode = ({ state, postal_code }: AddressFact) => [state, postal_code].filter(Boolean).join(' ') || null;
