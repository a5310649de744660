import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import { MAX_WRITES, type Entity, type Table } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/** A contact of a member, used to name callers. Never searchable by others. */
const Contact = z.object({
  account_id: AccountId,
  phone: Phone,
  name: z.string(),
  read_at: z.iso.datetime(),
});
export type Contact = z.infer<typeof Contact>;
const contact: Entity<Contact> = { schema: Contact, key: keys.contact };

/** A member’s contacts: a one-time copy of their address book. */
export const contactStore = (table: Table) => {
  const all = (account_id: AccountId) => table.query(contact, keys.contact({ account_id }));
  return {
    all,
    /** The contact with this number. */
    of: (account_id: AccountId, phone: Phone) => table.get(contact, keys.contact({ account_id, phone })),
    replaceAll,
    forget: (account_id: AccountId) => replaceAll(account_id, []),
  };

  /** Replaces the stored contacts by those just read. Safe to repeat after a crash. */
  async function replaceAll(account_id: AccountId, read: Omit<Contact, 'account_id'>[]): Promise<void> {
    const current = new Set<string>(read.map(({ phone }) => phone));
    const obsolete = (await all(account_id)).filter(({ phone }) => !current.has(phone));
    const next = read.map((each) => ({ ...each, account_id }));
    const writes = [
      ...next.map((each) => table.derive(contact, keys.contact(each), each)),
      ...obsolete.map((each) => table.remove(keys.contact(each))),
    ];
    for (let at = 0; at < writes.length; at += MAX_WRITES) await table.commit(...writes.slice(at, at + MAX_WRITES));
  }
};
