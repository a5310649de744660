import { fold } from '#functions/names/fold.ts';
import type { Contact } from '#shared/values/contact.ts';

/** Fewer digits would match most numbers. */
const LEAST_DIGITS = 3;

/** The contacts whose name has each of the words, or whose number has the digits, by name. Case and accents do not matter. */
export function contactsWith<C extends Contact>(words: string, contacts: readonly C[]): C[] {
  const folded = fold(words).split(' ').filter(Boolean);
  const digits = digitsOf(words);
  const isNumber = digits.length >= LEAST_DIGITS && !/\p{L}/u.test(words);
  const isFound = ({ name, phone }: C) => {
    if (!words.trim() || (isNumber && phone.includes(digits))) return true;
    const text = fold(name);
    return folded.length > 0 && folded.every((word) => text.includes(word));
  };
  return contacts
    .filter(isFound)
    .sort((one, other) => collator.compare(one.name, other.name) || one.phone.localeCompare(other.phone));
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Digits of any script, as 0 to 9, without the zero that begins a national number. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '')
    .replace(/^0+/, '');
