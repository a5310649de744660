import { faultyHours } from '#functions/calls/calendar/domain/faulty-hours.ts';
import { hoursOf } from '#functions/calls/calendar/hours-view.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { calendar } from '#shared/api/calendar.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { business: hoursOf(table), commit: table.commit.bind(table) };

/** Days off that are over are forgotten. */
export const handler = handle(calendar.updateHours, live, async ({ input, member, now }, { business, commit }) => {
  const { accountId: account_id } = member;
  const fields = faultyHours(input);
  if (fields) throw new Fault('request.invalid', { fields });
  const clock = await business.today(account_id, now);
  return retryOnConflict(async () => {
    const { stored, hours } = await business.hours.of(account_id);
    const changed = { ...hours, ...input };
    const coming = changed.days_off.filter(({ until }) => until >= clock.today);
    const days_off = coming.sort((one, other) => one.from.localeCompare(other.from));
    const next = { ...changed, days_off };
    await commit(business.hours.write({ ...next, account_id }, stored));
    return business.view(next, clock, now);
  });
});
