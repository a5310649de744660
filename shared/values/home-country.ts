const homes: Readonly<Record<string, string>> = {
  en: 'US',
  fr: 'FR',
  ja: 'JP',
  tr: 'TR',
  pt: 'BR',
  'pt-PT': 'PT',
  ru: 'RU',
};

/** Where readers of a locale are at home, ISO 3166-1; undefined of languages of many countries, such as Arabic. */
export const homeOf = (locale: string): string | undefined => homes[locale];
