import { createHash } from 'node:crypto';

import {
  type About,
  type Balance,
  book,
  type Change,
  openedAgain,
  openedSparse,
  returned,
  returnsAgainAt,
  reversalOf,
  spent,
} from '#functions/billing/domain/credits.ts';
import { creditStore } from '#functions/billing/store.ts';
import type { Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { CreditCause } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { creditsAdded } from '#shared/values/credits.ts';
import { type AccountId, type EntryId, idFromHash, newId } from '#shared/values/id.ts';

export type { About };

/**
 * Credits of a trial or a month. `of` is the id of the subscription or charge: each grants once. `after` names the end of
 * the membership that this one replaces, whose credits end.
 */
export type Grant = {
  account_id: AccountId;
  cause: 'trial' | 'month';
  of: string;
  period: string;
  allotment: number;
  after?: string | undefined;
};

/** The end of a membership, and why, where more is known than that it ended. */
type Ending = Pick<Grant, 'account_id' | 'of'> & {
  cause?: Extract<CreditCause, 'month-ended' | 'membership-cancelled' | 'membership-withdrawn'>;
};

export type Granted = { added: number; writes: Write[] };

/**
 * The balance of an account and its append-only ledger. Every change goes through here, as writes for the caller’s
 * transaction; they fail with `request.conflict` when the balance changed meanwhile.
 */
export const creditsOf = (table: Table) => {
  const store = creditStore(table);
  const lines = (was: Balance, changes: readonly Change[], now: Date) =>
    book(was, changes, () => newId('entry', now.getTime()), now);

  /** Writes that depend on the balance: a grant that fills it up, a return that is counted. */
  const replaced = (was: Revised<Balance>, changes: readonly Change[], now: Date): Write[] => {
    const { balance, entries } = lines(was, changes, now);
    return [store.replace(was, balance), ...entries.map(store.add)];
  };

  /** The end of what is left of a membership; nothing where it ended before. */
  async function endOf({ account_id, left }: Balance, of: string): Promise<Change[]> {
    const entry_id = idOf(account_id, 'month-ended', of);
    const before = await store.entry(account_id, entry_id);
    return before ? [] : [{ cause: 'month-ended', change: -left, entry_id }];
  }

  return {
    of: (account_id: AccountId) => store.balance(account_id),
    /** Spends a credit; one for an empty report is returned. @throws billing.insufficient-credits */
    spend(was: Balance, about: About, { isEmpty }: { isEmpty: boolean }, now: Date): Write[] {
      const { entries } = lines(was, [spent(about), ...(isEmpty ? [returned('empty', about)] : [])], now);
      return [store.spendOne(was, { came_back: isEmpty }), ...entries.map(store.add)];
    },
    /** Records that a report was opened again, for free. */
    openAgain: (was: Balance, about: About, now: Date): Write[] =>
      lines(was, [openedAgain(about)], now).entries.map(store.add),
    /** Records that a sparse report was opened, which costs nothing. */
    openSparse: (was: Balance, about: About, now: Date): Write[] =>
      lines(was, [openedSparse(about)], now).entries.map(store.add),
    /** Returns the credit for a report about the wrong person. @throws billing.no-more-returns */
    giveBack(was: Revised<Balance>, about: About, now: Date): Write[] {
      const until = returnsAgainAt(was, now);
      if (until) throw new Fault('billing.no-more-returns', { until });
      return replaced(was, [returned('wrong-person', about)], now);
    },
    /** Grants credits: how many are added, and the writes; none where they were granted before. */
    async grant({ account_id, cause, of, period, allotment, after }: Grant, now: Date): Promise<Granted> {
      const entry_id = idOf(account_id, cause, of);
      const { was, line: given } = await store.balanceAnd(account_id, entry_id);
      if (given) return { added: 0, writes: [] };
      const ended = after && was.left > 0 ? await endOf(was, after) : [];
      const added = creditsAdded(allotment, ended.length ? 0 : was.left);
      return { added, writes: replaced(was, [...ended, { cause, change: added, period, entry_id }], now) };
    },
    /**
     * Reverses what is left of a grant, and ends the rest of the balance: the membership ends with it. No writes where
     * the grant never was, or was reversed before.
     */
    async reverseAndEnd(
      { account_id, cause, of, period }: Omit<Grant, 'allotment'>,
      why: NonNullable<Ending['cause']>,
      now: Date,
    ): Promise<Write[]> {
      const entry_id = idOf(account_id, 'reversed', `${cause} ${of}`);
      const [was, given, reversed] = await Promise.all([
        store.balance(account_id),
        store.entry(account_id, idOf(account_id, cause, of)),
        store.entry(account_id, entry_id),
      ]);
      if (!given || reversed) return [];
      const change = -reversalOf(given.change, was.left) || 0;
      const rest = was.left + change;
      const ended: Change = {
        cause: why,
        change: -rest,
        period,
        entry_id: idOf(account_id, 'month-ended', `${cause} ${of}`),
      };
      return replaced(was, [{ cause: 'reversed', change, period, entry_id }, ...(rest > 0 ? [ended] : [])], now);
    },
    /** Ends the credits of a membership; `of` names its end. No writes where none are left, or they were ended before. */
    async end({ account_id, of, cause = 'month-ended' }: Ending, now: Date): Promise<Write[]> {
      const entry_id = idOf(account_id, 'month-ended', of);
      const { was, line: ended } = await store.balanceAnd(account_id, entry_id);
      if (ended || was.left === 0) return [];
      return replaced(was, [{ cause, change: -was.left, entry_id }], now);
    },
  };
};

/** A fixed id, so that a second write of the line fails. */
const idOf = (...what: [AccountId, string, string]): EntryId =>
  idFromHash('entry', createHash('sha256').update(what.join('\n')).digest());
