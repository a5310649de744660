import type { CallSummary } from '#shared/values/call.ts';
import { dayIn, daysBefore } from '#shared/values/day.ts';

/** How many calls there were on each of the last seven days, today last, and how many of them were spam. */
export function weekOf(calls: readonly Pick<CallSummary, 'started_at' | 'spam'>[], now: Date, zone: string) {
  const today = dayIn(zone, now);
  return [6, 5, 4, 3, 2, 1, 0].map((back) => {
    const day = daysBefore(today, back);
    const its = calls.filter(({ started_at }) => dayIn(zone, new Date(started_at)) === day);
    return { day, calls: its.length, spam: its.filter(({ spam }) => spam.verdict === 'likely_spam').length };
  });
}
