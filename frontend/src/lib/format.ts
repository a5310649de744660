const dayOptions = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/**
 * How values are written, as `{{value, day}}` in phrases and `formats.day(value, locale)` in code. A calendar day such as
 * 2026-03-01 is that day everywhere: it must not slip to the day before, west of Greenwich. A moment is the visitor's.
 */
export const formats = {
  day: (day: string, locale: string) =>
    new Intl.DateTimeFormat(locale, { ...dayOptions, timeZone: 'UTC' }).format(new Date(day)),
  date: (moment: string | Date, locale: string) => new Intl.DateTimeFormat(locale, dayOptions).format(new Date(moment)),
  time: (moment: string | Date, locale: string) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment)),
  number: (value: number, locale: string) => new Intl.NumberFormat(locale).format(value),
  list: (values: readonly string[], locale: string) => new Intl.ListFormat(locale, { type: 'unit' }).format(values),
};
