import * as z from 'zod';

import { correctionOf } from '#functions/people/corrections/dispute.ts';
import type { FactId } from '#functions/people/corrections/fact-id.ts';
import { Marks, unionOfMarks, withCorrections } from '#functions/people/corrections/marks.ts';
import type { DisputeStore } from '#functions/people/corrections/store.ts';
import type { StoredPerson } from '#functions/people/store.ts';
import { dayOf } from '#shared/values/day.ts';
import { PersonId } from '#shared/values/id.ts';

/** The marks of one record: a table that is built anew gets them from a file of these. */
export const RecordMarks = z.strictObject({ person_id: PersonId, marks: Marks });
export type RecordMarks = z.infer<typeof RecordMarks>;

/** The marks of all records, from the open and the upheld disputes. */
export async function marksOfRecords(disputes: Pick<DisputeStore, 'inState'>): Promise<RecordMarks[]> {
  const all = [...(await disputes.inState('open')), ...(await disputes.inState('upheld'))];
  const marked = all.flatMap(({ dispute_id, records, fact_id, kind, state, opened_at: since }) => {
    const mark =
      state === 'open'
        ? { disputed: { dispute_id, kind, since } }
        : { correction: { dispute_id, how: correctionOf(kind), on: dayOf(new Date(since)) } };
    return records.map((person_id): RecordMarks => ({ person_id, marks: { [fact_id]: mark } }));
  });
  return [...Map.groupBy(marked, ({ person_id }) => person_id)].map(([person_id, group]) => ({
    person_id,
    marks: unionOfMarks(group.map(({ marks }) => marks))!,
  }));
}

/** Applies them to the people of a build, each of whom is one record. */
export function marking(all: RecordMarks[], factId: FactId): (person: StoredPerson) => StoredPerson {
  const byRecord = new Map(all.map(({ person_id, marks }) => [person_id, marks]));
  return (person) => {
    const marks = byRecord.get(person.person_id);
    return marks ? withCorrections({ ...person, marks }, marks, factId) : person;
  };
}
