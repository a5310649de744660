import { inLatinDigits } from '#shared/values/digits.ts';

/**
 * The forms of VAT numbers without the prefix of their country, as the Commission publishes them for VIES, and HMRC for the
 * United Kingdom. XI is Northern Ireland. Check digits are not computed: some countries gave out numbers without them.
 *
 * @see https://ec.europa.eu/taxation_customs/vies/#/faq (Q11)
 */
const british = String.raw`\d{9}|\d{12}|GD\d{3}|HA\d{3}`;
const forms: Readonly<Record<string, string>> = {
  AT: String.raw`U\d{8}`,
  BE: String.raw`[01]\d{9}`,
  BG: String.raw`\d{9,10}`,
  CY: String.raw`\d{8}[A-Z]`,
  CZ: String.raw`\d{8,10}`,
  DE: String.raw`\d{9}`,
  DK: String.raw`\d{8}`,
  EE: String.raw`\d{9}`,
  EL: String.raw`\d{9}`,
  ES: String.raw`[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z]`,
  FI: String.raw`\d{8}`,
  FR: String.raw`[A-HJ-NP-Z\d]{2}\d{9}`,
  GB: british,
  HR: String.raw`\d{11}`,
  HU: String.raw`\d{8}`,
  IE: String.raw`\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W]`,
  IT: String.raw`\d{11}`,
  LT: String.raw`\d{9}|\d{12}`,
  LU: String.raw`\d{8}`,
  LV: String.raw`\d{11}`,
  MT: String.raw`\d{8}`,
  NL: String.raw`\d{9}B\d{2}`,
  PL: String.raw`\d{10}`,
  PT: String.raw`\d{9}`,
  RO: String.raw`\d{2,10}`,
  SE: String.raw`\d{12}`,
  SI: String.raw`\d{8}`,
  SK: String.raw`\d{10}`,
  XI: british,
};

/** The prefix of a country: Greece has another than its ISO code. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** Whether the tax number of a business in this country is its VAT number: in the European Union and the United Kingdom. */
export const hasVatNumbers = (country: string): boolean => Object.hasOwn(forms, prefixOf(country));

/**
 * Whether a text has the form of a VAT number: one of this country, with or without its prefix, or one of another country
 * with its prefix, for a business may be registered abroad. Spaces, dots and hyphens do not count.
 */
export function isVatNumber(text: string, country: string): boolean {
  const bare = inLatinDigits(text.normalize('NFKC'))
    .replace(/[\s./-]/g, '')
    .toUpperCase();
  const has = (prefix: string, number: string) => new RegExp(`^(?:${forms[prefix]})$`).test(number);
  const prefix = bare.slice(0, 2);
  return (
    (hasVatNumbers(country) && has(prefixOf(country), bare)) ||
    (Object.hasOwn(forms, prefix) && has(prefix, bare.slice(2)))
  );
}
