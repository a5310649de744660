import { type CountryCode, getCountries } from 'libphonenumber-js/min';

import { fold } from '#functions/names/fold.ts';
import { type Language, localeOf } from '#shared/values/language.ts';

/** Names of countries are inflected: of a long one the beginning is enough, «в Бельгии». */
const LONG = 5;
const ENDING = 2;
/** Names that are also words of a dictation: of people, months and small talk. */
const ambiguous = new Set(['jo', 'td', 'ge', 'mg', 'om', 'cu', 'pe']);

const cache = new Map<Language, [stem: string, country: CountryCode][]>();

function namesIn(language: Language) {
  const cached = cache.get(language);
  if (cached) return cached;
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const made = getCountries().flatMap((region): [string, CountryCode][] => {
    const name = names.of(region);
    if (!name || name === region || ambiguous.has(region.toLowerCase())) return [];
    const plain = language === 'ja' ? name : fold(name);
    const stem = language === 'ja' || plain.length <= LONG ? plain : plain.slice(0, -ENDING);
    return [[stem, region]];
  });
  made.sort(([one], [other]) => other.length - one.length);
  cache.set(language, made);
  return made;
}

/** The country that is said with a number: “in Belgium”; null where none is named. */
export function namedCountry(text: string, language: Language): CountryCode | null {
  const said = language === 'ja' ? text : ` ${fold(text)}`;
  const found = namesIn(language).find(([stem]) => said.includes(language === 'ja' ? stem : ` ${stem}`));
  return found?.[1] ?? null;
}
