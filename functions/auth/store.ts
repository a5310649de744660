import * as z from 'zod';

import { type StoredSession, StoredSession as StoredSessionSchema } from '#functions/platform/session.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { AccessEntry } from '#shared/api/auth.ts';
import { AccountId, type SessionId } from '#shared/values/id.ts';

const session: Entity<StoredSession> = {
  schema: StoredSessionSchema,
  key: keys.session,
  expires: ({ ends_at }) => new Date(ends_at),
};

export const sessionStore = (table: Table) => ({
  of: (account_id: AccountId, session_id: SessionId) => table.get(session, keys.session({ account_id, session_id })),
  all: (account_id: AccountId) => table.query(session, keys.session({ account_id })),
  begin: (item: StoredSession): Write => table.put(session, item),
  replace: (was: Revised<StoredSession>, next: StoredSession): Write => table.put(session, next, was),
  end: ({ account_id, session_id }: Pick<StoredSession, 'account_id' | 'session_id'>): Write =>
    table.remove(keys.session({ account_id, session_id })),
  commit: table.commit.bind(table),
});
export type SessionStore = ReturnType<typeof sessionStore>;

const StoredAccess = z.object({ ...AccessEntry.shape, account_id: AccountId, id: z.string() });
type StoredAccess = z.infer<typeof StoredAccess>;
const access: Entity<StoredAccess> = {
  schema: StoredAccess,
  key: keys.access,
  expires: ({ at }) => new Date(Date.parse(at) + 365 * 86_400_000),
};

/** What happened at the door of each account, for its owner to read. Kept for a year. */
export const accessLog = (table: Table) => ({
  /** The write of one line. */
  line: (
    account_id: AccountId,
    { what, device = null, details = null }: Pick<AccessEntry, 'what'> & Partial<AccessEntry>,
    now: Date,
  ): Write => table.put(access, { account_id, at: now.toISOString(), id: crypto.randomUUID(), what, device, details }),
  /** Latest first. */
  all: async (account_id: AccountId): Promise<AccessEntry[]> =>
    (await table.query(access, keys.access({ account_id }))).reverse(),
  commit: table.commit.bind(table),
});
export type AccessLog = ReturnType<typeof accessLog>;
