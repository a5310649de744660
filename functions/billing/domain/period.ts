/**
 * A membership is paid by the month, counted from an anchor: the moment the first month is due. Each month is reckoned from
 * the anchor and never from the one before, so the 31st comes back after February.
 */

/** So many months after a moment, on the same day at the same time, or on the last day of a month that has no such day. */
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

/** From when to when the n-th month is, counted from 1. It is due where it begins. */
export const monthOf = (anchor: string, period: number): { from: string; until: string } => ({
  from: monthsAfter(anchor, period - 1),
  until: monthsAfter(anchor, period),
});

/**
 * The month that is due after so many settled ones; undefined where none is yet. Where whole months went by unasked, because
 * we were not there, they are nobody’s to pay: it is the one that runs.
 */
export function dueAfter(anchor: string, settled: number, now: Date): number | undefined {
  const at = now.toISOString();
  let period = settled + 1;
  if (monthOf(anchor, period).from > at) return undefined;
  while (monthOf(anchor, period).until <= at) period++;
  return period;
}
