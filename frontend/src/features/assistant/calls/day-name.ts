/** A day as a heading, with “today” and “yesterday”. `day` formats a moment in the reader’s time zone. */
export function dayName(at: string, now: Date, locale: string, day: (moment: string | Date) => string): string {
  const name = day(at);
  const daysAgo = [0, 1].find((days) => day(new Date(now.getTime() - days * 86_400_000)) === name);
  if (daysAgo === undefined) return name;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day');
  const [first = '', ...rest] = relative;
  return `${first.toLocaleUpperCase(locale)}${rest.join('')} · ${name}`;
}
