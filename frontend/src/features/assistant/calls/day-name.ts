/** A day as a heading: today and yesterday by their names too. `day` writes a moment in the zone of whoever reads. */
export function dayName(at: string, now: Date, locale: string, day: (moment: string | Date) => string): string {
  const name = day(at);
  const before = [0, 1].find((days) => day(new Date(now.getTime() - days * 86_400_000)) === name);
  if (before === undefined) return name;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-before, 'day');
  const [first = '', ...rest] = relative;
  return `${first.toLocaleUpperCase(locale)}${rest.join('')} · ${name}`;
}
