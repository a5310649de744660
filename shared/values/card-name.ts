import type { Card } from '#shared/values/membership.ts';
import { walletNames } from '#shared/values/wallet.ts';

/** How each network of cards writes itself; the payment provider says `visa`. */
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

const written = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** “Visa”; empty if unknown. */
export const cardBrand = ({ brand }: Pick<Card, 'brand'>): string => brands[brand.toLowerCase()] ?? '';

/**
 * “•••• 4242”, or “Apple Pay •••• 4242” where the card was given by a wallet: by this its owner knows it again. It runs left
 * to right in every text.
 */
export const cardDigits = ({ last4, wallet }: Pick<Card, 'last4' | 'wallet'>): string =>
  written(wallet ? walletNames[wallet] : '', `•••• ${last4}`);

/** “Visa •••• 4242”, or “Apple Pay · Visa •••• 4242”. */
export const cardName = ({ brand, last4, wallet }: Pick<Card, 'brand' | 'last4' | 'wallet'>): string =>
  written(wallet ? `${walletNames[wallet]} ·` : '', cardBrand({ brand }), `•••• ${last4}`);

/** “04/31”; in Japanese, where that reads as a day of April, “2031年4月”. */
export const cardExpiry = ({ exp_month, exp_year }: Pick<Card, 'exp_month' | 'exp_year'>, locale: string): string =>
  locale === 'ja'
    ? `${exp_year}年${exp_month}月`
    : `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`;
