import * as z from 'zod';

export const languages = ['en', 'fr', 'ja', 'tr', 'ar', 'pt', 'ru', 'es'] as const;
export const Language = /* @__PURE__ */ z.enum(languages); // pure: a page that only asks which languages there are needs no zod
export type Language = z.infer<typeof Language>;

export const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly (string | undefined)[]).includes(text);

/** Only Arabic is written from right to left here. */
export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

/** The tag that formats numbers and dates: Arabic with Latin digits, as phone numbers and prices are read. */
export const localeOf = (language: Language) => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** What a visitor should read: their stored choice, else the first language their browser asks for, else English. */
export function preferredLanguage(stored: string | null, wanted: readonly string[]): Language {
  const candidates = [stored ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0]);
  return candidates.find(isLanguage) ?? 'en';
}
