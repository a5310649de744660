import { faultWords } from '#functions/providers/payments/double/frame/fault-texts.ts';
import { type Word, words } from '#functions/providers/payments/double/frame/texts.ts';
import { directionOf, type Language } from '#shared/values/language.ts';

let language: Language = 'en';

export const wordsNow = (): Record<Word, string> => words[language];
export const faultWordsNow = () => faultWords[language];
export const languageNow = () => language;

/** Changes language or colour scheme and keeps the input. */
export function changeLook(next: Language, theme: 'light' | 'dark' | 'system'): void {
  language = next;
  const root = document.documentElement;
  root.lang = next;
  root.dir = directionOf(next);
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  document.title = wordsNow().title;
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]')) {
    element.textContent = wordsNow()[element.dataset.word as Word];
  }
}
