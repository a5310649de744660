import type { TFunction } from 'i18next';

import { csvText, csvTime } from '#frontend/lib/csv.ts';
import { stateWord } from '#frontend/lib/state-word.ts';
import type { Charge } from '#shared/values/membership.ts';
import type { Money } from '#shared/values/money.ts';
import { withZone, zoneName } from '#shared/values/zone-name.ts';

type Reader = { locale: string; timeZone?: string };

/** What was charged and not given back, so that the column has the sum that the card paid. */
const netOf = ({ state, amount }: Charge): Money =>
  state === 'paid' || state === 'refunding' || state === 'refund_failed' ? amount : { ...amount, minor_units: 0 };

/**
 * All charges that are more than planned, as a table for spreadsheets in the words of the screen. Times are by the clock of
 * the reader, whose zone is in the heads of their columns.
 */
export function chargesCsv(charges: readonly Charge[], t: TFunction<'payments'>, { locale, timeZone }: Reader): string {
  const columns = [
    'when',
    'what',
    'state',
    'amount',
    'net',
    'tax',
    'currency',
    'card',
    'number',
    'refundableUntil',
    'refundedAt',
    'creditNote',
  ] as const;
  const past = charges.filter(({ state }) => state !== 'planned');
  const zone = zoneName(timeZone, locale, past[0]?.due_at ?? new Date(0));
  const head = (column: (typeof columns)[number]) =>
    column === 'when' || column === 'refundableUntil' || column === 'refundedAt'
      ? withZone(t(`charges.${column}`), zone, locale)
      : t(`charges.${column}`);
  const rows = past.map((charge) => {
    const { paid_at, due_at, period, amount, tax, card, receipt_number, credit_note_number, refund } = charge;
    const until = charge.refundable_until ?? charge.refundable_ended_at;
    return [
      csvTime(paid_at ?? due_at, timeZone),
      t('month', { period }),
      t(`states.${stateWord(charge)}`),
      amount,
      netOf(charge),
      tax?.tax,
      amount.currency,
      card?.last4,
      receipt_number,
      until && csvTime(until, timeZone),
      refund?.done_at && csvTime(refund.done_at, timeZone),
      credit_note_number,
    ];
  });
  return csvText([columns.map(head), ...rows], locale);
}
