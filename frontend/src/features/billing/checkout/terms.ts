import { accountZone } from '#frontend/lib/account-zone.ts';
import { timeOptions, write } from '#frontend/lib/format.ts';
import type { Offer } from '#shared/api/billing.ts';
import { isoCode } from '#shared/values/money-format.ts';
import { inSentence } from '#shared/values/tidy-date.ts';

/** The parts of an offer shown most: due today, and the next charge. */
export function termsOf({ charges, monthly_price, paid_until, continues_trial }: Offer) {
  const [today, next] = charges;
  const isTrial = !paid_until && (today?.amount.minor_units ?? 0) === 0;
  return {
    isTrial,
    /** Continues a membership whose paid time is not over: nothing is due today. */
    isLater: paid_until !== null,
    /** What runs until then is their trial. */
    isTrialLater: continues_trial,
    today: today?.amount ?? monthly_price,
    /** Of a trial the moment at which it ends. */
    next: { at: next?.at ?? today?.at ?? '', amount: next?.amount ?? monthly_price },
  };
}

/** “US dollars”. Of 101 it is plural where a plural fits a sentence, and singular in Russian, which names it after a colon. */
export function currencyName({ monthly_price: { currency } }: Offer, locale: string): string {
  const name = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: isoCode(currency),
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(101)
    .find(({ type }) => type === 'currency')?.value;
  // The runtime writes Brazilian names as titles: “Dólares americanos”.
  return name?.replace(/^\p{Lu}/u, (letter) => (/^pt/.test(locale) ? letter.toLowerCase() : letter)) ?? currency;
}

/** A moment in large type: its day and hour. */
export const dayAndHour = (moment: string, locale: string): string => {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', ...timeOptions(locale) } as const;
  return write(moment, locale, { timeZone: accountZone(), ...inSentence(parts, locale) });
};
