import type { TFunction } from 'i18next';

import { csvText } from '#frontend/lib/csv.ts';
import type { Charge } from '#shared/values/membership.ts';
import { exponentOf } from '#shared/values/money-format.ts';

/** All charges as a table for spreadsheets, in the words of the screen; moments as ISO 8601. */
export function chargesCsv(charges: readonly Charge[], t: TFunction<'payments'>): string {
  const columns = ['when', 'what', 'state', 'amount', 'tax', 'currency', 'card', 'number', 'refundedAt'] as const;
  return csvText([
    columns.map((column) => t(`charges.${column}`)),
    ...charges.map(({ paid_at, due_at, period, state, amount, tax, card, receipt_number, refund }) => [
      paid_at ?? due_at,
      t('month', { period }),
      t(`states.${state}`),
      amount.minor_units / 10 ** exponentOf(amount.currency),
      tax && tax.tax.minor_units / 10 ** exponentOf(amount.currency),
      amount.currency,
      card?.last4,
      receipt_number,
      refund?.done_at,
    ]),
  ]);
}
