/** What the clocks of some zones show, with how far they are from Greenwich: “3:12 PM GMT-6 or 4:12 PM GMT-5”. */
export function localTimes(zones: readonly string[], locale: string, now: Date): string {
  const times = zones.map((timeZone) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      // A lone 月 reads as a month.
      weekday: locale === 'ja' ? 'long' : 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'shortOffset',
    }).format(now),
  );
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(times));
}
