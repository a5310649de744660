import { fold } from '#functions/names/fold.ts';
import type { CallSummary } from '#shared/api/assistant.ts';

type Searched = Pick<CallSummary, 'caller_name' | 'caller_from' | 'caller_number' | 'reason' | 'transcript_preview'>;

/** Fewer digits would match most numbers. */
const LEAST_DIGITS = 3;

/** Whether a call has each of the words, or the digits in its number. Case, accents and punctuation do not matter. */
export function searchFor(words: string): (call: Searched) => boolean {
  const folded = fold(words).split(' ').filter(Boolean);
  const digits = digitsOf(words);
  const isNumber = digits.length >= LEAST_DIGITS && !/\p{L}/u.test(words);
  return ({ caller_name, caller_from, caller_number, reason, transcript_preview }) => {
    if (isNumber && digitsOf(caller_number).includes(digits)) return true;
    const text = fold([caller_name, caller_from, reason, transcript_preview].filter(Boolean).join(' '));
    return folded.length > 0 && folded.every((word) => text.includes(word));
  };
}

/** Digits of any script, as 0 to 9: NFKD turns full-width ones into them, and Arabic ones follow. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '');
