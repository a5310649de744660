import { formatAddress as addressLines } from 'localized-address-format';

import { cityName, countryName, formatTown, stateName } from '#frontend/lib/places/place-names.ts';
import type { Town } from '#shared/api/people/teaser.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import { writeTown } from '#shared/places/write-town.ts';

export type Address = Town & { street: string | null; postal_code: string | null };

/** An address as its country writes it: the letter carrier reads it, whatever the reader’s language. */
export function formatAddress(address: Address, locale: string): string {
  const { street, city, state, country, postal_code } = address;
  if (!street && !postal_code) return formatTown(address, locale);
  if (country === 'JP' && locale.startsWith('ja')) return inJapan(address, locale);
  const region = state === city ? null : state;
  const code = unbroken(postal_code ?? '').replace(' ', '\u00a0');
  const written = (place: { locality: string; administrativeArea: string }) =>
    addressLines(
      {
        ...place,
        postalCountry: country,
        postalCode: code,
        addressLines: street ? [unbroken(street)] : [],
      },
      isLatin([street, city].join('')) ? 'latin' : 'local',
    ).join(', ');
  const line = written({ locality: city ?? '', administrativeArea: region ?? '' });
  // The formats of Japan and the Emirates have no town: it stands before the prefecture.
  const whole =
    city && !line.includes(city)
      ? written({ locality: '', administrativeArea: [city, region].filter(Boolean).join(', ') })
      : line;
  return joinDetails(
    [country === 'US' ? whole : kept(whole, code), country === 'US' ? null : countryName(country, locale)],
    locale,
  );
}

/** 〒810-0001 福岡県福岡市 Tenjin 1-2-3: a street in Latin letters stands apart. */
function inJapan({ street, city, state, country, postal_code }: Address, locale: string): string {
  const town = writeTown(
    {
      city: city && cityName(city, country, locale),
      state: state && stateName(state, country, locale),
      country: null,
    },
    locale,
  );
  // Block and house follow the area, as in Suishacho 4-5-13.
  const ordered = street?.replace(/^([\d-]+) (.+)$/, '$2 $1');
  const place = ordered && !isLatin(ordered) ? `${town}${ordered}` : [town, ordered].filter(Boolean).join(' ');
  return unbroken([postal_code && `〒${postal_code}`, place].filter(Boolean).join(' '));
}

/** A postal code behind its town stays on its line. */
const kept = (line: string, code: string) =>
  code
    ? line.replaceAll(` ${code}`, (found, at: number) => (/[,،]/.test(line[at - 1]!) ? found : `\u00a0${code}`))
    : line;

/** No line ends behind a hyphen between digits, as in 4-5-13, or at the space of a postal code. */
const unbroken = (text: string) => text.replace(/(?<=\d)-(?=\d)/g, '\u2060-\u2060');

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
