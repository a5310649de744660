/** The same day and time some months later, or the last day of a shorter month. */
export function monthsAfter(anchor: string, months: number): string {
  const from = new Date(anchor);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const moment = new Date(from);
  moment.setUTCFullYear(year, month, day);
  return moment.toISOString();
}
