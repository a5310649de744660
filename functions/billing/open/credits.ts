import { createHash } from 'node:crypto';

import { type About, type Balance, book, type Change, grantOf, openedAgain, returned, returnsAgainAt, reversalOf, spent } from '#functions/billing/domain/credits.ts'; // prettier-ignore
import { creditStore } from '#functions/billing/store.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, type EntryId, idFromHash, newId } from '#shared/values/id.ts';

export type { About };

/**
 * Credits that come with something paid for: a trial, or a month by its number. `of` names what that is, the subscription
 * or the charge: for each of them they come once.
 */
export type Grant = { account_id: AccountId; cause: 'trial' | 'month'; of: string; period: string; allotment: number };

/**
 * The balance of an account and its ledger, which is only ever added to. All that changes a balance goes through here, as
 * writes of the transaction of whatever it is for: they fail as `request.conflict` when the balance has moved meanwhile.
 */
export const creditsOf = (table: Table) => {
  const store = creditStore(table);
  const lines = (was: Balance, changes: readonly Change[], now: Date) =>
    book(was, changes, () => newId('entry', now.getTime()), now);

  /** The writes of something that depends on what the balance was: a grant that fills it up, a return that is counted. */
  const replaced = (was: Revised<Balance>, change: Change, now: Date): Write[] => {
    const { balance, entries } = lines(was, [change], now);
    return [store.replace(was, balance), ...entries.map(store.add)];
  };

  return {
    of: (account_id: AccountId) => store.balance(account_id),
    /** The writes that spend a credit; of a report with nothing in it, it comes back. @throws billing.insufficient-credits */
    spend(was: Balance, about: About, { isEmpty }: { isEmpty: boolean }, now: Date): Write[] {
      const { entries } = lines(was, [spent(about), ...(isEmpty ? [returned('empty', about)] : [])], now);
      return [store.spendOne(was, { came_back: isEmpty }), ...entries.map(store.add)];
    },
    /** The write that says that a report was opened again, for nothing. */
    openAgain: (was: Balance, about: About, now: Date): Write[] =>
      lines(was, [openedAgain(about)], now).entries.map(store.add),
    /** The writes that give back the credit of the wrong person’s report. @throws billing.no-more-returns */
    giveBack(was: Revised<Balance>, about: About, now: Date): Write[] {
      const until = returnsAgainAt(was, now);
      if (until) throw new Fault('billing.no-more-returns', { until });
      return replaced(was, returned('wrong-person', about), now);
    },
    /** The writes that give a grant; none where it was given. */
    async grant({ account_id, cause, of, period, allotment }: Grant, now: Date): Promise<Write[]> {
      const entry_id = idOf(account_id, cause, of);
      const { was, line: given } = await store.balanceAnd(account_id, entry_id);
      return given ? [] : replaced(was, { cause, change: grantOf(allotment, was.left), period, entry_id }, now);
    },
    /** The writes that take back what is left of a grant; none where it never was, or was taken back. */
    async reverse({ account_id, cause, of, period }: Omit<Grant, 'allotment'>, now: Date): Promise<Write[]> {
      const entry_id = idOf(account_id, 'reversed', `${cause} ${of}`);
      const [was, given, reversed] = await Promise.all([
        store.balance(account_id),
        store.entry(account_id, idOf(account_id, cause, of)),
        store.entry(account_id, entry_id),
      ]);
      if (!given || reversed) return [];
      const change = -reversalOf(given.change, was.left) || 0;
      return replaced(was, { cause: 'reversed', change, period, entry_id }, now);
    },
    /** How many credits `reverse` would take back now. */
    async reversible({ account_id, cause, of }: Pick<Grant, 'account_id' | 'cause' | 'of'>): Promise<number> {
      const [was, given] = await Promise.all([
        store.balance(account_id),
        store.entry(account_id, idOf(account_id, cause, of)),
      ]);
      return given ? reversalOf(given.change, was.left) : 0;
    },
    /** The writes that end what is left with the membership it came with; none where nothing is, or it was done. */
    async end({ account_id, of }: Pick<Grant, 'account_id' | 'of'>, now: Date): Promise<Write[]> {
      const entry_id = idOf(account_id, 'month-ended', of);
      const { was, line: ended } = await store.balanceAnd(account_id, entry_id);
      if (ended || was.left === 0) return [];
      return replaced(was, { cause: 'month-ended', change: -was.left, entry_id }, now);
    },
  };
};
export type Credits = ReturnType<typeof creditsOf>;

/** The id of a line that there may be only one of: who writes it a second time fails. */
const idOf = (...what: [AccountId, string, string]): EntryId =>
  idFromHash('entry', createHash('sha256').update(what.join('\n')).digest());
