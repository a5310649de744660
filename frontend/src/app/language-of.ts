import { preferred } from '#frontend/lib/language-choice.ts';
import { isLanguage, type Language } from '#shared/values/language.ts';

/** What to speak on a page: the language its address starts with, else what the visitor prefers. */
export const languageOf = (pathname: string): Language => {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : preferred();
};
