import { type CountryCode, getCountries } from 'libphonenumber-js/min';

import { fold } from '#functions/names/fold.ts';
import { type Language, localeOf } from '#shared/values/language.ts';

/** Names of countries are inflected: of a longer one the beginning is enough, «в Бельгии»; a short one is a word by itself. */
const SHORT = 5;
const ENDING = 2;
/** Countries whose names are also people or everyday words somewhere: Jordan, «того», タイヤ, “mali müşavir”. */
const ambiguous = new Set<string>(['JO', 'TD', 'GE', 'MG', 'OM', 'CU', 'PE', 'TG', 'TH', 'ML']);

const cache = new Map<Language, [stem: string, country: CountryCode][]>();

function namesIn(language: Language) {
  const cached = cache.get(language);
  if (cached) return cached;
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const made = getCountries().flatMap((region): [string, CountryCode][] => {
    const name = names.of(region);
    if (!name || name === region || ambiguous.has(region)) return [];
    if (language === 'ja') return [[name, region]];
    const plain = fold(name);
    return [[plain.length > SHORT ? ` ${plain.slice(0, -ENDING)}` : ` ${plain} `, region]];
  });
  made.sort(([one], [other]) => other.length - one.length);
  cache.set(language, made);
  return made;
}

/** The country that is said with a number: “in Belgium”; null where none is named. */
export function namedCountry(text: string, language: Language): CountryCode | null {
  const said = language === 'ja' ? text : ` ${fold(text)} `;
  return namesIn(language).find(([stem]) => said.includes(stem))?.[1] ?? null;
}
