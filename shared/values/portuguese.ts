import type { Language, Variety } from '#shared/values/language.ts';

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
