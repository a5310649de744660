import { hasValidChecksum } from '#shared/validation/card.ts';

/** Adds the check digit to the other digits of a card number. */
export const withCheckDigit = (digits: string): string =>
  Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(hasValidChecksum)!;

/** The n-th of many good cards that differ: 4242 4200 ... */
export const goodCard = (n: number): string => withCheckDigit(`42424200${String(n).padStart(7, '0')}`);
