/** Every way in which a card may be refused. */
export const cardErrors = [
  'billing.card-declined',
  'billing.card-expired',
  'billing.card-insufficient-funds',
  'billing.card-number',
  'billing.card-expiry-month',
  'billing.card-expiry-year',
  'billing.card-cvv',
  'billing.card-unsupported',
  'billing.card-currency',
  'billing.card-authentication',
  'billing.card-blocked',
  'billing.card-limit',
  'billing.card-test',
  'billing.too-many-declines',
  'billing.too-many-cards',
] as const;
export type CardError = (typeof cardErrors)[number];
