import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId } from '#shared/values/id.ts';

const Minutes = { schema: z.object({ seconds: z.number() }) };

/** The month that minutes are counted in, in UTC. */
const monthOf = (now: Date) => now.toISOString().slice(0, 7);
export const monthEnds = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** Minutes that the assistant talked for an account, by month. */
export const minuteStore = (table: Table) => ({
  async used(account_id: AccountId, now: Date): Promise<number> {
    const item = await table.get(Minutes, keys.minutes({ account_id, month: monthOf(now) }));
    return Math.ceil((item?.seconds ?? 0) / 60);
  },
  add: (account_id: AccountId, seconds: number, now: Date): Write =>
    table.add(keys.minutes({ account_id, month: monthOf(now) }), { seconds }),
});
