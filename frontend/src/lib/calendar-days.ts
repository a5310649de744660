/** The calendar day of a moment in a time zone, as `2026-11-22`. */
export function dayIn(at: string | Date, timeZone?: string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone && { timeZone }) } as const;
  const parts = new Intl.DateTimeFormat('en', options).formatToParts(new Date(at));
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** Its month, as `2026-11`. */
export const monthIn = (at: string | Date, timeZone?: string): string => dayIn(at, timeZone).slice(0, 7);

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const DAY = 86_400_000;

/** So many months after one. */
export function monthAfter(month: string, by: number): string {
  const first = utc(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + by);
  return first.toISOString().slice(0, 7);
}

/** The days of a month in whole weeks, with the days of its neighbours that fill them. Weeks begin on 1, Monday, to 7. */
export function weeksOf(month: string, firstDay = 1): string[] {
  const first = utc(`${month}-01`);
  const last = utc(`${monthAfter(month, 1)}-01`).getTime() - DAY;
  const before = (first.getUTCDay() - firstDay + 7) % 7;
  const days = Math.ceil((before + (last - first.getTime()) / DAY + 1) / 7) * 7;
  return Array.from({ length: days }, (_, i) =>
    new Date(first.getTime() + (i - before) * DAY).toISOString().slice(0, 10),
  );
}

type WeekInfo = { firstDay: number };

/** The first day of the week of a locale; Monday if the browser does not know. */
export function firstDayIn(locale: string): number {
  const intlLocale = new Intl.Locale(locale) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return (intlLocale.getWeekInfo?.() ?? intlLocale.weekInfo)?.firstDay ?? 1;
}
