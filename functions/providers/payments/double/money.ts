import { invalid } from '#functions/providers/payments/double/errors.ts';

const zeroDecimal = new Set([
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
]);
const threeDecimal = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
const others = new Set([
  'usd',
  'eur',
  'gbp',
  'cad',
  'aud',
  'aed',
  'sar',
  'qar',
  'egp',
  'nzd',
  'brl',
  'zar',
  'ils',
  'chf',
  'dkk',
  'mxn',
  'nok',
  'pln',
  'sek',
  'sgd',
  'try',
]);

/** The least that can be charged, where Stripe says: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const least: Record<string, number> = { gbp: 30, aed: 200, dkk: 250, mxn: 1000, nok: 300, pln: 200, sek: 300 };
const MOST = 99_999_999;

/** An amount that can be charged, or a refusal in Stripe’s words. */
export function checkMoney(amountText: string, currencyText: string): { amount: number; currency: string } {
  const currency = currencyText.toLowerCase();
  if (!zeroDecimal.has(currency) && !threeDecimal.has(currency) && !others.has(currency)) {
    throw invalid(`Invalid currency: ${currency}.`, 'currency');
  }
  if (!/^-?\d+$/.test(amountText))
    throw invalid(`Invalid integer: ${amountText}`, 'amount', 'parameter_invalid_integer');
  const amount = Number(amountText);
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  if (threeDecimal.has(currency) && amount % 10 !== 0) {
    throw invalid(`Amounts in ${currency} must have 0 as their last digit.`, 'amount', 'parameter_invalid_integer');
  }
  if (amount < (least[currency] ?? (zeroDecimal.has(currency) ? 50 : threeDecimal.has(currency) ? 150 : 50))) {
    throw invalid('The amount is less than what can be charged in this currency.', 'amount', 'amount_too_small');
  }
  if (amount > MOST) throw invalid('Amount must be no more than 99999999.', 'amount', 'amount_too_large');
  return { amount, currency };
}
