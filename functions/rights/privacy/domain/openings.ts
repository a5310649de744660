import type { AuditEntry } from '#functions/people/public.ts';
import type { Openings } from '#shared/api/privacy.ts';
import { RecordedReason } from '#shared/validation/account.ts';
import { dayOf } from '#shared/values/day.ts';
import { addDays } from '#shared/values/duration.ts';

const DAYS = 365;

/** How often and for which purpose records were opened, or refused to be, within a year: counts and days, never a reader or a time. */
export function openingsIn(entries: readonly AuditEntry[], now: Date): Openings {
  const since = dayOf(addDays(now, -DAYS));
  const recent = entries.filter(({ at }) => at >= since);
  const opened = recent.filter(({ how }) => how !== 'refused');
  const purposes = [...Map.groupBy(opened, ({ purpose }) => purpose)].map(([purpose, group]) => ({
    purpose: RecordedReason.parse(purpose),
    count: group.length,
    last_on: group
      .map(({ at }) => at.slice(0, 10))
      .sort()
      .at(-1)!,
  }));
  return {
    since,
    total: opened.length,
    refused: recent.length - opened.length,
    purposes: purposes.sort((a, b) => b.count - a.count || a.purpose.localeCompare(b.purpose)),
  };
}
