import * as z from 'zod';

import { index, type Key, keys } from '#functions/platform/table/keys.ts';
import { MAX_WRITES, type Table } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';

/** The kinds of items stored under an account, by the names of their keys. A test compares the list with the keys. */
export const kinds = [
  'account',
  'session',
  'access',
  'knownDevice',
  'secondFactor',
  'passkey',
  'choices',
  'pendingPhone',
  'pendingEmail',
  'push',
  'contactList',
  'contact',
  'pastSearch',
  'opened',
  'balance',
  'ledger',
  'call',
  'callDetails',
  'lines',
  'assistant',
  'forwarding',
  'mark',
  'ringThrough',
  'sentNotices',
  'ownAnswers',
  'ownerReminder',
  'calendarFeed',
  'calendarSource',
  'hours',
  'dailyDigest',
  'appointment',
  'lastTaken',
  'slot',
  'minutes',
  'accountTicket',
  'flag',
  'savedPerson',
  'watch',
  'watches',
  'reportLink',
  'notMeant',
] as const;
/** The kinds of its billing records, stored apart because the law requires them to outlive the account. */
export const kindsOfMoney = ['subscription', 'charge', 'consent', 'checkout', 'customer', 'billingDetails'] as const;
type Kind = (typeof kinds)[number] | (typeof kindsOfMoney)[number] | 'talk' | 'line';
export type AccountItem = { kind: Kind | undefined; key: Key; item: Record<string, unknown> };

type Overdue = { account_id: AccountId; what: 'account' | 'money' };
const Indexed = { schema: z.object({ account_id: AccountId, sk: z.string() }) };

const Stored = { schema: z.looseObject({ pk: z.string(), sk: z.string(), expires_at: z.number().optional() }) };

/** Everything stored under an account and in its conversation, across all domains. */
export const accountDataOf = (table: Table) => {
  async function* pages(partition: Key): AsyncGenerator<z.infer<typeof Stored.schema>[]> {
    let after: string | undefined;
    do {
      const { items, next } = await table.page(Stored, partition, { after, limit: MAX_WRITES, consistent: true });
      yield items;
      after = next ?? undefined;
    } while (after !== undefined);
  }
  /** DynamoDB deletes expired items days later: they are skipped. */
  const list = async (partition: Key, now: Date) => {
    const items: AccountItem[] = [];
    for await (const page of pages(partition)) {
      items.push(...page.filter(({ expires_at = Infinity }) => expires_at * 1000 > now.getTime()).map(itemOf));
    }
    return items;
  };
  const remove = async (partition: Key, spared: readonly Key[]) => {
    for await (const page of pages(partition)) {
      const going = page.filter(({ sk }) => !spared.some((key) => key.sk === sk));
      if (going.length) await table.commit(...going.map(({ pk, sk }) => table.remove({ pk, sk })));
    }
  };
  return {
    of: (account_id: AccountId, now: Date) => list(keys.everythingOf({ account_id }), now),
    money: (account_id: AccountId, now: Date) => list(keys.moneyOf({ account_id }), now),
    conversation: (account_id: AccountId, now: Date) => list(keys.talk({ talk_id: account_id }), now),
    /** Removes the billing records; the membership, by which they are found, last. */
    async removeMoney(account_id: AccountId): Promise<void> {
      const membership = keys.subscription({ account_id });
      await remove(keys.moneyOf({ account_id }), [membership]);
      await table.commit(table.remove(membership));
    },
    /** The accounts, or billing records, whose time is over. */
    async toErase(now: Date, limit: number): Promise<Overdue[]> {
      const due = await table.queryIndex(Indexed, index.waitingBy('ERASE', now.toISOString()), limit, 'oldest first');
      return due.map(({ account_id, sk }) => ({ account_id, what: sk === 'ACCOUNT' ? 'account' : 'money' }));
    },
    /** Removes everything, the `known` items last: the owner can still sign in to retry after a crash. */
    async remove(account_id: AccountId, entries: readonly Key[]): Promise<void> {
      await remove(keys.talk({ talk_id: account_id }), []);
      await remove(keys.everythingOf({ account_id }), entries);
      await table.commit(...entries.map((key) => table.remove(key)));
    },
  };
};
export type AccountData = ReturnType<typeof accountDataOf>;

/** An item without the table’s own attributes. */
function itemOf({
  pk,
  sk,
  gsi1pk: _,
  gsi1sk: __,
  revision: ___,
  expires_at: ____,
  ...item
}: z.infer<typeof Stored.schema>): AccountItem {
  return { kind: kindOf(sk), key: { pk, sk }, item };
}

function kindOf(sk: string): Kind | undefined {
  const isOf = (stem: string) => (stem.endsWith('#') ? sk.startsWith(stem) : sk === stem);
  if (isOf(keys.talk({ talk_id: '' }).sk)) return 'talk';
  if (isOf(keys.line({ talk_id: '' }).sk)) return 'line';
  return [...kinds, ...kindsOfMoney].find((kind) => isOf(keys[kind]({ account_id: '' }).sk));
}
