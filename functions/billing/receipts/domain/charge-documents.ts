import { type Charge } from '#functions/billing/domain/charge.ts';
import { shownState } from '#functions/billing/domain/charge-state.ts';
import { creditNoteNumber, voidCreditNote, withdrawalBy } from '#functions/billing/domain/charge-refund.ts';
import { type Printable, paperSize, type Row } from '#functions/billing/receipts/domain/printable.ts';
import { wordsIn } from '#functions/billing/receipts/domain/words.ts';
import { buyerParty, sellerParty, writerOf } from '#functions/billing/receipts/domain/write.ts';
import type { BillingDetails } from '#shared/values/billing-details.ts';
import { cardName } from '#shared/values/card-name.ts';
import type { Variety } from '#shared/values/language.ts';
import type { Seller } from '#shared/values/seller.ts';
import { taxName } from '#shared/values/tax-name.ts';

export type ConfiguredSeller = Seller & { is_example: boolean };

/** A charge that was paid, and who and what else its documents name. */
export type Issued = {
  charge: Charge & { paid_at: string; receipt_number: string };
  details: BillingDetails | null;
  account: { name: string; email: string; time_zone: string };
  descriptor: string;
  seller: ConfiguredSeller;
  language: Variety;
};

/** The receipt. One of a refunded charge says so, and what remains. */
export function printableReceipt(issued: Issued): Printable {
  const { charge, language } = issued;
  const { amount, paid_at, receipt_number, refund, billed_to } = charge;
  const words = wordsIn(language);
  const write = writerOf(language, issued.account.time_zone);
  const none = { ...amount, minor_units: 0 };
  const sums: Row[] = refund?.done_at
    ? [
        [words.paid, write.money(amount)],
        [words.refunded, write.minus(amount)],
        [words.remaining, write.money(none)],
      ]
    : [[words.paid, write.money(amount)]];
  return {
    ...partsOf(issued),
    title: words.receipt,
    number: receipt_number,
    // A document that says something new has a date of its own.
    createdAt: new Date(
      [paid_at, billed_to?.at, refund?.asked_at, refund?.done_at]
        .flatMap((at) => at ?? [])
        .sort()
        .at(-1)!,
    ),
    sum: write.money(amount),
    facts: [[words.paidOn, write.day(paid_at)], ...commonFacts(issued)],
    table: { ...itemsOf(issued, 1), sums: [...taxRows(issued, 1), ...sums] },
    notes: [
      ...withdrawalNotes(issued),
      ...(refund?.done_at ? [words.isRefunded(write.day(refund.done_at), creditNoteNumber(charge))] : []),
      ...openRefundNotes(charge, language, issued.account.time_zone),
      ...(billed_to ? [words.isRevised(write.day(billed_to.at))] : []),
    ],
  };
}

/** That the refund is a withdrawal from the contract, where it is one. */
function withdrawalNotes({ charge, account, language }: Issued): string[] {
  const { withdrawn_at } = withdrawalBy(charge);
  if (!withdrawn_at) return [];
  return [wordsIn(language).isWithdrawn(writerOf(language, account.time_zone).day(withdrawn_at))];
}

/** What is said of a refund that was asked for and is not done: it is on its way, is sent again, or the bank returned it each time. */
export function openRefundNotes(charge: Charge, language: Variety, timeZone: string): string[] {
  const { refund } = charge;
  if (!refund) return [];
  const words = wordsIn(language);
  const write = writerOf(language, timeZone);
  const asked = write.day(refund.asked_at);
  const state = shownState(charge);
  const last = write.day(refund.failures.at(-1)?.failed_at ?? refund.asked_at);
  const isReturned = refund.refund_id === null && refund.failures.length > 0;
  if (state === 'refunding') return [isReturned ? words.isRefundReturned(asked, last) : words.isRefunding(asked)];
  if (state !== 'refund_failed') return [];
  const voided = voidCreditNote(charge);
  return [words.isRefundFailed(asked, last), ...(voided ? [words.isVoid(voided)] : [])];
}

/** The credit note of a refund that is done; undefined without one. */
export function printableCreditNote(issued: Issued): Printable | undefined {
  const { charge, language } = issued;
  const { amount, paid_at, receipt_number, refund, billed_to } = charge;
  if (!refund?.done_at) return undefined;
  const words = wordsIn(language);
  const write = writerOf(language, issued.account.time_zone);
  return {
    ...partsOf(issued),
    title: words.creditNote,
    number: creditNoteNumber(charge),
    createdAt: new Date([refund.done_at, billed_to?.at ?? ''].sort().at(-1)!),
    sum: write.minus(amount),
    facts: [[words.refundedOn, write.day(refund.done_at)], [words.ofReceipt, receipt_number], ...commonFacts(issued)],
    table: { ...itemsOf(issued, -1), sums: [...taxRows(issued, -1), [words.refunded, write.minus(amount)]] },
    notes: [
      ...withdrawalNotes(issued),
      words.credits(receipt_number, write.day(paid_at)),
      ...(billed_to && billed_to.at > refund.done_at ? [words.isRevised(write.day(billed_to.at))] : []),
    ],
  };
}

type Sign = 1 | -1;

function partsOf({ seller, details, account, language }: Issued) {
  const words = wordsIn(language);
  return {
    language,
    size: paperSize(details?.country, account.time_zone),
    warning: seller.is_example ? words.example : null,
    parties: [sellerParty(seller, language), buyerParty(details, account, language)],
    foot: `${seller.name}, ${seller.address}`,
    pageOf: words.page,
  };
}

function commonFacts({ charge, descriptor, account, language }: Issued): Row[] {
  const words = wordsIn(language);
  const { days } = writerOf(language, account.time_zone);
  const { from, until, card } = charge;
  return [
    [words.period, days(from, until)],
    ...(card ? [[words.card, cardName(card)] as const] : []),
    ...(descriptor ? [[words.descriptor, descriptor] as const] : []),
  ];
}

function itemsOf({ charge: { period, amount, tax }, account, language }: Issued, sign: Sign) {
  const words = wordsIn(language);
  const write = writerOf(language, account.time_zone);
  const shown = tax && !tax.inclusive ? tax.net : amount;
  const membership = words.membership(period);
  return {
    columns: [words.item, words.amount],
    rows: [[sign > 0 ? membership : words.refundOf(membership), sign > 0 ? write.money(shown) : write.minus(shown)]],
  };
}

/** The net amount and the tax, where there is one. */
function taxRows({ charge: { tax }, account, language }: Issued, sign: Sign): Row[] {
  if (!tax) return [];
  const words = wordsIn(language);
  const write = writerOf(language, account.time_zone);
  const money = sign > 0 ? write.money : write.minus;
  return [
    [words.net, money(tax.net)],
    [words.tax(taxName(tax.name, language), write.percent(tax.percent)), money(tax.tax)],
  ];
}
