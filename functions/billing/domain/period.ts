import { monthsAfter } from '#shared/values/months-after.ts';

/**
 * Months are counted from an anchor, the moment the first month is due, and never from the month before: so the 31st
 * comes back after February.
 */

/** The n-th month, counted from 1. It is due when it starts. */
export const monthOf = (anchor: string, period: number): { from: string; until: string } => ({
  from: monthsAfter(anchor, period - 1),
  until: monthsAfter(anchor, period),
});

/**
 * The month that is due after so many settled ones; undefined where none is yet. Months that passed during an outage
 * are not charged: the current one is.
 */
export function dueAfter(anchor: string, settled: number, now: Date): number | undefined {
  const at = now.toISOString();
  let period = settled + 1;
  if (monthOf(anchor, period).from > at) return undefined;
  while (monthOf(anchor, period).until <= at) period++;
  return period;
}
