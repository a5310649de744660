import type { Language, Variety } from '#shared/values/language.ts';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { type Portuguese, portugueseOfBrowser, portugueses, varietyOf } from '#shared/values/portuguese.ts';

/** A prerendered page is Brazilian until its code has taken it over, so that both say the same. */
let portuguese: Portuguese = 'pt-BR';

/** The Portuguese in which pages are written. */
export const portugueseNow = (): Portuguese => portuguese;
/** How a page in a language is worded. */
export const varietyNow = (language: Language): Variety => varietyOf(language, portuguese);

const KEY = 'portuguese';
/** Of Portugal, and of the countries that write as there. */
const PORTUGALS_ZONES =
  'Europe/Lisbon Atlantic/Madeira Atlantic/Azores Atlantic/Cape_Verde Africa/Sao_Tome Africa/Luanda Africa/Bissau Asia/Dili Asia/Macau Africa/Maputo'.split(
    ' ',
  );

/** What was chosen in this browser; null before. */
export function chosenPortuguese(): Portuguese | null {
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
  return portugueses.find((each) => each === stored) ?? null;
}

/** Keeps the choice of this browser; null forgets it. */
export const keepPortuguese = (chosen: Portuguese | null): void =>
  chosen ? localStorage.setItem(KEY, chosen) : localStorage.removeItem(KEY);

/** What was chosen in this browser, else what it asks for: its zone tells who is in Portugal. */
export const browsersPortuguese = (): Portuguese =>
  chosenPortuguese() ??
  (typeof navigator === 'undefined'
    ? 'pt-BR'
    : portugueseOfBrowser(navigator.languages, PORTUGALS_ZONES.includes(browserZone() ?? '')));

/** Chooses the Portuguese; says whether it is another one than before. */
export function choosePortuguese(next: Portuguese): boolean {
  const isOther = next !== portuguese;
  portuguese = next;
  return isOther;
}
