/** The postal codes of countries where they are not four to six digits. */
const patterns: Record<string, string> = {
  US: String.raw`\d{5}(?:-\d{4})?`,
  CA: String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  GB: String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`,
  IE: String.raw`[A-Z]\d[\dW] ?[A-Z\d]{4}`,
  NL: String.raw`\d{4} ?[A-Z]{2}`,
  JP: String.raw`〒?\d{3}-?\d{4}`,
  BR: String.raw`\d{5}-?\d{3}`,
  PT: String.raw`\d{4}-\d{3}`,
};

/** A postal code of a country within a line; of the US at its end, where no house number is taken for one. */
export const postalCodeIn = (line: string, country: string): RegExpExecArray | null =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${patterns[country] ?? String.raw`\d{4,6}`})(?![\p{L}\p{N}-])${country === 'US' ? String.raw`(?=\W*$)` : ''}`,
    'iu',
  ).exec(line);
