import * as z from 'zod';

import { CreditEntry } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addDays } from '#shared/values/duration.ts';
import { AccountId, EntryId, type PersonId } from '#shared/values/id.ts';
import { figures } from '#shared/values/figures.ts';

/** The balance of an account: the sum of its ledger, never below zero. */
export const Balance = z.object({
  account_id: AccountId,
  left: z.number().int().min(0),
  /** Since the last grant: credits used for good, and credits used and returned. */
  used: z.number().int().min(0),
  returned: z.number().int().min(0),
  /** When the latest reports were returned as “wrong person”. */
  wrong_persons: z.array(z.iso.datetime()),
});
export type Balance = z.infer<typeof Balance>;

export const nothing = (account_id: AccountId): Balance => ({
  account_id,
  left: 0,
  used: 0,
  returned: 0,
  wrong_persons: [],
});

/** A line of the ledger as it is stored. It names a person by id only, so that no name outlives its listing. */
export const Entry = CreditEntry.omit({ subject: true, left: true }).extend({
  account_id: AccountId,
  /** Of a grant or its reversal: the number of the month, or the trial. */
  period: z.string().nullable(),
});
export type Entry = z.infer<typeof Entry>;

/** The report that a line is about. */
export type About = {
  person_id: PersonId;
  facts: number;
  sources: number;
  purpose: string;
  free_until: string;
};

/** A change of a balance. One with an id of its own is booked once. */
export type Change = Pick<Entry, 'cause' | 'change'> &
  Partial<About> & { period?: string; entry_id?: Entry['entry_id'] };

export const spent = (about: About): Change => ({ cause: 'report', change: -1, ...about });
export const openedAgain = (about: About): Change => ({ cause: 'opened-again', change: 0, ...about });
export const openedSparse = (about: About): Change => ({ cause: 'opened-sparse', change: 0, ...about });
export const returned = (why: 'empty' | 'wrong-person', about: About): Change => ({
  cause: `returned-${why}`,
  change: 1,
  ...about,
});

/** How much of a grant can still be reversed: the oldest credits are spent first. */
export const reversalOf = (granted: number, left: number): number => Math.min(granted, left);

const { wrongPersons: RETURNS, wrongPersonDays: RETURNS_DAYS } = figures;

/** When the next report can be returned as “wrong person”; undefined if now. */
export function returnsAgainAt({ wrong_persons }: Balance, now: Date): Date | undefined {
  const dates = wrong_persons.slice(-RETURNS).map((at) => addDays(at, RETURNS_DAYS));
  return dates.length === RETURNS && dates[0]! > now ? dates[0] : undefined;
}

/** The balance after a change. @throws billing.insufficient-credits */
export function after(balance: Balance, { cause, change }: Pick<Change, 'cause' | 'change'>, now: Date): Balance {
  const left = balance.left + change;
  if (left < 0) throw new Fault('billing.insufficient-credits');
  const next = { ...balance, left };
  switch (cause) {
    case 'report':
      return { ...next, used: balance.used - change };
    case 'returned-empty':
    case 'returned-wrong-person': {
      const wrong_persons = [...balance.wrong_persons, now.toISOString()].slice(-RETURNS);
      return {
        ...next,
        used: Math.max(0, balance.used - change),
        returned: balance.returned + change,
        ...(cause === 'returned-wrong-person' && { wrong_persons }),
      };
    }
    case 'trial':
    case 'month':
      return { ...next, used: 0, returned: 0 };
    default:
      return next;
  }
}

/** Credits unused, used and returned, and used. The first two make the balance. */
export function talliesOf({ left, returned, used }: Balance): { unused: number; returned: number; used: number } {
  const back = Math.min(returned, left);
  return { unused: left - back, returned: back, used };
}

/** The ledger lines of these changes, and the balance after them. @throws billing.insufficient-credits */
export function book(
  was: Balance,
  changes: readonly Change[],
  newId: () => EntryId,
  now: Date,
): { balance: Balance; entries: Entry[] } {
  const ids = changes.map(newId).sort(); // created in the same moment, and still in order
  return {
    balance: changes.reduce((balance, change) => after(balance, change, now), was),
    entries: changes.map((change, i) => ({
      person_id: null,
      facts: null,
      sources: null,
      purpose: null,
      free_until: null,
      period: null,
      entry_id: ids[i]!,
      ...change,
      account_id: was.account_id,
      at: now.toISOString(),
    })),
  };
}

/** Grants come before other lines of the same moment: they can be spent only afterwards. */
const inOrder = (a: Entry, b: Entry) =>
  a.at.localeCompare(b.at) || rank(a) - rank(b) || a.entry_id.localeCompare(b.entry_id);
const rank = ({ cause }: Entry) => (cause === 'trial' || cause === 'month' ? 0 : 1);

/** A ledger with the balance after each line, the latest line first. */
export function withBalances(entries: readonly Entry[]): (Entry & { left: number })[] {
  let left = 0;
  return entries
    .toSorted(inOrder)
    .map((entry) => ({ ...entry, left: (left += entry.change) }))
    .reverse();
}
