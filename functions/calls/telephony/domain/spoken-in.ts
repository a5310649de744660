import type { Language } from '#shared/values/language.ts';

/** What most people speak who call from a country, where it is a language of ours. */
const countries: Record<Language, string> = {
  en: 'US GB CA AU NZ IE ZA',
  fr: 'FR BE MC SN CI CM',
  ja: 'JP',
  tr: 'TR',
  ar: 'SA AE EG MA DZ TN IQ JO KW LB LY OM PS QA SD SY YE BH',
  pt: 'PT BR AO MZ CV',
  ru: 'RU BY KZ KG',
  es: 'ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY',
};

const spoken = new Map(
  (Object.entries(countries) as [Language, string][]).flatMap(([language, list]) =>
    list.split(' ').map((country) => [country, language] as const),
  ),
);

/**
 * In which language a call begins. Speech recognition has to be told before the first word: whoever calls from the owner’s
 * own country is taken to speak as the owner does, anybody else as their country.
 */
export function languageOf(caller: string | null, owner: string | null, owners: Language): Language {
  if (!caller || caller === owner) return owners;
  return spoken.get(caller) ?? owners;
}
