import { factIds, factsByField } from '#functions/people/corrections/fact-id.ts';
import { markWrites, requireName } from '#functions/people/corrections/mark-person.ts';
import { isHidden, type Mark } from '#functions/people/corrections/marks.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { loadPeople, withoutRecords } from '#functions/people/import/records.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { dayOf } from '#shared/values/day.ts';
import type { PersonId } from '#shared/values/id.ts';

/**
 * Takes a fact out of its records for good because the person wants it hidden: as a correction does, without a dispute,
 * and without a word to the source, whose fact may be right. Repeating it changes nothing.
 * @throws people.not-found, people.fact-not-found; CannotCorrect for the only name
 */
export const hideFact = (table: Table, person_id: PersonId, fact_id: string, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const stored = (await loadPeople(table, [person_id])).get(person_id);
    if (!stored) throw new Fault('people.not-found');
    const was = stored.person.marks?.[fact_id];
    if (was && isHidden(was)) return;
    const factId = await factIds();
    const claiming = [...stored.records].filter(([, record]) =>
      factsByField(withoutRecords(record)).some(({ field, fact }) => factId(field, fact) === fact_id),
    );
    if (!claiming.length) throw new Fault('people.fact-not-found');
    const change = (mark: Mark): Mark => ({ ...mark, correction: { how: 'withdrawn', on: dayOf(now) } });
    const marking = { records: claiming.map(([id]) => id), fact_id, change };
    await requireName(stored, marking);
    const { writes, left } = await markWrites(table, stored, marking, now);
    await table.commit(...writes);
    await directoryStore(table).sweep(left);
  });
