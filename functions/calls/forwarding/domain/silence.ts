import type { StoredForwarding } from '#functions/calls/forwarding/domain/forwarding.ts';
import { type Day, daysBefore } from '#shared/values/day.ts';
import { addDays } from '#shared/values/duration.ts';

/** How long no call may come, where calls came before, until we say that we are not certain any more. */
const QUIET_DAYS = 14;
const SHOWN_DAYS = 30;

/** When to check on it; null before the first call, when silence means nothing. */
export const healthAt = ({ state, last_call_at }: StoredForwarding): string | null =>
  state === 'active' && last_call_at ? addDays(last_call_at, QUIET_DAYS).toISOString() : null;

/** One call more on this day; days that are not shown any more are forgotten. */
export function countCall(days: StoredForwarding['days'], day: Day): StoredForwarding['days'] {
  const first = daysBefore(day, SHOWN_DAYS - 1);
  const recent = Object.entries(days).filter(([each]) => each >= first);
  return { ...Object.fromEntries(recent), [day]: (days[day] ?? 0) + 1 };
}

/** Calls on each of the last thirty days, today last. */
export const lastDays = (days: StoredForwarding['days'], today: Day): number[] =>
  Array.from({ length: SHOWN_DAYS }, (_, i) => days[daysBefore(today, SHOWN_DAYS - 1 - i)] ?? 0);
