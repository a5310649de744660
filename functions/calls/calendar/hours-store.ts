import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { BusinessHours } from '#shared/api/calendar.ts';
import { AccountId } from '#shared/values/id.ts';

const StoredHours = BusinessHours.extend({ account_id: AccountId });
type StoredHours = z.infer<typeof StoredHours>;
const hours: Entity<StoredHours> = { schema: StoredHours, key: keys.hours };

const weekday = [{ from: '09:00', until: '17:00' }];
/** Nothing is said of hours, and no day is off, until the owner says so. */
const defaults: BusinessHours = {
  is_on: false,
  windows: [weekday, weekday, weekday, weekday, weekday, [], []],
  country: null,
  closed_on_holidays: false,
  days_off: [],
};

export const hoursStore = (table: Table) => ({
  async of(account_id: AccountId): Promise<{ stored: Revised<StoredHours> | undefined; hours: BusinessHours }> {
    const stored = await table.get(hours, keys.hours({ account_id }));
    return { stored, hours: stored ? BusinessHours.parse(stored) : defaults };
  },
  write: (next: StoredHours, current: Revised<StoredHours> | undefined): Write => table.put(hours, next, current),
});
