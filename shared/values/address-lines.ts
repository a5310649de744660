import { formatAddress } from 'localized-address-format';

import type { BillingDetails } from '#shared/values/billing-details.ts';
import { regionNames } from '#shared/values/region-names.ts';

type Address = Pick<BillingDetails, 'street' | 'city' | 'state' | 'postal_code' | 'country'>;

/** An address as its country writes it: the country itself in the language of the reader. */
export function addressLines({ street, city, state, postal_code, country }: Address, locale: string): string[] {
  const script = isLatin(street + city + state) ? 'latin' : 'local';
  const written = (locality: string, administrativeArea: string) =>
    formatAddress(
      {
        postalCountry: country,
        administrativeArea,
        locality,
        postalCode: postal_code,
        addressLines: street ? [street] : [],
      },
      script,
    );
  const lines = written(city, state);
  const countryName = regionNames(locale).of(country);
  // The formats of some countries, such as Japan and the Emirates, have no town: it is written with the prefecture.
  const isComplete = [city, state].every((part) => lines.some((line) => line.includes(part)));
  const area = script === 'local' && country === 'JP' ? state + city : [city, state].filter(Boolean).join(', ');
  return [...(isComplete ? lines : written('', area)), countryName];
}

export type AddressField = 'street' | 'city' | 'state' | 'postal_code';
const usual: readonly AddressField[] = ['street', 'city', 'state', 'postal_code'];
const slot = (field: AddressField) => `{${field}}`;

/** The parts of an address in the order in which a country writes them, without those that it does not write. */
export function addressFields(country: string): AddressField[] {
  if (!country) return [...usual];
  const written = formatAddress({
    postalCountry: country,
    administrativeArea: slot('state'),
    locality: slot('city'),
    postalCode: slot('postal_code'),
    addressLines: [slot('street')],
  }).join('\n');
  const fields = usual
    .filter((field) => written.includes(slot(field)))
    .sort((a, b) => written.indexOf(slot(a)) - written.indexOf(slot(b)));
  if (fields.includes('city')) return fields;
  // The formats of some countries have no town: it is between the larger area and the street.
  const [state, street] = [fields.indexOf('state'), fields.indexOf('street')];
  return fields.toSpliced(state !== -1 && state < street ? street : street + 1, 0, 'city');
}

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
