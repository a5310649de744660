import * as z from 'zod';

import { CreditEntry } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { AccountId, EntryId, type PersonId } from '#shared/values/id.ts';

/** What somebody has: the sum of their ledger, which is never below zero. */
export const Balance = z.object({
  account_id: AccountId,
  left: z.number().int().min(0),
  /** Since the last grant: how many were used for good, and how many were used and came back. */
  used: z.number().int().min(0),
  returned: z.number().int().min(0),
  /** When a report was returned as of the wrong person, the latest few. */
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

/** A line of the ledger as it is kept: whom it is about by their id only, so that no name outlives its listing. */
export const Entry = CreditEntry.omit({ subject: true, left: true }).extend({
  account_id: AccountId,
  /** Of a grant or its reversal, which one: the number of a month, the trial. */
  period: z.string().nullable(),
});
export type Entry = z.infer<typeof Entry>;

/** Of which report a line tells. */
export type About = {
  person_id: PersonId;
  facts: number;
  sources: number;
  purpose: string;
  free_until: string;
};

/** Something that happens to a balance. What has an id of its own happens once. */
export type Change = Pick<Entry, 'cause' | 'change'> &
  Partial<About> & { period?: string; entry_id?: Entry['entry_id'] };

export const spent = (about: About): Change => ({ cause: 'report', change: -1, ...about });
export const openedAgain = (about: About): Change => ({ cause: 'opened-again', change: 0, ...about });
export const returned = (why: 'empty' | 'wrong-person', about: About): Change => ({
  cause: `returned-${why}`,
  change: 1,
  ...about,
});

/** Unused credits stay while the membership runs, up to as many as three grants give. */
const GRANTS_KEPT = 3;

/** How many of an allotment are given to somebody who has so many left. */
export const grantOf = (allotment: number, left: number): number =>
  Math.max(0, Math.min(allotment, GRANTS_KEPT * allotment - left));

/** How many of a grant are still there to be taken back: the oldest are spent first, so its own are the last to go. */
export const reversalOf = (granted: number, left: number): number => Math.min(granted, left);

const RETURNS = 3;
const RETURNS_DAYS = 30;

/** When one more report may be returned as of the wrong person; undefined where it may be now. */
export function returnsAgainAt({ wrong_persons }: Balance, now: Date): Date | undefined {
  const dates = wrong_persons.slice(-RETURNS).map((at) => new Date(Date.parse(at) + RETURNS_DAYS * 86_400_000));
  return dates.length === RETURNS && dates[0]! > now ? dates[0] : undefined;
}

/** The balance after something happened. @throws billing.insufficient-credits */
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

/** What there is, in three: not used, used and returned, used. The first two are the balance. */
export function talliesOf({ left, returned, used }: Balance): { unused: number; returned: number; used: number } {
  const back = Math.min(returned, left);
  return { unused: left - back, returned: back, used };
}

/** The lines that these changes add to a ledger, and the balance after them. @throws billing.insufficient-credits */
export function book(
  was: Balance,
  changes: readonly Change[],
  newId: () => EntryId,
  now: Date,
): { balance: Balance; entries: Entry[] } {
  const ids = changes.map(newId).sort(); // of one moment, and still in their order
  return {
    balance: changes.reduce((balance, change) => after(balance, change, now), was),
    entries: changes.map((change, i) => ({
      ...{ person_id: null, facts: null, sources: null, purpose: null, free_until: null, period: null },
      entry_id: ids[i]!,
      ...change,
      account_id: was.account_id,
      at: now.toISOString(),
    })),
  };
}

/** At one moment what is granted comes first: it can be spent only afterwards. Ids of one moment are in their order. */
const inOrder = (a: Entry, b: Entry) =>
  a.at.localeCompare(b.at) || rank(a) - rank(b) || a.entry_id.localeCompare(b.entry_id);
const rank = ({ cause }: Entry) => (cause === 'trial' || cause === 'month' ? 0 : 1);

/** A ledger with what was left after each of its lines, the latest first. */
export function withBalances(entries: readonly Entry[]): (Entry & { left: number })[] {
  let left = 0;
  return entries
    .toSorted(inOrder)
    .map((entry) => ({ ...entry, left: (left += entry.change) }))
    .reverse();
}
