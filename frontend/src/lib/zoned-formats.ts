import { writeBy } from '#frontend/lib/format.ts';
import { inSentence } from '#shared/values/tidy-date.ts';

/** How moments are written by the clock of a zone. */
export const zonedFormats = (zone: string, locale: string) => {
  const as = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, ...inSentence(options, locale) });
    return (at: string) => writeBy(format, at);
  };
  return {
    time: as({ hour: 'numeric', minute: '2-digit' }),
    weekday: as({ weekday: 'long' }),
    day: as({ weekday: 'long', day: 'numeric', month: 'long' }),
    short: as({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
    isMorning: (at: string) => Number(hourIn(zone, at)) < 12,
  };
};

const hourIn = (zone: string, at: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(new Date(at));

/** Whether two zones show the same time at a moment. */
export const isSameTime = (one: string, other: string, at: string): boolean =>
  new Date(at).toLocaleString('en', { timeZone: one }) === new Date(at).toLocaleString('en', { timeZone: other });

/** Every date from the first to the last of these, with whatever times it has. */
export function fillDays<T extends { date: string; times: string[] }>(
  days: readonly T[],
): { date: string; times: string[] }[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const all = [];
  for (let at = Date.parse(first.date); at <= Date.parse(last.date); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    all.push({ date, times: days.find((day) => day.date === date)?.times ?? [] });
  }
  return all;
}
