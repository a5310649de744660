import { useMemo } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { accountZone } from '#frontend/lib/account-zone.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { timeOptions, write } from '#frontend/lib/format.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';
import type { Money } from '#shared/values/money.ts';
import { formatMoney } from '#shared/values/money-format.ts';
import { inSentence } from '#shared/values/tidy-date.ts';
import { isZone } from '#shared/values/zone.ts';

type Moment = string | Date;
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Formats for money and moments in a language and time zone; defaults to the browser’s zone. */
export function formatsFor(locale: string, timeZone?: string) {
  const asIs = (options: Intl.DateTimeFormatOptions) => (at: Moment) =>
    write(at, locale, { ...options, ...(timeZone && { timeZone }) });
  const dateFormat = (options: Intl.DateTimeFormatOptions) => asIs(inSentence(options, locale));
  const time = timeOptions(locale);
  const zoneName = timeZone && isElsewhere(timeZone) ? ({ timeZoneName: 'short' } as const) : {};
  const dateParts = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const date = dateFormat(dateParts);
  return {
    locale,
    timeZone,
    money: (amount: Money) => formatMoney(amount, locale),
    /** A refunded amount. */
    minus: ({ minor_units, currency }: Money) =>
      formatMoney({ minor_units: -minor_units, currency }, locale).replace('-', '−'),
    /** Without the year, for near dates. */
    day: dateFormat(day),
    date,
    /** For a column of a table, in few letters. */
    shortDate: asIs(dateParts),
    /** From the first to the last of some days. */
    days: (from: Moment, until: Moment) => date(from) + (locale === 'ja' ? '～' : ' – ') + date(until),
    time: dateFormat(time),
    /** With the name of the zone where its clock is not that of the device. */
    clock: dateFormat({ ...time, ...zoneName }),
    moment: dateFormat({ ...day, ...time, ...zoneName }),
    /** With all parts, for records. */
    fullMoment: dateFormat({ ...day, year: 'numeric', ...time, timeZoneName: 'short' }),
    month: dateFormat({ year: 'numeric', month: 'long' }),
    shortMonth: dateFormat({ year: 'numeric', month: 'short' }),
  };
}

/** Whether the clock of a zone shows another time now than that of the device. */
function isElsewhere(timeZone: string): boolean {
  const now = serverNow();
  return now.toLocaleString('en', { timeZone }) !== now.toLocaleString('en');
}
export type Formats = ReturnType<typeof formatsFor>;

/**
 * Formats in the visitor’s language and, for members, the time zone of their account. `isKnown` once that is loaded.
 */
export function useFormats(): Formats & { isKnown: boolean } {
  const { locale } = useLanguage();
  const isSignedIn = useSignedIn();
  const { data: user, isLoading } = useEndpoint(account.getUser, isSignedIn ? {} : null);
  const named = user?.time_zone ?? (isSignedIn ? accountZone() : undefined);
  // A browser that is older than the zone does not know it.
  const timeZone = named !== undefined && isZone(named) ? named : undefined;
  return useMemo(() => ({ ...formatsFor(locale, timeZone), isKnown: !isLoading }), [locale, timeZone, isLoading]);
}
