import * as z from 'zod';

import { Opened } from '#shared/api/people.ts';
import type { ReasonForUse } from '#shared/validation/account.ts';
import { AccountId, type PersonId, SearchId } from '#shared/values/id.ts';
import type { Counts } from '#shared/values/person.ts';

/**
 * A report that somebody has unlocked: that they did, when, and what for, but nothing of the person, whose listing may be
 * removed meanwhile.
 */
export const Unlocked = Opened.omit({
  full_name: true,
  age: true,
  lives_in: true,
  portrait: true,
  new_facts: true,
}).extend({
  account_id: AccountId,
  sources: z.number().int(),
  /** How many facts their teaser counted when it was last opened; what it counts beyond that has come since. */
  counted: z.number().int(),
  search_id: SearchId.nullable(),
});
export type Unlocked = z.infer<typeof Unlocked>;

/** One opening of a report, kept for whoever it is about: that it was, when and what for. */
export const Audit = z.object({
  person_id: Unlocked.shape.person_id,
  account_id: AccountId,
  at: z.iso.datetime(),
  purpose: Opened.shape.purpose,
  how: z.enum(['for-a-credit', 'free']),
});
export type Audit = z.infer<typeof Audit>;

export const HOUR_MS = 3_600_000;
const FREE_MS = 30 * 86_400_000;

const inTime = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Whether it can be read now. */
export const isOpen = ({ open_until, returned }: Unlocked, now: Date): boolean =>
  returned === null && open_until > now.toISOString();

/** Whether it can be opened again without a credit. */
export const isFree = ({ free_until, returned }: Unlocked, now: Date): boolean =>
  returned === null && free_until > now.toISOString();

/** What a report holds as it is opened. */
export type Contents = { facts: number; sources: number; counted: number; isEmpty: boolean };
export type Opening = {
  account_id: AccountId;
  person_id: PersonId;
  purpose: ReasonForUse;
  search_id: SearchId | null;
};

/** A report opened for a credit: for an hour, and free for thirty days. One with nothing in it is closed at once. */
export function unlock(opening: Opening, { isEmpty, ...contents }: Contents, now: Date): Unlocked {
  const at = now.toISOString();
  return {
    ...opening,
    ...contents,
    first_opened_at: at,
    opened_at: at,
    open_until: isEmpty ? at : inTime(now, HOUR_MS),
    free_until: isEmpty ? at : inTime(now, FREE_MS),
    returned: isEmpty ? 'empty' : null,
    returned_at: isEmpty ? at : null,
  };
}

/** A report opened again within its free days, for another hour. */
export function reopen(
  was: Unlocked,
  { purpose, search_id }: Pick<Opening, 'purpose' | 'search_id'>,
  { isEmpty: _, ...contents }: Contents,
  now: Date,
): Unlocked {
  return {
    ...was,
    ...contents,
    purpose,
    search_id: search_id ?? was.search_id,
    opened_at: now.toISOString(),
    open_until: inTime(now, HOUR_MS),
  };
}

/** It is the wrong person: the report is closed, now and for its free days. */
export function handBack(was: Unlocked, now: Date): Unlocked {
  const at = now.toISOString();
  return { ...was, open_until: at, free_until: at, returned: 'wrong-person', returned_at: at };
}

/** How many facts there are, over all sections. */
export const totalOf = ({ cities: _, states: __, countries: ___, ...sections }: Counts): number =>
  Object.values(sections).reduce((sum, count) => sum + count, 0);
