import { type Language, preferredLanguage } from '#shared/values/language.ts';

const KEY = 'language';

/** What the visitor chose before, else what their browser asks for, else English. */
export const preferred = (): Language => preferredLanguage(localStorage.getItem(KEY), navigator.languages);

/** Keeps the visitor’s choice for their next visit. */
export const chooseLanguage = (language: Language): void => localStorage.setItem(KEY, language);

/** What a language calls itself: “Français”. */
export function ownNameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
