import { PASSWORD_MIN } from '#shared/validation/account.ts';

export const strengths = ['short', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/**
 * How long a password is, above all: that is what makes it hard to guess. Signs that are repeated, or follow on one
 * another like 1234, count for little. Whether it is among the most common ones, the server knows.
 */
export function strengthOf(password: string): Strength {
  if (password.length < PASSWORD_MIN) return 'short';
  const points = Array.from(password, (sign) => sign.codePointAt(0) ?? 0);
  const steps = points.map((point, at) => point - (points[at - 1] ?? NaN));
  const worth = steps.filter((step, at) => step !== 0 && !(Math.abs(step) === 1 && step === steps[at - 1])).length;
  const counted = Math.min(worth, new Set(points).size * 2);
  if (counted >= 16) return 'strong';
  if (counted >= 12) return 'good';
  return counted >= 8 ? 'fair' : 'weak';
}
