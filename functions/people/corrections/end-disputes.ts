import { answerDispute } from '#functions/people/corrections/dispute.ts';
import { disputeStore } from '#functions/people/corrections/store.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Ends the open disputes about a removed person: the facts are gone, so nobody has to answer. May be repeated. */
export async function endDisputesOf(table: Table, person_id: PersonId, now: Date): Promise<void> {
  const disputes = disputeStore(table);
  for (const { dispute_id } of await disputes.ofPerson([person_id])) {
    await retryOnConflict(async () => {
      const was = await disputes.of(dispute_id);
      if (was?.state !== 'open') return;
      const ended = answerDispute(was, { state: 'withdrawn', by: 'removal', reason: null }, now);
      await disputes.commit(...disputes.save(ended, was));
    });
  }
}
