import { accountZone } from '#frontend/lib/account-zone.ts';
import { writeUnit } from '#frontend/lib/unit.ts';
import type { Span } from '#shared/values/retention.ts';
import { inSentence, tidyDate } from '#shared/values/tidy-date.ts';
import { withZone, zoneName } from '#shared/values/zone-name.ts';

const dayOptions = { year: 'numeric', month: 'short', day: 'numeric' } as const;
/** French, Portuguese, Turkish and Russian times have two digits for the hour, with a zone or without. */
export const timeOptions = (locale: string) =>
  ({ hour: /^(tr|ru|fr|pt)/.test(locale) ? '2-digit' : 'numeric', minute: '2-digit' }) as const;

/** Zones are named in words, except in English: elsewhere their short names are offsets such as GMT-6. */
export function write(moment: string | Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const { timeZoneName, ...others } = options;
  if (!timeZoneName || locale === 'en') return writeBy(new Intl.DateTimeFormat(locale, options), moment);
  return withZone(write(moment, locale, others), zoneName(options.timeZone, locale, moment), locale);
}

/** The same by a format that is kept. No line ends after the number of a day: its month is beside it, as in “2 juin”. */
export const writeBy = (format: Intl.DateTimeFormat, moment: string | Date): string =>
  tidyDate(
    format
      .format(new Date(moment))
      .replace(/(?<![:\d])\d\d? (de )?(?=\p{L}{3})/u, (day) => day.replaceAll(' ', '\u00A0')),
    format.resolvedOptions().locale,
  );

const writeMoment: typeof write = (moment, locale, options) =>
  write(moment, locale, { timeZone: accountZone(), ...inSentence(options, locale) });

/**
 * How values are written, as `{{value, day}}` in phrases and `formats.day(value, locale)` in code. A calendar day such as
 * 2026-03-01 is that day everywhere: it must not slip to the day before, west of Greenwich. A moment is by the clock of the account, or without one of the browser.
 */
export const formats = {
  day: (day: string, locale: string) => write(day, locale, { ...inSentence(dayOptions, locale), timeZone: 'UTC' }),
  /** The same for a column of a table, in few letters. */
  shortDay: (day: string, locale: string) => write(day, locale, { ...dayOptions, timeZone: 'UTC' }),
  date: (moment: string | Date, locale: string) => writeMoment(moment, locale, dayOptions),
  time: (moment: string | Date, locale: string) => writeMoment(moment, locale, timeOptions(locale)),
  moment: (moment: string | Date, locale: string) =>
    writeMoment(moment, locale, { ...dayOptions, ...timeOptions(locale), weekday: 'short', timeZoneName: 'short' }),
  /** A moment in the next weeks, without the year. */
  soon: (moment: string | Date, locale: string) =>
    writeMoment(moment, locale, {
      month: 'short',
      day: 'numeric',
      ...timeOptions(locale),
      weekday: 'short',
      timeZoneName: 'short',
    }),
  /** A span of time in one unit, such as 90 days. */
  span(span: Span, locale: string): string {
    const [units = '', count = 0] = Object.entries(span)[0] ?? [];
    return writeUnit(count, units.slice(0, -1), locale);
  },
  /** French “de” and a name: “d’Alex”, “d’Yves”, “de Yann”. Before an h it stays whole, as some are aspirated. */
  de: (name: string) => (/^([aeiouàâäéèêëîïôöùûü]|y[^aeiou])/i.test(name) ? 'd’' : 'de ') + name,
  number: (value: number, locale: string) => new Intl.NumberFormat(locale).format(value),
  /** Not of type `unit`: that sets Japanese, Turkish and Russian names side by side without a comma. */
  list: (values: readonly string[], locale: string) =>
    new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(values),
};
