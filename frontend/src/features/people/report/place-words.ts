import type { Town } from '#shared/api/people.ts';
import type { AddressFact } from '#shared/values/person.ts';

/** Duluth, MN — and the country where it is not the United States. */
export function townText({ city, state, country }: Town, locale: string): string {
  const abroad = country === 'US' ? null : new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return [city, state !== city && state, abroad].filter(Boolean).join(', ');
}

/** 418 Cedar Hollow Rd, Duluth, MN 55804 */
export const addressText = (address: AddressFact, locale: string): string =>
  [address.street, townText({ ...address, state: stateAndCode(address) }, locale)].filter(Boolean).join(', ');

const stateAndCode = ({ state, postal_code }: AddressFact) => [state, postal_code].filter(Boolean).join(' ') || null;
