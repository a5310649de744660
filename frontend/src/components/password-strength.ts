import { PASSWORD_MIN } from '#shared/validation/account.ts';

export const strengths = ['short', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/**
 * The strength of a password, mostly its length. Repeated characters and sequences such as 1234 count for little. The
 * server checks for common passwords.
 */
export function passwordStrength(password: string): Strength {
  if (password.length < PASSWORD_MIN) return 'short';
  const points = Array.from(password, (sign) => sign.codePointAt(0) ?? 0);
  const steps = points.map((point, at) => point - (points[at - 1] ?? NaN));
  const worth = steps.filter((step, at) => step !== 0 && !(Math.abs(step) === 1 && step === steps[at - 1])).length;
  const counted = Math.min(worth, new Set(points).size * 2);
  if (counted >= 16) return 'strong';
  if (counted >= 12) return 'good';
  return counted >= 8 ? 'fair' : 'weak';
}
