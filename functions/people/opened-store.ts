import { AuditEntry, UnlockedReport } from '#functions/people/domain/opened.ts';
import { HistoryEntry } from '#functions/people/domain/past-search.ts';
import { keptFrom, keptUntil } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId, PersonId, SearchId } from '#shared/values/id.ts';

const unlocked: Entity<UnlockedReport> = {
  schema: UnlockedReport,
  key: keys.opened,
  expires: keptFrom('openedReport', ({ opened_at }) => opened_at),
};

const audit: Entity<AuditEntry> = {
  schema: AuditEntry,
  key: keys.audit,
  expires: keptFrom('audit', ({ at }) => at),
};

/** The reports that an account has opened, and the audit entries kept under each person. */
export const openedStore = (table: Table) => ({
  /** The most recently opened report among these ids, which all belong to one person. */
  async of(account_id: AccountId, ids: PersonId[]): Promise<Revised<UnlockedReport> | undefined> {
    const reports = await this.all(account_id, ids);
    return reports.sort((a, b) => b.free_until.localeCompare(a.free_until))[0];
  },
  /** The opened reports among these ids, in no particular order. */
  all: (account_id: AccountId, ids: PersonId[]): Promise<Revised<UnlockedReport>[]> =>
    table.getAll(
      unlocked,
      [...new Set(ids)].map((person_id) => keys.opened({ account_id, person_id })),
    ),
  /** All reports of an account, latest first. */
  async list(account_id: AccountId): Promise<UnlockedReport[]> {
    const all = await table.query(unlocked, keys.opened({ account_id }));
    return all.sort((a, b) => b.opened_at.localeCompare(a.opened_at));
  },
  /** Commits these writes in one transaction. */
  commit: (...writes: Write[]) => table.commit(...writes),
  keep: (next: UnlockedReport, was?: Revised<UnlockedReport>): Write => table.put(unlocked, next, was),
  /** Adds an audit entry. Entries are append-only. */
  audit: (item: AuditEntry): Write => table.put(audit, item),
  /** The audit trail of a person, oldest first. */
  auditOf: (person_id: PersonId): Promise<AuditEntry[]> =>
    table.query(audit, { ...keys.audit({ person_id, at: '', account_id: '' }), sk: '' }),
});

const remembered: Entity<HistoryEntry> = {
  schema: HistoryEntry,
  key: keys.pastSearch,
  expires: keptUntil('pastSearch', ({ kept_until }) => kept_until),
};

/** The search history of members. */
export const historyStore = (table: Table) => ({
  async of(account_id: AccountId, search_id: SearchId, now: Date): Promise<Revised<HistoryEntry> | undefined> {
    const entry = await table.get(remembered, keys.pastSearch({ account_id, search_id }));
    return entry && entry.kept_until > now.toISOString() ? entry : undefined;
  },
  /** All unexpired searches, latest first. */
  async list(account_id: AccountId, now: Date): Promise<Revised<HistoryEntry>[]> {
    const all = await table.query(remembered, keys.pastSearch({ account_id }));
    return all.filter(({ kept_until }) => kept_until > now.toISOString()).reverse();
  },
  commit: (...writes: Write[]) => table.commit(...writes),
  keep: (next: HistoryEntry, was?: Revised<HistoryEntry>): Write => table.put(remembered, next, was),
  forget: ({ revision, ...item }: Revised<HistoryEntry>): Write => table.remove(keys.pastSearch(item), { revision }),
});
