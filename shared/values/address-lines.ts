import { formatAddress } from 'localized-address-format';

import type { BillingDetails } from '#shared/values/billing-details.ts';
import { regionNames } from '#shared/values/region-names.ts';

type Address = Pick<BillingDetails, 'street' | 'city' | 'state' | 'postal_code' | 'country'>;

export type AddressField = 'street' | 'city' | 'state' | 'postal_code';
const usual: readonly AddressField[] = ['street', 'city', 'state', 'postal_code'];
const slot = (field: AddressField) => `{${field}}`;

/** The parts that the format of a country has, in its order. The formats of some, such as Japan and Singapore, have no city. */
function formatFields(country: string): AddressField[] {
  const written = formatAddress({
    postalCountry: country,
    administrativeArea: slot('state'),
    locality: slot('city'),
    postalCode: slot('postal_code'),
    addressLines: [slot('street')],
  }).join('\n');
  return usual
    .filter((field) => written.includes(slot(field)))
    .sort((a, b) => written.indexOf(slot(a)) - written.indexOf(slot(b)));
}

/** The parts of an address in the order in which a country writes them, without those that it does not write. */
export function addressFields(country: string): AddressField[] {
  if (!country) return [...usual];
  const fields = formatFields(country);
  if (fields.includes('city')) return fields;
  // Between the larger area and the street.
  const [state, street] = [fields.indexOf('state'), fields.indexOf('street')];
  return fields.toSpliced(state !== -1 && state < street ? street : street + 1, 0, 'city');
}

/** An address without a state or postal code that its country does not write: what is left of another country. */
export function withoutUnwritten<Of extends Address>(address: Of): Of {
  const fields = addressFields(address.country);
  const kept = (field: 'state' | 'postal_code') => (fields.includes(field) ? address[field] : '');
  return { ...address, state: kept('state'), postal_code: kept('postal_code') };
}

/** An address as its country writes it: the country itself in the language of the reader. The city is always there. */
export function addressLines(address: Address, locale: string): string[] {
  const { street, city, state, postal_code, country } = withoutUnwritten(address);
  const script = isLatin(street + city + state) ? 'latin' : 'local';
  const written = (locality: string, administrativeArea: string, ...more: string[]) =>
    formatAddress(
      {
        postalCountry: country,
        administrativeArea,
        locality,
        postalCode: postal_code,
        addressLines: [street, ...more].filter(Boolean),
      },
      script,
    );
  const countryName = regionNames(locale).of(country);
  const fields = formatFields(country);
  // “28013 Madrid Madrid”: a province of the same name is not written again.
  const area = country === 'ES' && isSameName(city, state) ? '' : state;
  if (fields.includes('city')) return [...written(city, area), countryName];
  if (fields.includes('state')) {
    const region = script === 'local' && country === 'JP' ? state + city : [city, state].filter(Boolean).join(', ');
    return [...written('', region), countryName];
  }
  // A city state: its format writes its name already.
  const lines = written('', '');
  const isThere = lines.some((line) => line.toLowerCase().startsWith(city.toLowerCase()));
  return [...(isThere ? lines : written('', '', city)), countryName];
}

const isSameName = (one: string, other: string) => one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0;

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
