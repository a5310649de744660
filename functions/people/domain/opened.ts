import * as z from 'zod';

import { Opened } from '#shared/api/people/history.ts';
import { type ReasonForUse, RecordedReason, refusedUses } from '#shared/validation/account.ts';
import { addDays, addHours } from '#shared/values/duration.ts';
import { AccountId, type PersonId, SearchId } from '#shared/values/id.ts';
import { figures } from '#shared/values/figures.ts';

/**
 * An unlocked report: its reader, time and purpose. It holds no data of the person, whose listing may be
 * removed.
 */
export const UnlockedReport = Opened.omit({
  full_name: true,
  age: true,
  is_birth_uncertain: true,
  lives_in: true,
  portrait: true,
  new_facts: true,
}).extend({
  account_id: AccountId,
  sources: z.number().int(),
  /** The number of facts in the teaser at the last opening; the difference to now is shown as new facts. */
  counted: z.number().int(),
  search_id: SearchId.nullable(),
});
export type UnlockedReport = z.infer<typeof UnlockedReport>;

/**
 * An audit entry: one opening of a report, kept for its subject with time and purpose; or an attempt that was refused for
 * its purpose, and showed nothing.
 */
export const AuditEntry = z.object({
  person_id: UnlockedReport.shape.person_id,
  account_id: AccountId,
  at: z.iso.datetime(),
  purpose: z.enum([...RecordedReason.options, ...refusedUses]),
  /** `by-link`: it was read through a private link of the member. */
  how: z.enum(['for-a-credit', 'free', 'refused', 'by-link']),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Whether the report can be read now. */
export const isOpen = ({ open_until, returned }: UnlockedReport, now: Date): boolean =>
  returned === null && open_until > now.toISOString();

/** Whether the report can be reopened without a credit. */
export const isFree = ({ free_until, returned }: UnlockedReport, now: Date): boolean =>
  returned === null && free_until > now.toISOString();

/** The content of a report at the time of opening. */
export type Contents = { facts: number; sources: number; counted: number; isEmpty: boolean; is_sparse: boolean };
export type Opening = {
  account_id: AccountId;
  person_id: PersonId;
  purpose: ReasonForUse;
  search_id: SearchId | null;
};

/** A report opened for a credit, or free if it is sparse: for an hour, and free to reopen for thirty days. An empty one closes immediately. */
export function unlock(opening: Opening, { isEmpty, ...contents }: Contents, now: Date): UnlockedReport {
  const at = now.toISOString();
  return {
    ...opening,
    ...contents,
    first_opened_at: at,
    opened_at: at,
    open_until: isEmpty ? at : addHours(now, figures.openHours).toISOString(),
    free_until: isEmpty ? at : addDays(now, figures.reopenDays).toISOString(),
    returned: isEmpty ? 'empty' : null,
    returned_at: isEmpty ? at : null,
  };
}

/** A report reopened within its free days, for another hour. */
export function reopen(
  was: UnlockedReport,
  { purpose, search_id }: Pick<Opening, 'purpose' | 'search_id'>,
  { isEmpty: _, is_sparse: __, ...contents }: Contents,
  now: Date,
): UnlockedReport {
  return {
    ...was,
    ...contents,
    purpose,
    search_id: search_id ?? was.search_id,
    opened_at: now.toISOString(),
    open_until: addHours(now, figures.openHours).toISOString(),
  };
}

/** Closes a report about the wrong person, and ends its free days. */
export function closeAsWrongPerson(was: UnlockedReport, now: Date): UnlockedReport {
  const at = now.toISOString();
  return { ...was, open_until: at, free_until: at, returned: 'wrong-person', returned_at: at };
}
