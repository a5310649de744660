import { type Charge } from '#functions/billing/domain/charge.ts';
import { creditNoteNumber } from '#functions/billing/domain/charge-refund.ts';
import { type ConfiguredSeller, openRefundNotes } from '#functions/billing/receipts/domain/charge-documents.ts';
import { type Printable, paperSize, type Row } from '#functions/billing/receipts/domain/printable.ts';
import { wordsIn } from '#functions/billing/receipts/domain/words.ts';
import { buyerParty, sellerParty, writerOf } from '#functions/billing/receipts/domain/write.ts';
import type { BillingDetails } from '#shared/values/billing-details.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';
import type { Money } from '#shared/values/money.ts';
import type { TaxLine } from '#shared/values/tax.ts';
import { zoneName } from '#shared/values/zone-name.ts';

type Statement = {
  year: number;
  charges: readonly Charge[];
  details: BillingDetails | null;
  account: { name: string; email: string; time_zone: string };
  seller: ConfiguredSeller;
  language: Variety;
};

/** What was paid, or given back, at one moment. */
type Movement = {
  at: string;
  number: string;
  period: number;
  amount: Money;
  tax: TaxLine | null;
  isRefund: boolean;
};

/** All payments and refunds of a calendar year in the member’s time zone, the earliest first, with totals. */
export function printableStatement({ year, charges, details, account, seller, language }: Statement): Printable {
  const words = wordsIn(language);
  const { time_zone } = account;
  const write = writerOf(language, time_zone);
  const movements = movementsOf(charges).filter(({ at }) => yearOf(at, time_zone) === year);
  const paid = charges.filter(({ paid_at }) => paid_at && yearOf(paid_at, time_zone) === year);
  const openRefunds = paid.flatMap((charge) =>
    openRefundNotes(charge, language, time_zone).map((note) => words.onReceipt(charge.receipt_number ?? '', note)),
  );
  const isTaxed = movements.some(({ tax }) => tax !== null);
  return {
    language,
    size: paperSize(details?.country, time_zone),
    createdAt: new Date(movements.at(-1)?.at ?? Date.UTC(year, 0, 1)),
    title: words.statement(String(year)),
    number: null,
    sum: null,
    warning: seller.is_example ? words.example : null,
    parties: [sellerParty(seller, language), buyerParty(details, account, language)],
    facts: [],
    table: {
      columns: [words.date, words.document, words.item, ...(isTaxed ? [words.net, words.taxes] : []), words.amount],
      rows: movements.map(({ at, number, period, amount, tax, isRefund }) => {
        const money = isRefund ? write.minus : write.money;
        return [
          write.day(at),
          number,
          isRefund ? words.refundOf(words.membership(period)) : words.membership(period),
          ...(isTaxed ? [money(tax?.net ?? amount), money(tax?.tax ?? { ...amount, minor_units: 0 })] : []),
          money(amount),
        ];
      }),
      sums: sumsOf(movements, language, time_zone),
    },
    notes: [
      ...(movements.length ? [] : [words.nothing]),
      ...openRefunds,
      words.daysOf(zoneName(time_zone, localeOf(language), `${year}-07-01`)),
    ],
    foot: `${seller.name}, ${seller.address}`,
    pageOf: words.page,
  };
}

const movementsOf = (charges: readonly Charge[]): Movement[] =>
  charges
    .flatMap((charge) => {
      const { paid_at, receipt_number, refund, amount, tax, period } = charge;
      if (!paid_at || !receipt_number) return [];
      const payment = { at: paid_at, number: receipt_number, period, amount, tax, isRefund: false };
      const back = refund?.done_at && {
        ...payment,
        at: refund.done_at,
        number: creditNoteNumber(charge),
        isRefund: true,
      };
      return back ? [payment, back] : [payment];
    })
    .sort((a, b) => a.at.localeCompare(b.at));

const yearOf = (at: string, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date(at)));

/** Charged, refunded and the total, in each currency. */
function sumsOf(movements: readonly Movement[], language: Variety, timeZone: string): Row[] {
  const words = wordsIn(language);
  const write = writerOf(language, timeZone);
  const currencies = [...new Set(movements.map(({ amount }) => amount.currency))];
  return currencies.flatMap((currency): Row[] => {
    const sum = (isRefund: boolean) =>
      movements
        .filter((each) => each.isRefund === isRefund && each.amount.currency === currency)
        .reduce((total, { amount }) => total + amount.minor_units, 0);
    const [charged, refunded] = [sum(false), sum(true)];
    return [
      [words.charged, write.money({ minor_units: charged, currency })],
      ...(refunded ? [[words.refunded, write.minus({ minor_units: refunded, currency })] as const] : []),
      [words.total, write.money({ minor_units: charged - refunded, currency })],
    ];
  });
}
