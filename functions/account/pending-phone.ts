import * as z from 'zod';

import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const PendingPhone = z.object({ account_id: AccountId, phone: Phone, ends_at: z.iso.datetime() });
type PendingPhone = z.infer<typeof PendingPhone>;
const pendingPhone: Entity<PendingPhone> = {
  schema: PendingPhone,
  key: keys.pendingPhone,
  expires: keptUntil('oneTimeCode', ({ ends_at }) => ends_at),
};

/**
 * The number that an account is adding. Adding it requires the password, so a pin that was texted for another account must not
 * confirm the number here.
 */
export const pendingPhoneStore = (table: Table) => ({
  async of(account_id: AccountId, now: Date): Promise<Phone | undefined> {
    const pending = await table.get(pendingPhone, keys.pendingPhone({ account_id }));
    return pending && pending.ends_at > now.toISOString() ? pending.phone : undefined;
  },
  begin: (item: PendingPhone) => table.derive(pendingPhone, keys.pendingPhone(item), item),
  end: (account_id: AccountId) => table.remove(keys.pendingPhone({ account_id })),
  commit: table.commit.bind(table),
});
