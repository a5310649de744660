import { accountZone } from '#frontend/lib/account-zone.ts';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import type { Language } from '#shared/values/language.ts';

/** The countries where a language is at home. */
const countriesOf: Partial<Record<Language, string>> = {
  ar: 'EG SA AE DZ IQ MA SD SY TN JO LB LY KW OM QA BH PS YE',
  en: 'US GB CA AU IE NZ IN ZA',
  es: 'MX ES CO AR PE VE CL EC GT BO DO CR PA UY PY SV HN NI PR',
  pt: 'BR PT AO MZ',
  fr: 'FR BE CH CA LU SN CI',
  ja: 'JP',
  ru: 'RU KZ BY KG UZ AM AZ GE MD TJ',
  tr: 'TR CY',
};

/**
 * The country of who reads in a language, as far as the browser shows it: where its locale names none in this language, the
 * one in whose time zone the account or the browser is, else the one of the locale, else the one where most readers of the
 * language are. English is read everywhere, so there the language of the browser tells more.
 */
export function countryHere(language: Language): string {
  const browser = browserLocale();
  const spoken = browser.language === language ? browser : new Intl.Locale(language);
  const zone = accountZone() ?? browserZone();
  const inZone = [browser.region ?? '', ...(countriesOf[language]?.split(' ') ?? [])].find(
    (region) => zone !== undefined && zonesOf(region).includes(zone),
  );
  const likely = (language === 'en' ? browser : spoken).maximize().region;
  return [spoken.region, inZone, browser.region, likely].find((each) => each && /^[A-Z]{2}$/.test(each)) ?? 'US';
}

/** “en-US@posix” and “C” are no locales. */
function browserLocale(): Intl.Locale {
  const [tag = 'en'] = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*(?![a-z0-9])/i.exec(navigator.language) ?? [];
  return new Intl.Locale(tag);
}

/** None in a browser that cannot tell. */
const zonesOf = (region: string): readonly string[] =>
  (region && (new Intl.Locale('und', { region }) as Zoned).getTimeZones?.()) || [];
type Zoned = { getTimeZones?: () => string[] | undefined };
