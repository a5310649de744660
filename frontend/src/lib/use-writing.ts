import { useMemo } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { account } from '#shared/api/account.ts';
import type { Money } from '#shared/values/money.ts';
import { formatMoney } from '#shared/values/money-format.ts';

type Moment = string | Date;
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** How money and moments are written in a language and a zone; of none, the zone of the browser. */
export function writing(locale: string, timeZone?: string) {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) });
    return (at: Moment) => format.format(new Date(at));
  };
  return {
    locale,
    timeZone,
    money: (amount: Money) => formatMoney(amount, locale),
    /** Given back. */
    minus: ({ minor_units, currency }: Money) =>
      formatMoney({ minor_units: -minor_units, currency }, locale).replace('-', '−'),
    /** Without its year, for what is near. */
    day: written(day),
    date: written({ year: 'numeric', month: 'short', day: 'numeric' }),
    time: written(time),
    moment: written({ ...day, ...time }),
    /** With everything, for what is looked up years later. */
    fullMoment: written({ ...day, year: 'numeric', ...time, timeZoneName: 'short' }),
    month: written({ year: 'numeric', month: 'long' }),
    shortMonth: written({ year: 'numeric', month: 'short' }),
  };
}
export type Writing = ReturnType<typeof writing>;

/**
 * How money and moments are written for whoever is here: in their language, and where they are logged in by the zone of
 * their account. `isKnown` once that has been read.
 */
export function useWriting(): Writing & { isKnown: boolean } {
  const { locale } = useLanguage();
  const { data: user, isLoading } = useEndpoint(account.getUser, {});
  const timeZone = user?.time_zone;
  return useMemo(() => ({ ...writing(locale, timeZone), isKnown: !isLoading }), [locale, timeZone, isLoading]);
}
