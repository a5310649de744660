import { calendarReader } from '#functions/calls/calendar/read-calendar.ts';
import { calendarsOf } from '#functions/calls/calendar/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { calendar } from '#shared/api/calendar.ts';

const live = { calendars: calendarsOf(table), reader: calendarReader(table), limits: limiterOf(table) };

/** An address that cannot be read is stored all the same: the owner sees why, and it is tried again. */
export const handler = handle(calendar.setSource, live, async ({ input, member, now }, deps) => {
  const { calendars, reader, limits } = deps;
  const { accountId: account_id } = member;
  await limits.take('calendar-address', { account: account_id }, now);
  const { sources } = calendars;
  const at = now.toISOString();
  const never = { read_at: null, failed_at: null, failure: null, busy: [] };
  const added = { account_id, url: input.url, added_at: at, next_at: at, ...never };
  await sources.commit(sources.write(added, await sources.of(account_id)));
  await reader.read(account_id, now, { atOnce: true });
  return calendars.view(account_id, now);
});
