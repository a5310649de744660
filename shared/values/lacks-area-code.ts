import { inLatinDigits } from '#shared/values/digits.ts';

/** The digits of a number in North America: three of its area code, and seven. */
const DIGITS = 10;

/** Whether a US number as typed is too short to have its area code, as “555-0142” is. */
export function lacksAreaCode(text: string, country: string = 'US'): boolean {
  const digits = inLatinDigits(text).replace(/\D/g, '');
  return country === 'US' && digits.length > 0 && digits.length < DIGITS && !/[+@\p{L}]/u.test(text);
}
