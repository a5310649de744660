import { addDays } from '#shared/values/duration.ts';

/** Days between a decline and the next attempt: at most four attempts in 21 days, never two within a day. */
const DAYS_AFTER = [1, 4, 7];
/** How often a month is tried at most. */
export const ATTEMPTS = DAYS_AFTER.length + 1;

/** When a declined month is retried; null after the last attempt and after a hard decline. */
export function nextAttemptAt(declines: number, isHard: boolean, now: Date): string | null {
  const days = DAYS_AFTER[declines - 1];
  return isHard || days === undefined ? null : addDays(now, days).toISOString();
}

/** When the last attempt is made, if all before it are declined; null where there is none. */
export function lastAttemptAt(declines: number, next_try_at: string | null): string | null {
  if (!next_try_at) return null;
  const later = DAYS_AFTER.slice(declines);
  return addDays(
    next_try_at,
    later.reduce((sum, days) => sum + days, 0),
  ).toISOString();
}

/** How long a renewal waits for a challenge that only the member can answer. */
export const WAIT_FOR_OWNER_DAYS = 7;
/** Days after the first mail on which the member is reminded: no attempt is made, because the bank would only ask again. */
const REMIND_DAYS = [3, WAIT_FOR_OWNER_DAYS - 1];

/** When a member who has to confirm a renewal is reminded next, and after the last reminder when the wait ends. */
export function nextReminderAt({ at, ends_at }: { at: string; ends_at: string }, now: Date): string {
  const days = REMIND_DAYS.map((days) => addDays(at, days).toISOString());
  return days.find((day) => day > now.toISOString() && day < ends_at) ?? ends_at;
}
