import { createHash } from 'node:crypto';

import { type Balance, book, type Change, grantOf, reversalOf } from '#functions/billing/domain/credits.ts';
import { creditStore } from '#functions/billing/store.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import { type AccountId, type EntryId, idFromHash, newId } from '#shared/values/id.ts';

export { type About, giveBack, openAgain, returnsAgainAt, spend } from '#functions/billing/domain/credits.ts';

/** Credits that come with something paid for, once: a trial, or a month by its number. */
export type Grant = { account_id: AccountId; cause: 'trial' | 'month'; period: string; allotment: number };

/**
 * The balance of an account and its ledger, which is only ever added to. All that changes a balance goes through here, as
 * writes of the transaction of whatever it is for: they fail as `request.conflict` when the balance has moved meanwhile.
 */
export const creditsOf = (table: Table) => {
  const store = creditStore(table);
  const writes = (was: Revised<Balance>, changes: readonly Change[], now: Date): Write[] => {
    const { balance, entries } = book(was, changes, () => newId('entry', now.getTime()), now);
    return store.writes(was, balance, entries);
  };

  return {
    of: store.balance,
    /** The writes of what happens to this balance. @throws billing.insufficient-credits */
    writes,
    /** The writes that give a grant; none where it was given. */
    async grant({ account_id, cause, period, allotment }: Grant, now: Date): Promise<Write[]> {
      const entry_id = idOf(account_id, cause, period);
      const [was, given] = await Promise.all([store.balance(account_id), store.entry(account_id, entry_id)]);
      return given ? [] : writes(was, [{ cause, change: grantOf(allotment, was.left), period, entry_id }], now);
    },
    /** The writes that take back what is left of a grant; none where it never was, or was taken back. */
    async reverse({ account_id, cause, period }: Omit<Grant, 'allotment'>, now: Date): Promise<Write[]> {
      const entry_id = idOf(account_id, 'reversed', `${cause} ${period}`);
      const [was, given, reversed] = await Promise.all([
        store.balance(account_id),
        store.entry(account_id, idOf(account_id, cause, period)),
        store.entry(account_id, entry_id),
      ]);
      if (!given || reversed) return [];
      const change = -reversalOf(given.change, was.left) || 0;
      return writes(was, [{ cause: 'reversed', change, period, entry_id }], now);
    },
  };
};
export type Credits = ReturnType<typeof creditsOf>;

/** The id of a line that there may be only one of: who writes it a second time fails. */
const idOf = (...what: [AccountId, string, string]): EntryId =>
  idFromHash('entry', createHash('sha256').update(what.join('\n')).digest());
