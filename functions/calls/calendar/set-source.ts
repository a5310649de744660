import { calendarReader } from '#functions/calls/calendar/read-calendar.ts';
import { calendarsOf } from '#functions/calls/calendar/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { calendar } from '#shared/api/calendar.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const live = { calendars: calendarsOf(table), reader: calendarReader(table), limits: limiterOf(table) };

/**
 * An address that cannot be read is stored all the same: the owner sees why, and it is tried again. One that is refused,
 * as those of private networks are, replaces no other.
 */
export const handler = handle(calendar.setSource, live, async ({ input, member, now }, deps) => {
  const { calendars, reader, limits } = deps;
  const { accountId: account_id } = member;
  await limits.take('calendar-address', { account: account_id }, now);
  const { sources } = calendars;
  const at = now.toISOString();
  const never = { read_at: null, failed_at: null, failure: null, busy: [] };
  const added = { account_id, url: input.url, added_at: at, next_at: at, ...never };
  const former = await sources.of(account_id);
  await sources.commit(sources.write(added, former));
  await reader.read(account_id, now, { atOnce: true });
  const current = await sources.of(account_id);
  if (former && former.url !== input.url && current?.url === input.url && current.failure === 'refused') {
    await sources.commit(sources.write(former, current));
    throw new Fault('request.invalid', { fields: { url: [messages.invalid] } });
  }
  return calendars.view(account_id, now);
});
