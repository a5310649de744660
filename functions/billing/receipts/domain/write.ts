import type { Party } from '#functions/billing/receipts/domain/printable.ts';
import { wordsIn } from '#functions/billing/receipts/domain/words.ts';
import { addressee } from '#shared/values/addressee.ts';
import { addressLines } from '#shared/values/address-lines.ts';
import type { BillingDetails } from '#shared/values/billing-details.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';
import { formatMoney, type Money } from '#shared/values/money.ts';
import { taxLabel } from '#shared/values/tax-number.ts';
import { tidyDate } from '#shared/values/tidy-date.ts';
import type { Seller } from '#shared/values/seller.ts';

/** Dates and amounts as a language writes them, by the clock of a zone. */
export function writerOf(language: Variety, timeZone: string) {
  const locale = localeOf(language);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const day = (at: string) => tidyDate(format.format(new Date(at)), locale);
  // Each amount is a line of its own, which has its direction: marks of it are in the way of the sign.
  const money = (amount: Money) =>
    formatMoney(amount, locale)
      .replace(/[\u200E\u200F\u061C]/g, '')
      .replace('-', '\u2212');
  return {
    day,
    days: (from: string, until: string) => `${day(from)}${language === 'ja' ? '～' : ' – '}${day(until)}`,
    money,
    /** What goes back, with a sign. */
    minus: (amount: Money) => `\u2212${money(amount)}`,
    percent: (rate: number) => percent.format(rate / 100),
  };
}

export function sellerParty(seller: Seller, language: Variety): Party {
  const { seller: heading, registration, taxId, labelled } = wordsIn(language);
  return {
    heading,
    lines: [
      seller.name,
      seller.address,
      labelled(registration, seller.registration),
      labelled(taxId, seller.tax_id),
      seller.email,
    ],
  };
}

/** A member without billing details is named by the account. */
export function buyerParty(
  details: BillingDetails | null,
  { name, email }: { name: string; email: string },
  language: Variety,
): Party {
  const { billedTo: heading } = wordsIn(language);
  if (!details) return { heading, lines: [addressee({ name }, language), email].filter(Boolean) };
  return {
    heading,
    lines: [
      addressee(details, language),
      ...addressLines(details, localeOf(language)),
      ...(details.tax_id ? [taxLine(details, language)] : []),
      email,
    ],
  };
}

function taxLine(details: BillingDetails, language: Variety): string {
  const { taxId: tax, vatId: vat, jctId: jct, labelled } = wordsIn(language);
  const { label, hasColon, value } = taxLabel(details, { tax, vat, jct }, localeOf(language));
  return hasColon ? labelled(label, value) : `${label}\u00A0${value}`;
}
