import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import { MAX_WRITES, type Entity, type Table, type Write } from '#functions/platform/table/table.ts';
import { CONTACTS_MAX, contactSources } from '#shared/values/contact.ts';
import { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/** A contact of a member, used to name callers. Never searchable by others. */
const Contact = z.object({
  account_id: AccountId,
  phone: Phone,
  name: z.string(),
  read_at: z.iso.datetime(),
  source: z.enum(contactSources).default('google'),
});
export type Contact = z.infer<typeof Contact>;
const contact: Entity<Contact> = { schema: Contact, key: keys.contact };
type Named = Pick<Contact, 'phone' | 'name'>;

/** A member’s contacts, whatever they were imported from: one for each number. */
export const contactStore = (table: Table) => {
  const all = (account_id: AccountId) => table.query(contact, keys.contact({ account_id }));
  const write = (each: Contact): Write => table.derive(contact, keys.contact(each), each);
  return {
    all,
    /** The contact with this number. */
    of: (account_id: AccountId, phone: Phone) => table.get(contact, keys.contact({ account_id, phone })),
    /** Those of the numbers that are contacts, in no order. */
    among: (account_id: AccountId, phones: readonly Phone[]) =>
      table.getAll(
        contact,
        [...new Set(phones)].map((phone) => keys.contact({ account_id, phone })),
      ),
    replaceAll,
    /** Adds contacts, or gives known numbers their new names. What the owner wrote by hand wins over a file. Repeatable. */
    async add(account_id: AccountId, added: readonly Named[], source: 'file' | 'owner', now: Date) {
      const current = new Map(((await all(account_id)) as Contact[]).map((each) => [each.phone, each]));
      const byNumber = new Map(added.map((each) => [each.phone, each]));
      const isNew = ({ phone }: Named) => !current.has(phone);
      const isOwners = ({ phone }: Named) => source === 'file' && current.get(phone)?.source === 'owner';
      const fresh = [...byNumber.values()].filter((each) => !isOwners(each));
      const room = Math.max(0, CONTACTS_MAX - current.size);
      const taken = new Set(fresh.filter(isNew).slice(0, room));
      const next = fresh.filter((each) => !isNew(each) || taken.has(each));
      const read_at = now.toISOString();
      await commitAll(next.map(({ phone, name }) => write({ account_id, phone, name, read_at, source })));
      return {
        added: taken.size,
        renamed: next.length - taken.size,
        left_out: byNumber.size - next.length,
        total: current.size + taken.size,
      };
    },
    /** Writes a contact over the one that had the number before, in one step. */
    async replace(was: Phone | null, next: Omit<Contact, 'source'>): Promise<void> {
      const { account_id, phone } = next;
      const moved = was && was !== phone ? [table.remove(keys.contact({ account_id, phone: was }))] : [];
      await table.commit(write({ ...next, source: 'owner' }), ...moved);
    },
    remove: ({ account_id, phone }: { account_id: AccountId; phone: Phone }) =>
      table.commit(table.remove(keys.contact({ account_id, phone }))),
    async forget(account_id: AccountId): Promise<void> {
      await commitAll((await all(account_id)).map((each) => table.remove(keys.contact(each))));
    },
  };

  /** Replaces what was read from Google before by what is read now; contacts from elsewhere stay. Safe to repeat after a crash. */
  async function replaceAll(account_id: AccountId, read: Omit<Contact, 'account_id' | 'source'>[]): Promise<void> {
    const before = await all(account_id);
    const kept = before.filter(({ source }) => source !== 'google');
    const own = new Set(kept.map(({ phone }) => phone));
    const next = read.filter(({ phone }) => !own.has(phone)).slice(0, Math.max(0, CONTACTS_MAX - own.size));
    const current = new Set(next.map(({ phone }) => phone));
    const obsolete = before.filter(({ source, phone }) => source === 'google' && !current.has(phone));
    await commitAll([
      ...next.map((each) => write({ ...each, account_id, source: 'google' })),
      ...obsolete.map((each) => table.remove(keys.contact(each))),
    ]);
  }

  async function commitAll(writes: readonly Write[]): Promise<void> {
    for (let at = 0; at < writes.length; at += MAX_WRITES) await table.commit(...writes.slice(at, at + MAX_WRITES));
  }
};
