import * as z from 'zod';

import { batchesOf } from '#shared/values/batches.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { MAX_WRITES, type Entity, type Revised, type Table, type Write } from '#functions/platform/table/table.ts';
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

/** Counts, by its revision, how often the contacts were changed. Every change writes it: of two at once the second reads again. */
const ContactList = z.object({ account_id: AccountId });
type ContactList = z.infer<typeof ContactList>;
const list: Entity<ContactList> = { schema: ContactList, key: keys.contactList };
const contactOrList = { schema: z.union([Contact, ContactList]) };

/** The contacts as they were read before a change. */
type Known = { byNumber: ReadonlyMap<Phone, Contact>; last: Revised<ContactList> | undefined };
type Edit = { was: Phone | null; next: Named };

/** A member’s contacts, whatever they were imported from: one for each number. */
export const contactStore = (table: Table) => {
  const write = (each: Contact): Write => table.derive(contact, keys.contact(each), each);
  const removal = (of: Pick<Contact, 'account_id' | 'phone'>): Write => table.remove(keys.contact(of));

  /** All of them in one request. The latest change is read first, so that a concurrent one is newer than it. */
  async function known(account_id: AccountId): Promise<Known> {
    const items = await table.latest(contactOrList, keys.contact({ account_id }));
    return {
      byNumber: new Map(items.flatMap((each) => ('phone' in each ? [[each.phone, each] as const] : []))),
      last: items.find((each) => !('phone' in each)),
    };
  }

  /** Writes in transactions of as many as one takes. @throws request.conflict where anything was changed since */
  async function commit(account_id: AccountId, since: Known['last'], writes: readonly Write[]) {
    let last = since;
    for (const some of batchesOf(writes, MAX_WRITES - 1)) {
      await table.commit(table.put(list, { account_id }, last), ...some);
      last = { account_id, revision: (last?.revision ?? 0) + 1 };
    }
  }

  return {
    all: (account_id: AccountId) => table.query(contact, keys.contact({ account_id, phone: '+' })),
    /** The contact with this number. */
    of: (account_id: AccountId, phone: Phone) => table.get(contact, keys.contact({ account_id, phone })),
    /** Those of the numbers that are contacts, in no order. */
    among: (account_id: AccountId, phones: readonly Phone[]) =>
      table.getAll(
        contact,
        [...new Set(phones)].map((phone) => keys.contact({ account_id, phone })),
      ),

    /** Adds contacts, or gives known numbers their new names. What the owner wrote by hand wins over a file. Repeatable. */
    add: (account_id: AccountId, added: readonly Named[], source: 'file' | 'owner', now: Date) =>
      retryOnConflict(async () => {
        const { byNumber: current, last } = await known(account_id);
        const byNumber = new Map(added.map((each) => [each.phone, each]));
        const isNew = ({ phone }: Named) => !current.has(phone);
        const isOwners = ({ phone }: Named) => source === 'file' && current.get(phone)?.source === 'owner';
        const fresh = [...byNumber.values()].filter((each) => !isOwners(each));
        const room = Math.max(0, CONTACTS_MAX - current.size);
        const taken = new Set(fresh.filter(isNew).slice(0, room));
        const next = fresh.filter((each) => !isNew(each) || taken.has(each));
        const read_at = now.toISOString();
        const writes = next.map(({ phone, name }) => write({ account_id, phone, name, read_at, source }));
        await commit(account_id, last, writes);
        return {
          added: taken.size,
          renamed: next.length - taken.size,
          left_out: byNumber.size - next.length,
          total: current.size + taken.size,
        };
      }),

    /**
     * Saves a contact by hand, over the one that had the number `was`. `gone` if that one was deleted or moved meanwhile,
     * since saving it again would make two of one; `full` if it is one more than is kept. Repeatable.
     */
    save: (
      account_id: AccountId,
      { was, next: { phone, name } }: Edit,
      now: Date,
    ): Promise<'saved' | 'gone' | 'full'> =>
      retryOnConflict(async () => {
        const { byNumber, last } = await known(account_id);
        const there = byNumber.get(phone);
        if (was && !byNumber.has(was)) return there?.name === name && there.source === 'owner' ? 'saved' : 'gone';
        if (!was && !there && byNumber.size >= CONTACTS_MAX) return 'full';
        const moved = was && was !== phone ? [removal({ account_id, phone: was })] : [];
        const next = { account_id, phone, name, read_at: now.toISOString(), source: 'owner' } as const;
        await commit(account_id, last, [write(next), ...moved]);
        return 'saved';
      }),

    remove: ({ account_id, phone }: Pick<Contact, 'account_id' | 'phone'>): Promise<void> =>
      retryOnConflict(async () => {
        const last = await table.get(list, keys.contactList({ account_id }));
        await commit(account_id, last, [removal({ account_id, phone })]);
      }),

    forget: (account_id: AccountId): Promise<void> =>
      retryOnConflict(async () => {
        const { byNumber, last } = await known(account_id);
        await commit(account_id, last, [...byNumber.values()].map(removal));
      }),

    /** Replaces what was read from Google before by what is read now; contacts from elsewhere stay. Safe to repeat after a crash. */
    replaceAll: (account_id: AccountId, read: Omit<Contact, 'account_id' | 'source'>[]): Promise<void> =>
      retryOnConflict(async () => {
        const { byNumber, last } = await known(account_id);
        const before = [...byNumber.values()];
        const own = new Set(before.flatMap(({ source, phone }) => (source === 'google' ? [] : [phone])));
        const next = read.filter(({ phone }) => !own.has(phone)).slice(0, Math.max(0, CONTACTS_MAX - own.size));
        const current = new Set(next.map(({ phone }) => phone));
        const obsolete = before.filter(({ source, phone }) => source === 'google' && !current.has(phone));
        const writes = [
          ...next.map((each) => write({ ...each, account_id, source: 'google' })),
          ...obsolete.map(removal),
        ];
        await commit(account_id, last, writes);
      }),
  };
};
