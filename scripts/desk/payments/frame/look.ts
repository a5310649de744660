import { type Word, words } from '#scripts/desk/payments/frame/words.ts';
import ar from '#frontend/i18n/ar/validation.ts';
import en from '#frontend/i18n/en/validation.ts';
import es from '#frontend/i18n/es/validation.ts';
import fr from '#frontend/i18n/fr/validation.ts';
import ja from '#frontend/i18n/ja/validation.ts';
import pt from '#frontend/i18n/pt/validation.ts';
import ru from '#frontend/i18n/ru/validation.ts';
import tr from '#frontend/i18n/tr/validation.ts';
import { directionOf, type Language } from '#shared/values/language.ts';

const faults = { en, fr, ja, tr, ar, pt, ru, es } satisfies Record<Language, unknown>;
let language: Language = 'en';

export const wordsNow = (): Record<Word, string> => words[language];
export const faultWords = () => faults[language];
export const languageNow = () => language;

/** Speaks another language, or turns from light to dark; what was typed stays. */
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
