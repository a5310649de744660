import { allWordsOf, wordsOf } from '#frontend/lib/places/place-words.ts';
import type { Town } from '#shared/api/people/teaser.ts';
import type { PlaceWords } from '#shared/places/place-words.ts';
import { placeKey } from '#shared/places/place-key.ts';
import { isCapital, writeTown } from '#shared/places/write-town.ts';
import { homeOf } from '#shared/values/language.ts';
import { isUsState, stateName as usStateName } from '#shared/values/us-states.ts';

const languageIn = (locale: string) => locale.split('-')[0]!;

/** The name of a country in the reader’s language; unknown codes are shown as they are. */
export function countryName(code: string, locale: string): string {
  try {
    const style = locale === 'ru' ? 'short' : 'long';
    const name = new Intl.DisplayNames(locale, { type: 'region', style }).of(code) ?? code;
    return name.replace('ヴァージン', 'バージン'); // as the newspapers and ministries of Japan write it
  } catch {
    return code; // not of the shape of a country’s code
  }
}

/** Territories of the US are countries of their own to those who name places. */
const TERRITORIES = ['PR', 'GU', 'VI', 'AS', 'MP'];

/** A state, province or prefecture in the reader’s language, else as it is stored. */
export function stateName(state: string, country: string, locale: string): string {
  const language = languageIn(locale);
  const words = wordsOf(language, country);
  const key = country === 'US' && isUsState(state) ? state : placeKey(state);
  if (country === 'US' && TERRITORIES.includes(state) && language !== 'en') return countryName(state, locale);
  return (
    own(inPortugal(words, locale)?.states, key) ??
    own(words?.states, key) ??
    (country === 'US' ? usStateName(state) : state)
  );
}

/** A town in the reader’s language, else as it is stored; without its country, of the countries that are shown. */
export function cityName(city: string, country: string | undefined, locale: string): string {
  const language = languageIn(locale);
  const words = country ? [wordsOf(language, country)] : allWordsOf(language);
  const key = placeKey(city);
  const named = (key: string) =>
    words.map((those) => own(inPortugal(those, locale)?.towns, key) ?? own(those?.towns, key)).find(Boolean);
  return named(key) ?? named(inFull(key)) ?? city;
}

/** What is typed is a key: “constructor” has no name here. */
const own = (names: Readonly<Record<string, string>> | undefined, key: string) =>
  names && Object.hasOwn(names, key) ? names[key] : undefined;

const inFull = (key: string) =>
  key.replace(/^(?:st|ft|mt)(?= )/, (short) => ({ st: 'saint', ft: 'fort', mt: 'mount' })[short] ?? short);

const inPortugal = (words: PlaceWords | undefined, locale: string) =>
  locale === 'pt-PT' ? words?.portugal : undefined;

/** Most of what is shown is of the US. */
const isHome = (country: string, locale: string) => country === 'US' || homeOf(locale) === country;

type TownStyle = {
  /** A state of the US by its postal code, in English. */
  short?: boolean;
};

/** “Duluth, MN” or “Duluth, Minnesota”, “دولوث، مينيسوتا”, 福岡県福岡市; with the country where the reader is not at home. */
export function formatTown({ city, state, country }: Town, locale: string, { short = true }: TownStyle = {}): string {
  if (isCapital(city, state, country))
    return languageIn(locale) === 'en' ? 'Washington, DC' : stateName('DC', country, locale);
  const isCode = short && country === 'US' && languageIn(locale) === 'en';
  return writeTown(
    {
      city: city && cityName(city, country, locale),
      state: state && (isCode ? state : stateName(state, country, locale)),
      code: country === 'US' ? state : null,
      country: isHome(country, locale) ? null : countryName(country, locale),
    },
    locale,
  );
}
