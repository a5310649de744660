import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Offer } from '#shared/api/billing.ts';
import { formatMoney } from '#shared/values/money-format.ts';

/** What an order obliges to pay: today, and a month. */
export function useOrderAmounts(offer: Offer): { today: string; price: string } {
  const { locale } = useLanguage();
  const { today, next } = termsOf(offer);
  return { today: formatMoney(today, locale), price: formatMoney(next.amount, locale) };
}
