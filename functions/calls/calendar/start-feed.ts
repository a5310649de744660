import { calendarsOf } from '#functions/calls/calendar/view.ts';
import { digest, newToken } from '#functions/platform/digest.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { calendar } from '#shared/api/calendar.ts';
import { API, fill } from '#shared/contract/route.ts';

const live = { calendars: calendarsOf(table), limits: limiterOf(table) };

/** The address is known only to whom it is returned: another one replaces it. */
export const handler = handle(calendar.startFeed, live, async ({ member, now }, { calendars, limits }) => {
  const { accountId: account_id } = member;
  await limits.take('calendar-address', { account: account_id }, now);
  const { feeds } = calendars;
  const token = newToken();
  const made = { account_id, digest: digest(token), made_at: now.toISOString() };
  await feeds.commit(feeds.write(made, await feeds.of(account_id)));
  const { path } = fill(calendar.getFeed.path, { account_id, token: `${token}.ics` });
  return { ...(await calendars.view(account_id, now)), url: `${environment().SITE_URL}${API}${path}` };
});
