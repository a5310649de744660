import type { Card } from '#shared/values/membership.ts';

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  cartes_bancaires: 'Cartes Bancaires',
  eftpos_au: 'eftpos',
};

/** The brand of a card; empty if unknown. */
export const cardBrand = ({ brand }: Card): string => brands[brand] ?? '';

/** The last digits of a card, by which its owner knows it again. They run left to right in every text. */
export const cardDigits = ({ last4 }: Card): string => `•••• ${last4}`;

export const cardExpiry = ({ exp_month, exp_year }: Card): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`;
