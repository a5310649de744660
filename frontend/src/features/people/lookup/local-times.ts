import { write } from '#frontend/lib/format.ts';

/** What the clocks of some zones show: “3:12 PM CST or 4:12 PM EST”. */
export function localTimes(zones: readonly string[], locale: string, now: Date): string {
  const times = zones.map((timeZone) =>
    write(now, locale, {
      timeZone,
      // A lone 月 reads as a month.
      weekday: locale === 'ja' ? 'long' : 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
  );
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(times));
}
