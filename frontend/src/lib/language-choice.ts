import { type Language, preferredLanguage } from '#shared/values/language.ts';

const KEY = 'language';

/** The stored language, else the browser’s, else English. */
export const preferred = (): Language => preferredLanguage(localStorage.getItem(KEY), navigator.languages);

export const chooseLanguage = (language: Language): void => localStorage.setItem(KEY, language);

/** The name of a language in itself: “Français”. */
export function ownNameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
