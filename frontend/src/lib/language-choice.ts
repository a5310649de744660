import type { Portuguese } from '#shared/values/portuguese.ts';
import { type Language, preferredLanguage } from '#shared/values/language.ts';

const KEY = 'language';

/** The stored language, else the browser’s, else English. */
export const preferred = (): Language => preferredLanguage(localStorage.getItem(KEY), navigator.languages);

export const chooseLanguage = (language: Language): void => localStorage.setItem(KEY, language);

/** The name of a language in itself: “Français”, “Português (Portugal)”. */
export function ownNameOf(language: Language | Portuguese): string {
  const names = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
  const name = names.of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
