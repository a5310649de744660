/**
 * What the clocks of some zones show: “3:12 PM CST or 4:12 PM EST”, and with how far they are from Greenwich where the
 * language has no name for a zone: “15:12 GMT-6”.
 */
export function localTimes(zones: readonly string[], locale: string, now: Date): string {
  const times = zones.map((timeZone) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      // A lone 月 reads as a month.
      weekday: locale === 'ja' ? 'long' : 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(now),
  );
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(times));
}
