/** What the product speaks. No zod here: every page loads this first. Contracts say `z.enum(languages)`. */
export const languages = ['en', 'fr', 'ja', 'tr', 'ar', 'pt', 'ru', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * A language as one country words and says it. What is written in `pt` is Brazilian, and `pt-PT` rewords it for Portugal.
 * Only wording, voices and dates differ: callers are understood, and pages addressed, by language.
 */
export const varieties = [...languages, 'pt-PT'] as const;
export type Variety = (typeof varieties)[number];
export const languageOf = (variety: Variety): Language => (variety === 'pt-PT' ? 'pt' : variety);

export const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly (string | undefined)[]).includes(text);

/** Only Arabic is written from right to left here. */
export const directionOf = (variety: Variety) => (variety === 'ar' ? 'rtl' : 'ltr');

/** The tag that formats numbers and dates: Arabic with Latin digits, as phone numbers and prices are read. */
export const localeOf = (variety: Variety) => (variety === 'ar' ? 'ar-u-nu-latn' : variety);

/** What a visitor should read: their stored choice, else the first language their browser asks for, else English. */
export function preferredLanguage(stored: string | null, accepted: readonly string[]): Language {
  const candidates = [stored ?? '', ...accepted].map((tag) => tag.toLowerCase().split('-')[0]);
  return candidates.find(isLanguage) ?? 'en';
}

/** Where most readers of a language are: where a national number of theirs is probably from. */
export const countryOf = (language: Language): string => new Intl.Locale(language).maximize().region ?? 'US';

const homes: Readonly<Record<string, string>> = {
  en: 'US',
  fr: 'FR',
  ja: 'JP',
  tr: 'TR',
  pt: 'BR',
  'pt-PT': 'PT',
  ru: 'RU',
};

/** The country whose places and numbers readers of a locale know; undefined of languages of many countries, such as Arabic. */
export const homeOf = (locale: string): string | undefined => homes[locale];
