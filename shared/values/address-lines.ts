import { formatAddress } from 'localized-address-format';

import type { BillingDetails } from '#shared/values/billing-details.ts';

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
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  // The formats of some countries, such as Japan and the Emirates, have no town: it is written with the prefecture.
  const isComplete = [city, state].every((part) => lines.some((line) => line.includes(part)));
  const area = script === 'local' && country === 'JP' ? state + city : [city, state].filter(Boolean).join(', ');
  return [...(isComplete ? lines : written('', area)), countryName];
}

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
