/**
 * The forms of VAT numbers without the prefix of their country, as the Commission publishes them for VIES, and HMRC for the
 * United Kingdom. XI is Northern Ireland.
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

export type VatNumber = { prefix: string; number: string };

/**
 * Of a text in Latin digits and capitals, without separators: a VAT number of this country, with or without its prefix, or one
 * of another country with its prefix, for a business may be registered abroad.
 */
export function vatNumberOf(bare: string, country: string): VatNumber | undefined {
  const has = (prefix: string, number: string) =>
    Object.hasOwn(forms, prefix) && new RegExp(`^(?:${forms[prefix]})$`).test(number);
  const [own, start, rest] = [prefixOf(country), bare.slice(0, 2), bare.slice(2)];
  if (has(own, bare)) return { prefix: own, number: bare };
  return has(start, rest) ? { prefix: start, number: rest } : undefined;
}

/** As France and the United Kingdom group theirs; the others are written in one, as VIES has them. With spaces that do not break. */
export function writtenVatNumber({ prefix, number }: VatNumber): string {
  if (prefix === 'FR') return [prefix, ...number.match(/^..|.../g)!].join('\u00A0');
  if ((prefix === 'GB' || prefix === 'XI') && /^\d{9}$/.test(number))
    return [prefix, number.slice(0, 3), number.slice(3, 7), number.slice(7)].join('\u00A0');
  return prefix + number;
}
