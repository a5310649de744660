import * as z from 'zod';

import type { Stretch } from '#functions/calls/calendar/domain/busy-times.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { readFailures } from '#shared/api/calendar.ts';
import { addHours } from '#shared/values/duration.ts';
import { AccountId } from '#shared/values/id.ts';

const moment = z.iso.datetime();

/** An owner’s own calendar, and when it is busy. What its events are about is not stored. */
const Source = z.object({
  account_id: AccountId,
  url: z.string(),
  added_at: moment,
  /** When it was last read, since when it cannot be, and when it is tried next. */
  read_at: moment.nullable(),
  failed_at: moment.nullable(),
  failure: z.enum(readFailures).nullable(),
  next_at: moment,
  busy: z.array(z.object({ starts_at: moment, ends_at: moment })),
});
export type Source = z.infer<typeof Source>;
const source: Entity<Source> = {
  schema: Source,
  key: keys.calendarSource,
  index: ({ next_at, account_id }) => index.calendar(next_at, account_id),
};

/** Whether what was last read still counts: for a day. */
export const isFresh = ({ read_at }: Pick<Source, 'read_at'>, now: Date): boolean =>
  read_at !== null && addHours(read_at, 24) > now;

export const sourceStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(source, keys.calendarSource({ account_id })),
  /** Those whose turn to be read has come. */
  due: (now: Date, limit: number) =>
    table.queryIndex(source, index.waitingBy('CALENDAR', now.toISOString()), limit, 'oldest first'),
  /** The busy times to be left out; none without a calendar. */
  async busy(account_id: AccountId, now: Date): Promise<Stretch[]> {
    const stored = await table.get(source, keys.calendarSource({ account_id }));
    return stored && isFresh(stored, now) ? stored.busy : [];
  },
  write: (next: Source, current: Revised<Source> | undefined): Write => table.put(source, next, current),
  remove: (account_id: AccountId): Write => table.remove(keys.calendarSource({ account_id })),
  commit: (...writes: Write[]) => table.commit(...writes),
});
