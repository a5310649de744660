import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const NumberToBe = z.object({ account_id: AccountId, phone: Phone, ends_at: z.iso.datetime() });
type NumberToBe = z.infer<typeof NumberToBe>;
const numberToBe: Entity<NumberToBe> = {
  schema: NumberToBe,
  key: keys.numberToBe,
  expires: ({ ends_at }) => new Date(ends_at),
};

/**
 * Which number an account is about to take. Its owner was asked for the password when that began: a pin that somebody was
 * texted elsewhere, for an account of their own, must not bring their number into this one.
 */
export const numberToBeStore = (table: Table) => ({
  async of(account_id: AccountId, now: Date): Promise<Phone | undefined> {
    const found = await table.get(numberToBe, keys.numberToBe({ account_id }));
    return found && found.ends_at > now.toISOString() ? found.phone : undefined;
  },
  begin: (item: NumberToBe) => table.derive(numberToBe, keys.numberToBe(item), item),
  end: (account_id: AccountId) => table.remove(keys.numberToBe({ account_id })),
  commit: table.commit.bind(table),
});
export type NumberToBeStore = ReturnType<typeof numberToBeStore>;
