/** How often a refused month is tried again, and when: at most four times in 21 days, never twice within a day. */
const DAYS_AFTER = [1, 4, 7];

/** When a month is tried again after so many refusals; null where that was the last time, or would not help. */
export function nextAttemptAt(declines: number, isHard: boolean, now: Date): string | null {
  const days = DAYS_AFTER[declines - 1];
  return isHard || days === undefined ? null : new Date(now.getTime() + days * 86_400_000).toISOString();
}

/** For so long a renewal waits for its owner where only they can do something. */
export const WAIT_FOR_OWNER_DAYS = 7;
