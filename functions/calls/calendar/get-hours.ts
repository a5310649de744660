import { hoursOf } from '#functions/calls/calendar/hours-view.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { calendar } from '#shared/api/calendar.ts';

const live = { business: hoursOf(table) };

export const handler = handle(calendar.getHours, live, async ({ member, now }, { business }) => {
  const { accountId } = member;
  const [clock, { hours }] = await Promise.all([business.today(accountId, now), business.hours.of(accountId)]);
  return business.view(hours, clock, now);
});
