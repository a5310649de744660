import { calendarsOf } from '#functions/calls/calendar/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { calendar } from '#shared/api/calendar.ts';

const live = { calendars: calendarsOf(table) };

export const handler = handle(calendar.stopFeed, live, async ({ member, now }, { calendars }) => {
  const { feeds } = calendars;
  await feeds.commit(feeds.remove(member.accountId));
  return calendars.view(member.accountId, now);
});
