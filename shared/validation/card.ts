import { CARD_DIGITS_MAX } from '#shared/validation/checkout.ts';
import { inLatinDigits } from '#shared/values/digits.ts';
import type { CardFault, CardField } from '#shared/values/card-frame.ts';

/** The input of the card fields. It stays in the provider’s frame. */
export type CardEntry = Record<CardField, string>;

const CARD_DIGITS_MIN = 12;
const NAME_MAX = 256;
const ZIP_MAX = 16;

/** The digits of a text, whichever digits of Unicode they were written with; null where anything else is in it. */
export function digitsOf(text: string): string | null {
  const plain = inLatinDigits(text).replace(/[\s-]/g, '');
  return /^\d*$/.test(plain) ? plain : null;
}

/** Luhn’s: from the right every second digit twice, and the sum of all digits ends in 0. */
export function hasValidChecksum(digits: string): boolean {
  const sum = digits.split('').reduceRight((total, digit, i) => {
    const value = Number(digit) * ((digits.length - i) % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

const isAmex = (digits: string) => /^3[47]/.test(digits);

/** American Express prints four digits on the front, the others three. */
export const cvvLengthOf = (number: string) => (isAmex(digitsOf(number) ?? '') ? 4 : 3);

/** The number as it is printed on the card: in fours, or as American Express has it. */
export function groupNumber(text: string): string {
  const digits = (digitsOf(text) ?? text.replace(/\D/g, '')).slice(0, CARD_DIGITS_MAX);
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** `04 / 29`, `4/2029`, `0429`, as a month and a full year; null for what is not there. */
export function readExpiry(text: string): { month: number | null; year: number | null } {
  const plain = text.normalize('NFKC').trim();
  const [first = '', second] = plain.includes('/')
    ? plain.split('/')
    : [plain.replace(/\s/g, '').slice(0, 2), plain.replace(/\s/g, '').slice(2)];
  const [month, year] = [digitsOf(first), digitsOf(second ?? '')];
  return {
    month: month ? Number(month) : null,
    year: year && (year.length === 2 || year.length === 4) ? Number(year.length === 2 ? `20${year}` : year) : null,
  };
}

/** The error of each field, by the specification’s rules; empty if the card may be sent to a provider. */
export function cardFaultsIn(entry: CardEntry, now: Date): Partial<Record<CardField, CardFault>> {
  const faults: Partial<Record<CardField, CardFault | undefined>> = {
    number: numberFault(entry.number),
    expiry: expiryFault(entry.expiry, now),
    cvv: cvvFault(entry.cvv, entry.number),
    name: !entry.name.trim() ? 'required' : entry.name.length > NAME_MAX ? 'too-long' : undefined,
    zip: entry.zip.length > ZIP_MAX ? 'too-long' : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

function numberFault(text: string): CardFault | undefined {
  if (!text.trim()) return 'required';
  const digits = digitsOf(text);
  const isWhole =
    digits !== null &&
    digits.length >= CARD_DIGITS_MIN &&
    digits.length <= CARD_DIGITS_MAX &&
    /[1-9]/.test(digits) &&
    hasValidChecksum(digits);
  return isWhole ? undefined : 'card.number';
}

function expiryFault(text: string, now: Date): CardFault | undefined {
  if (!text.trim()) return 'required';
  const { month, year } = readExpiry(text);
  if (month === null || month < 1 || month > 12) return 'card.expiry-month';
  const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  if (year === null || year < thisYear || year > thisYear + 50) return 'card.expiry-year';
  return year === thisYear && month < thisMonth ? 'card.expiry-month' : undefined;
}

function cvvFault(text: string, number: string): CardFault | undefined {
  if (!text.trim()) return 'required';
  return digitsOf(text)?.length === cvvLengthOf(number) ? undefined : 'card.cvv';
}
