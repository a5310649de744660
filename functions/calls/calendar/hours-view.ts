import { accountStore } from '#functions/account/public.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { countries } from '#functions/calls/calendar/domain/holidays.ts';
import { closedAt, nextHolidays } from '#functions/calls/calendar/domain/hours.ts';
import { hoursStore } from '#functions/calls/calendar/hours-store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { BusinessHours, HoursView } from '#shared/api/calendar.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type Day, dayIn } from '#shared/values/day.ts';
import type { AccountId } from '#shared/values/id.ts';

const HOLIDAYS_SHOWN = 12;

/** The business hours of an owner, on their clock. */
export const hoursOf = (table: Table) => {
  const [accounts, answering, hours] = [accountStore(table), settingsStore(table), hoursStore(table)];
  return {
    hours,
    /** @throws auth.unauthenticated where the account is gone */
    async today(account_id: AccountId, now: Date): Promise<{ tz: string; today: Day }> {
      const account = await accounts.of(account_id);
      if (!account) throw new Fault('auth.unauthenticated');
      const { time_zone: tz } = (await answering.of(account)).settings;
      return { tz, today: dayIn(tz, now) };
    },
    view: (shown: BusinessHours, { tz, today }: { tz: string; today: Day }, now: Date): HoursView => ({
      ...shown,
      tz,
      today,
      countries: [...countries],
      holidays: nextHolidays(shown, today, HOLIDAYS_SHOWN),
      closed: closedAt(shown, tz, now)?.why ?? null,
    }),
  };
};
