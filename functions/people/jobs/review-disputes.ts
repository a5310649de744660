import * as z from 'zod';

import { isOverdue } from '#functions/people/corrections/dispute.ts';
import { disputesOf } from '#functions/people/corrections/disputes.ts';
import { CannotCorrect } from '#functions/people/corrections/mark-person.ts';
import { disputeStore } from '#functions/people/corrections/store.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { addDays } from '#shared/values/duration.ts';

const live = { store: disputeStore(table), disputes: disputesOf(table) };

/** Days before its due date from which an open dispute is reported to the operators. */
const WARNING_DAYS = 2;

/**
 * Reports disputes that are nearly or already due, and upholds those of the person themselves that nobody has answered in
 * time. A member’s dispute removes nothing by itself: it is only reported. One that fails does not keep the others.
 */
export const handler = job('people.reviewDisputes', z.unknown(), live, async (_, { store, disputes }, now) => {
  for (const dispute of await store.openUntil(addDays(now, WARNING_DAYS))) {
    const { dispute_id, due_at, subject } = dispute;
    const overdue = isOverdue(dispute, now);
    if (!subject || !overdue) {
      log.error('dispute is due', { dispute_id, due_at, overdue });
      continue;
    }
    try {
      await disputes.resolve(dispute_id, { state: 'upheld', by: 'deadline', reason: null }, now);
      log.warn('dispute upheld unanswered', { dispute_id, due_at });
    } catch (error) {
      log.error('dispute is not carried out', {
        dispute_id,
        due_at,
        cause: error instanceof CannotCorrect ? error.message : String(error),
      });
    }
  }
});
