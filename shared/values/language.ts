/** What the product speaks. No zod here: every page loads this first. Contracts say `z.enum(languages)`. */
export const languages = ['en', 'fr', 'ja', 'tr', 'ar', 'pt', 'ru', 'es'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly (string | undefined)[]).includes(text);

/** Only Arabic is written from right to left here. */
export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

/** The tag that formats numbers and dates: Arabic with Latin digits, as phone numbers and prices are read. */
export const localeOf = (language: Language) => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** What a visitor should read: their stored choice, else the first language their browser asks for, else English. */
export function preferredLanguage(stored: string | null, accepted: readonly string[]): Language {
  const candidates = [stored ?? '', ...accepted].map((tag) => tag.toLowerCase().split('-')[0]);
  return candidates.find(isLanguage) ?? 'en';
}
