import type { CardError } from '#shared/errors/card-errors.ts';

/** What a refused card counts in the limits of `*-refused`, in points. */
export const REFUSED = { mistake: 1, plain: 2, hard: 4 } as const;

/** A card that works after a look at it, at the account or at the phone. */
const mistakes: readonly CardError[] = [
  'billing.card-authentication',
  'billing.card-currency',
  'billing.card-expired',
  'billing.card-expiry-month',
  'billing.card-expiry-year',
  'billing.card-insufficient-funds',
  'billing.card-limit',
  'billing.card-number',
  'billing.card-unsupported',
];

/**
 * The points of a refusal. A wrong security code is no mistake, since guesses look the same. Hard are a stolen, lost or
 * closed card and suspected fraud.
 */
export function refusalWeight(code: CardError, isHardDecline: boolean): number {
  if (mistakes.includes(code)) return REFUSED.mistake;
  return isHardDecline ? REFUSED.hard : REFUSED.plain;
}
