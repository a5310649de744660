import type { Language, Variety } from '#shared/values/language.ts';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { tryStorage } from '#frontend/lib/storage.ts';
import {
  type Portuguese,
  portugueseInAddress,
  portugueseOfBrowser,
  portugueses,
  varietyOf,
} from '#shared/values/portuguese.ts';

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

const stored = (storage: () => Storage): Portuguese | null => {
  let kept: string | null = null;
  tryStorage(() => (kept = storage().getItem(KEY)));
  return portugueses.find((each) => each === kept) ?? null;
};

/** What the link that opened this visit named, else what was chosen in this browser; null without either. */
export const chosenPortuguese = (): Portuguese | null => stored(() => sessionStorage) ?? stored(() => localStorage);

/** Keeps the choice of this browser, which ends that of the visit; null forgets both. */
export function keepPortuguese(chosen: Portuguese | null): void {
  tryStorage(() => sessionStorage.removeItem(KEY));
  tryStorage(() => (chosen ? localStorage.setItem(KEY, chosen) : localStorage.removeItem(KEY)));
}

type Window = Pick<typeof globalThis, 'location' | 'history'>;

/**
 * A mailed link names the Portuguese of its reader. It counts for this tab only, since the browser may be somebody else’s,
 * and leaves the address bar.
 */
export function noticePortuguese({ location, history }: Window = globalThis): void {
  const { portuguese, path } = portugueseInAddress(location.href);
  if (!portuguese) return;
  tryStorage(() => sessionStorage.setItem(KEY, portuguese));
  history.replaceState(history.state, '', path);
}

/** What was chosen, else what the browser asks for: its zone tells who is in Portugal. */
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
