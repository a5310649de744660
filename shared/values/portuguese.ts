import { type Language, languageOf, type Variety } from '#shared/values/language.ts';

export const portugueses = ['pt-BR', 'pt-PT'] as const;
export type Portuguese = (typeof portugueses)[number];
/** Which Portuguese a person chose; `auto` follows their number. */
export const portugueseChoices = ['auto', ...portugueses] as const;
export type PortugueseChoice = (typeof portugueseChoices)[number];

/** A language in the first variety that is known. */
export const varietyOf = (language: Language, ...known: (Portuguese | null)[]): Variety =>
  language === 'pt' && known.find((each) => each !== null) === 'pt-PT' ? 'pt-PT' : language;

/**
 * The Portuguese that a browser asks for, by tags as `navigator.languages` or a header has them. Where it names no country,
 * that of Portugal for who is there, else Brazilian.
 */
export const portugueseOfBrowser = (accepted: readonly string[], isInPortugal = false): Portuguese => {
  const tag = accepted.find((each) => /^pt\b/i.test(each)) ?? 'pt';
  if (/^pt(?:$|;)/i.test(tag)) return isInPortugal ? 'pt-PT' : 'pt-BR';
  return /^pt-br/i.test(tag) ? 'pt-BR' : 'pt-PT';
};

/** What names the Portuguese of a reader in the address of a page, which has a language only. */
const PARAMETER = 'pt';

/** The address of a page as it is mailed to a reader of a variety: a browser that asks for neither would show Brazil’s. */
export function addressFor(address: string, variety: Variety): string {
  const url = new URL(address);
  if (variety === languageOf(variety) || url.pathname.split('/')[1] !== languageOf(variety)) return address;
  url.searchParams.set(PARAMETER, 'PT');
  return url.href;
}

/** The Portuguese that an address names, null if none, and its path without it. */
export function portugueseInAddress(address: string): { portuguese: Portuguese | null; path: string } {
  const url = new URL(address);
  const portuguese = url.searchParams.get(PARAMETER) === 'PT' ? 'pt-PT' : null;
  if (portuguese) url.searchParams.delete(PARAMETER);
  return { portuguese, path: url.pathname + url.search + url.hash };
}
