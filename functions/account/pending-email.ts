import * as z from 'zod';

import { keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table, Write } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';

/** `link` is the digest of the mailed link: only the last one of an account changes its address. */
const PendingEmail = z.object({
  account_id: AccountId,
  email: z.email(),
  link: z.string(),
  asked_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
});
type PendingEmail = z.infer<typeof PendingEmail>;
const pendingEmail: Entity<PendingEmail> = {
  schema: PendingEmail,
  key: keys.pendingEmail,
  expires: keptUntil('oneTimeCode', ({ ends_at }) => ends_at),
};

/** The address that an account is to have once it is confirmed. */
export const pendingEmailStore = (table: Table) => ({
  async of(account_id: AccountId, now: Date): Promise<PendingEmail | undefined> {
    const pending = await table.get(pendingEmail, keys.pendingEmail({ account_id }));
    return pending && pending.ends_at > now.toISOString() ? pending : undefined;
  },
  begin: (item: PendingEmail): Write => table.derive(pendingEmail, keys.pendingEmail(item), item),
  end: (account_id: AccountId): Write => table.remove(keys.pendingEmail({ account_id })),
  commit: table.commit.bind(table),
});
export type PendingEmails = ReturnType<typeof pendingEmailStore>;
