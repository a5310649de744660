import type { Signals } from '#functions/calls/verdict/signals.ts';

const FORGOTTEN_AFTER = 90;
const HALF_LIFE = 30;
/** One person’s word is not enough. */
const LEAST = 2;
const MOST_POINTS = 45;
/** Reports of today that bring two thirds of the points. */
const MANY = 3;

/** The points of recent reports: each reporter counts once, by their latest, and less each day. */
export function reportPoints(reports: Signals['reports']): number {
  const latest = new Map<string, number>();
  for (const { reporter, daysAgo } of reports) {
    const days = Math.max(0, daysAgo);
    if (days <= FORGOTTEN_AFTER) latest.set(reporter, Math.min(days, latest.get(reporter) ?? Infinity));
  }
  if (latest.size < LEAST) return 0;
  const fresh = [...latest.values()].reduce((sum, days) => sum + 0.5 ** (days / HALF_LIFE), 0);
  return MOST_POINTS * (1 - Math.exp(-fresh / MANY));
}
