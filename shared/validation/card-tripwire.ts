import { hasValidChecksum } from '#shared/validation/card.ts';
import { inLatinDigits } from '#shared/values/digits.ts';
import { taxNumberOf } from '#shared/values/tax-number.ts';

/** Separators between two digits of a card number, up to three together. */
const BETWEEN = String.raw`[\s\p{Pd}\p{Cf}\u2212._/·]{0,3}`;
const runs = new RegExp(String.raw`\d(?:${BETWEEN}\d){12,}`, 'gu');

/** No number of a card has more digits than these. */
const LONGEST = 19;

/** Who issues what: the first digits of the number, and how many it has. Maestro’s are those that name it alone. */
const issuers: readonly [prefix: RegExp, lengths: readonly number[]][] = [
  [/^4/, [13, 16, 19]], // Visa
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]], // Mastercard
  [/^3[47]/, [15]], // American Express
  [/^(6011|64[4-9]|65)/, [16, 17, 18, 19]], // Discover
  [/^(30[0-5]|36|3[89])/, [14, 16, 17, 18, 19]], // Diners Club
  [/^35(2[89]|[3-8])/, [16, 17, 18, 19]], // JCB
  [/^62/, [16, 17, 18, 19]], // UnionPay
  [/^220[0-4]/, [16, 17, 18, 19]], // Mir
  [/^9792/, [16]], // Troy
  [/^(50(18|20|38)|5893|6304|6759|676[1-3])/, [13, 14, 15, 16, 17, 18, 19]], // Maestro
];

/** Whether these digits are a card’s number: as long as its issuer makes them, and with the check digit that follows. */
export const isCardNumber = (digits: string): boolean =>
  issuers.some(([prefix, lengths]) => lengths.includes(digits.length) && prefix.test(digits)) &&
  hasValidChecksum(digits);

/** Whether the text contains a card number, in any digits and separators. */
export function holdsCardNumber(text: string): boolean {
  const plain = inLatinDigits(text);
  return [...plain.matchAll(runs)].some(({ 0: run, index }) => {
    const groups = [...run.matchAll(/\d+/g)].map((group) => ({ digits: group[0], at: index + group.index }));
    return pieces(groups, run).some((piece) => {
      const last = piece.at(-1)!;
      const number = piece.map(({ digits }) => digits).join('');
      const [before, after] = [plain.slice(0, piece[0]!.at), plain.slice(last.at + last.digits.length)];
      return isCardNumber(number) && !isOfToken(before, after) && !isOfOther(before, piece, number);
    });
  });
}

type Group = { digits: string; at: number };
const sizesOf = (groups: Group[]) => groups.map(({ digits }) => digits.length);

/** What of a run may be one number: all of it as people write, or some of it as cards are printed, or digit by digit. */
function pieces(groups: Group[], run: string): Group[][] {
  const isDigit = (at: number) => groups[at]?.digits.length === 1;
  const matches = isWritten(groups, run) ? [groups] : [];
  for (const from of groups.keys()) {
    for (let to = from + 1; to <= Math.min(groups.length, from + LONGEST); to++) {
      const piece = groups.slice(from, to);
      const isStretch = piece.every((_, i) => isDigit(from + i)) && !isDigit(from - 1) && !isDigit(to);
      if (isStretch || isPrinted(piece)) matches.push(piece);
    }
  }
  return matches;
}

/** As on a card: in one, in fours, or in American Express’s and Diners Club’s three groups. */
function isPrinted(groups: Group[]): boolean {
  const sizes = sizesOf(groups);
  const inFours = sizes.every((size, i) => size === 4 || (i === sizes.length - 1 && size < 4));
  return sizes.length === 1 || inFours || ['4,6,5', '4,6,4', '8,8', '6,13'].includes(sizes.join());
}

/**
 * With spaces and dashes anywhere. Groups of five or ten are something else: a ZIP code and a phone number are together
 * as long as a card’s number.
 */
function isWritten(groups: Group[], run: string): boolean {
  const sizes = sizesOf(groups);
  const length = sizes.reduce((sum, size) => sum + size, 0);
  return length >= 14 && length <= 16 && !/[._/·]/.test(run) && !sizes.some((size) => size === 5 || size === 10);
}

/** Whether it is within an id, a digest or a link: in a word that has letters and other digits too. */
function isOfToken(before: string, after: string): boolean {
  const around = /[\w-]*$/.exec(before)![0] + /^[\w-]*/.exec(after)![0];
  return /[a-z]/i.test(around) && /\d/.test(around);
}

/** After a plus: a phone number of at most this many digits; after a digit and a dot: decimals. */
const isOfOther = (before: string, piece: Group[], number: string) =>
  (number.length <= 13 && /\+\s?$/.test(before)) || (piece.length === 1 && /\d\.$/.test(before));

/** The path of a card number in the input, ignoring phone and tax numbers in their fields; undefined without one. */
export function cardNumberIn(input: unknown, path: readonly string[] = []): string | undefined {
  if (typeof input === 'string') return holdsCardNumber(input) ? path.join('.') : undefined;
  if (typeof input === 'number') return isCardNumber(String(input)) ? path.join('.') : undefined;
  if (typeof input !== 'object' || input === null) return undefined;
  for (const [name, value] of Object.entries(input)) {
    if (holdsCardNumber(name)) return 'body';
    const cardPath =
      isForPhone(name, input) || isForTax(name, value, input) ? undefined : cardNumberIn(value, [...path, name]);
    if (cardPath !== undefined) return cardPath;
  }
  return undefined;
}

/** A valid phone number may have the check digit of a card by chance. */
const isForPhone = (name: string, among: object) =>
  name === 'phone' || (name === 'search_query' && 'type' in among && among.type === 'phone');

/** A SIRET has the length and the check digit of some cards’ numbers, and a CNPJ may. */
const isForTax = (name: string, value: unknown, among: object) =>
  name === 'tax_id' &&
  typeof value === 'string' &&
  'country' in among &&
  typeof among.country === 'string' &&
  taxNumberOf(value, among.country) !== undefined;
