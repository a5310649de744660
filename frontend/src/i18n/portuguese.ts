import type { Language, Variety } from '#shared/values/language.ts';
import { type Portuguese, portugueseOfBrowser, varietyOf } from '#shared/values/portuguese.ts';

/** A prerendered page is Brazilian until its code has taken it over, so that both say the same. */
let portuguese: Portuguese = 'pt-BR';

/** The Portuguese in which pages are written. */
export const portugueseNow = (): Portuguese => portuguese;
/** How a page in a language is worded. */
export const varietyNow = (language: Language): Variety => varietyOf(language, portuguese);

/** What this browser asks for. */
export const browsersPortuguese = (): Portuguese =>
  portugueseOfBrowser(typeof navigator === 'undefined' ? [] : navigator.languages);

/** Chooses the Portuguese; says whether it is another one than before. */
export function choosePortuguese(next: Portuguese): boolean {
  const isOther = next !== portuguese;
  portuguese = next;
  return isOther;
}
