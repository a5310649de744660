import { type Language, preferredLanguage } from '#shared/values/language.ts';

const KEY = 'language';

/** What the visitor chose before, else what their browser asks for, else English. */
export const preferred = (): Language => preferredLanguage(localStorage.getItem(KEY), navigator.languages);

/** Keeps the visitor’s choice for their next visit. */
export const chooseLanguage = (language: Language): void => localStorage.setItem(KEY, language);

/** What each language calls itself. */
export const ownNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ja: '日本語',
  tr: 'Türkçe',
  ar: 'العربية',
  pt: 'Português',
  ru: 'Русский',
  es: 'Español',
};
