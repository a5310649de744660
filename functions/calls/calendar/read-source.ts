import { calendarReader } from '#functions/calls/calendar/read-calendar.ts';
import { calendarsOf } from '#functions/calls/calendar/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { calendar } from '#shared/api/calendar.ts';

const live = { calendars: calendarsOf(table), reader: calendarReader(table), limits: limiterOf(table) };

export const handler = handle(calendar.readSource, live, async ({ member, now }, { calendars, reader, limits }) => {
  await limits.take('calendar-read', { account: member.accountId }, now);
  await reader.read(member.accountId, now, { atOnce: true });
  return calendars.view(member.accountId, now);
});
