import { wordsOf } from '#frontend/lib/places/place-words.ts';
import { stateName as usStateName } from '#frontend/lib/us-states.ts';
import type { Town } from '#shared/api/people.ts';
import { placeKey } from '#shared/places/place-key.ts';
import { writeTown } from '#shared/places/write-town.ts';

const languageIn = (locale: string) => locale.split('-')[0]!;

/** The name of a country in the reader’s language; unknown codes are shown as they are. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code; // not of the shape of a country’s code
  }
}

/** A state, province or prefecture in the reader’s language, else as it is stored. */
export function stateName(state: string, country: string, locale: string): string {
  const words = wordsOf(languageIn(locale), country)?.states;
  if (country !== 'US') return words?.[placeKey(state)] ?? state;
  return words?.[state] ?? TERRITORIES[state]?.(locale) ?? usStateName(state);
}

/** Territories of the US are countries of their own to those who name places. */
const TERRITORIES: Readonly<Record<string, (locale: string) => string>> = Object.fromEntries(
  ['PR', 'GU', 'VI', 'AS', 'MP'].map((code) => [
    code,
    (locale: string) => (languageIn(locale) === 'en' ? usStateName(code) : countryName(code, locale)),
  ]),
);

/** A town in the reader’s language, else as it is stored. */
export const cityName = (city: string, country: string, locale: string): string =>
  wordsOf(languageIn(locale), country)?.towns[placeKey(city)] ?? city;

/** Where readers of a language are at home. Most of what is shown is of the US. */
const HOMES: Readonly<Record<string, string>> = { fr: 'FR', ja: 'JP', tr: 'TR', pt: 'BR', 'pt-PT': 'PT', ru: 'RU' };

const isHome = (country: string, locale: string) => country === 'US' || HOMES[locale] === country;

type TownStyle = {
  /** A state of the US by its postal code, in languages of Latin letters. */
  short?: boolean;
};

/** “Duluth, MN” or “Duluth, Minnesota”, “دولوث، مينيسوتا”, 福岡県福岡市; with the country where the reader is not at home. */
export function formatTown({ city, state, country }: Town, locale: string, { short = true }: TownStyle = {}): string {
  const isCode = short && country === 'US' && !/^(?:ar|ja|ru)/.test(locale);
  return writeTown(
    {
      city: city && cityName(city, country, locale),
      state: state && (isCode ? state : stateName(state, country, locale)),
      country: isHome(country, locale) ? null : countryName(country, locale),
    },
    locale,
  );
}
