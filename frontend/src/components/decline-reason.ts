import type { ErrorCode } from '#shared/errors/catalogue.ts';

const reasons = {
  'billing.card-expired': 'expired',
  'billing.card-insufficient-funds': 'insufficient-funds',
  'billing.card-authentication': 'authentication',
  'billing.card-limit': 'limit',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The phrase that says why a bank declined a renewal. An error message would ask to try again, which we do ourselves. */
export const declineReason = (code: ErrorCode) =>
  `reasons.${(reasons as Partial<Record<ErrorCode, (typeof reasons)[keyof typeof reasons]>>)[code] ?? 'otherwise'}` as const;
