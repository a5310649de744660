import * as z from 'zod';

import { type StoredSession, StoredSession as StoredSessionSchema } from '#functions/platform/session.ts';
import { keptFrom, keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { AccessEntry } from '#shared/api/auth.ts';
import { AccountId, MessageId, type SessionId } from '#shared/values/id.ts';

const session: Entity<StoredSession> = {
  schema: StoredSessionSchema,
  key: keys.session,
  expires: keptUntil('session', ({ ends_at }) => ends_at),
};

export const sessionStore = (table: Table) => ({
  of: (account_id: AccountId, session_id: SessionId) => table.get(session, keys.session({ account_id, session_id })),
  all: (account_id: AccountId) => table.query(session, keys.session({ account_id })),
  begin: (item: StoredSession): Write => table.put(session, item),
  replace: (current: Revised<StoredSession>, next: StoredSession): Write => table.put(session, next, current),
  end: ({ account_id, session_id }: Pick<StoredSession, 'account_id' | 'session_id'>): Write =>
    table.remove(keys.session({ account_id, session_id })),
  /** Fails where somebody ended or renewed it meanwhile. */
  endOnce: (session: Revised<StoredSession>): Write => table.remove(keys.session(session), session),
  commit: table.commit.bind(table),
});
export type SessionStore = ReturnType<typeof sessionStore>;

const StoredAccess = z.object({ ...AccessEntry.shape, account_id: AccountId, id: z.string() });
type StoredAccess = z.infer<typeof StoredAccess>;
const access: Entity<StoredAccess> = {
  schema: StoredAccess,
  key: keys.access,
  expires: keptFrom('accessLog', ({ at }) => at),
};

/** The most log lines that are read: a year of failed logins must not fill a page. */
const MOST_LINES = 500;

/** What happened at the door of each account, for its owner to read. Kept for a year. */
export const accessLog = (table: Table) => ({
  /** The write of one line. */
  line: (
    account_id: AccountId,
    {
      what,
      device = null,
      country = null,
      region = null,
      details = null,
    }: Pick<AccessEntry, 'what'> & Partial<AccessEntry>,
    now: Date,
  ): Write =>
    table.put(access, {
      account_id,
      at: now.toISOString(),
      id: crypto.randomUUID(),
      what,
      device,
      country,
      region,
      details,
    }),
  /** Latest first; of very many, the latest. */
  all: (account_id: AccountId): Promise<AccessEntry[]> => table.latest(access, keys.access({ account_id }), MOST_LINES),
  commit: table.commit.bind(table),
});
export type AccessLog = ReturnType<typeof accessLog>;

/** The mail about a wrong code; `login` is the digest of the browser that sent it, null once another browser sent a wrong one, too. */
const FactorNotice = z.object({
  message_id: MessageId,
  login: z.string().nullable(),
  epoch: z.number().int(),
  at: z.iso.datetime(),
});
export type FactorNotice = z.infer<typeof FactorNotice>;

/** A second factor. It is required once `confirmed_at` is set; until then it waits for its first digits. */
const StoredFactor = z.object({
  account_id: AccountId,
  secret: z.string(),
  confirmed_at: z.iso.datetime().nullable(),
  /** The last half minute of which digits were taken. */
  last_step: z.number().int(),
  /** Keyed digests of the recovery codes that are left. */
  recovery: z.array(z.string()),
  /** When they were made; absent in factors from before this was stored. */
  recovery_made_at: z.iso.datetime().optional(),
  /** The last mail about wrong codes. */
  notice: FactorNotice.optional(),
});
type StoredFactor = z.infer<typeof StoredFactor>;
const factor: Entity<StoredFactor> = { schema: StoredFactor, key: keys.secondFactor };

export const factorStore = (table: Table) => ({
  of: (account_id: AccountId) => table.get(factor, keys.secondFactor({ account_id })),
  put: (item: StoredFactor, current?: Revised<StoredFactor>): Write => table.put(factor, item, current),
  remove: (current: Revised<StoredFactor>): Write => table.remove(keys.secondFactor(current), current),
  commit: table.commit.bind(table),
});
