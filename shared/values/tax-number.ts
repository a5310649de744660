import { inLatinDigits } from '#shared/values/digits.ts';
import { hasVatNumbers, vatNumberOf, writtenVatNumber } from '#shared/values/vat-number.ts';

/**
 * The numbers that receipts name: VAT of the European Union and the United Kingdom, SIRET and SIREN of France, the NIF of Spain
 * (with NIE and CIF) and Portugal, CNPJ and CPF of Brazil, VKN and TCKN of Turkey, ИНН of Russia, 登録番号 of Japan (`jct`), EIN of
 * the United States.
 */
export const taxKinds = ['vat', 'siret', 'siren', 'nif', 'cnpj', 'cpf', 'vkn', 'tckn', 'inn', 'jct', 'ein'] as const;
export type TaxKind = (typeof taxKinds)[number];

type Form = {
  kind: TaxKind;
  /** Of the number without spaces, dots, slashes and hyphens. */
  form: RegExp;
  /** As it is written there, `#` for each character; without one, in one. */
  mask?: string;
};

/** The kinds of a country, beside VAT numbers. */
const forms: Readonly<Record<string, readonly Form[]>> = {
  BR: [
    { kind: 'cnpj', form: /^[A-Z\d]{12}\d{2}$/, mask: '##.###.###/####-##' },
    { kind: 'cpf', form: /^\d{11}$/, mask: '###.###.###-##' },
  ],
  ES: [{ kind: 'nif', form: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/ }],
  FR: [
    { kind: 'siret', form: /^\d{14}$/, mask: '### ### ### #####' },
    { kind: 'siren', form: /^\d{9}$/, mask: '### ### ###' },
  ],
  JP: [{ kind: 'jct', form: /^T\d{13}$/ }],
  PT: [{ kind: 'nif', form: /^\d{9}$/, mask: '### ### ###' }],
  RU: [{ kind: 'inn', form: /^(?:\d{10}|\d{12})$/ }],
  TR: [
    { kind: 'vkn', form: /^\d{10}$/ },
    { kind: 'tckn', form: /^[1-9]\d{10}$/ },
  ],
  // Nine digits in one may as well be a person’s social security number.
  US: [{ kind: 'ein', form: /^\d{2}-\d{7}$/ }],
};

const formsOf = (country: string): readonly Form[] => (Object.hasOwn(forms, country) ? forms[country]! : []);

/** In Latin digits and capitals. */
const plain = (text: string): string => inLatinDigits(text).trim().toUpperCase();
const bareOf = (text: string): string => plain(text).replace(/[\s./-]/g, '');

/** What the field of a country asks for; empty where any number does. In Spain and Portugal, the VAT number is the NIF. */
export function taxKindsOf(country: string): TaxKind[] {
  const own = formsOf(country).map(({ kind }) => kind);
  return hasVatNumbers(country) && !own.includes('nif') ? ['vat', ...own] : own;
}

/** Where numbers of other kinds are usual too, and taken as they are: what begins as if it were one of the kinds above. */
const claims: Readonly<Record<string, RegExp>> = { JP: /^T[\d\s-]*$/, US: /^\d{2}-\d*$/ };

/** Whether a text can be a tax number of a country: one of its kinds, or any where it has none. */
export function isTaxNumber(text: string, country: string): boolean {
  if (taxKindsOf(country).length === 0 || taxNumberOf(text, country)) return true;
  return Object.hasOwn(claims, country) && !claims[country]!.test(plain(text));
}

export type TaxNumber = {
  kind: TaxKind;
  /** Without separators. A VAT number is without its prefix. */
  bare: string;
  /** Of a VAT number: of the country that gave it. */
  prefix: string | null;
  /** As it is written where it is from. */
  written: string;
};

/**
 * A tax number as its country writes it, by its form: no check digit is computed. VAT numbers with their prefix count
 * everywhere, for a business may be registered abroad. Undefined for any other text, such as a number stored before.
 */
export function taxNumberOf(text: string, country: string): TaxNumber | undefined {
  const bare = bareOf(text);
  const own = formsOf(country).find(({ kind, form }) => form.test(kind === 'ein' ? plain(text) : bare));
  if (own) {
    const written = own.kind === 'ein' ? plain(text) : fillIn(own.mask, bare);
    return { kind: own.kind, bare, prefix: null, written };
  }
  const vat = vatNumberOf(bare, country);
  return vat && { kind: 'vat', bare: vat.number, prefix: vat.prefix, written: writtenVatNumber(vat) };
}

/** With spaces that do not break. */
function fillIn(mask: string | undefined, bare: string): string {
  if (!mask) return bare;
  let at = 0;
  return mask.replace(/#/g, () => bare[at++] ?? '').replace(/ /g, '\u00A0');
}

/** The names that each language has words for: any tax number, a VAT number, a 登録番号. */
export type TaxWords = Record<'tax' | 'vat' | 'jct', string>;

/** What a kind is called: its words, or the abbreviation that it has everywhere, but ИНН among Russian letters. */
export function taxKindName(kind: TaxKind, words: TaxWords, locale: string): string {
  if (kind === 'vat' || kind === 'jct') return words[kind];
  return kind === 'inn' && locale === 'ru' ? 'ИНН' : kind.toUpperCase();
}

/** A tax number as receipts name it, an abbreviation without a colon: “SIRET 732 829 320 00074”, “VAT number: DE136695976”. */
export function taxLabel(
  { tax_id, country }: { tax_id: string; country: string },
  words: TaxWords,
  locale: string,
): { label: string; hasColon: boolean; value: string } {
  const number = taxNumberOf(tax_id, country);
  if (!number) return { label: words.tax, hasColon: true, value: tax_id };
  const { kind, written } = number;
  return {
    label: taxKindName(kind, words, locale),
    hasColon: kind === 'vat' || kind === 'jct',
    value: written,
  };
}
