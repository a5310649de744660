import { awayDays } from '#functions/calls/calendar/domain/hours.ts';
import { hoursStore } from '#functions/calls/calendar/hours-store.ts';
import { sourceStore } from '#functions/calls/calendar/source-store.ts';
import { type Away, DAYS_AHEAD, type Hours } from '#functions/calls/callbacks/domain/slots.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { dayIn } from '#shared/values/day.ts';
import type { AccountId } from '#shared/values/id.ts';

/** When an owner does not call back, beside their callback hours. */
export const awayOf = (table: Table) => {
  const [businessHours, sources] = [hoursStore(table), sourceStore(table)];
  return async (account_id: AccountId, { time_zone }: Pick<Hours, 'time_zone'>, now: Date): Promise<Away> => {
    const [{ hours }, busy] = await Promise.all([businessHours.of(account_id), sources.busy(account_id, now)]);
    return { busy, days: awayDays(hours, dayIn(time_zone, now), DAYS_AHEAD) };
  };
};
