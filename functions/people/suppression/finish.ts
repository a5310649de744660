import { endDisputesOf } from '#functions/people/corrections/end-disputes.ts';
import { withoutRecords } from '#functions/people/import/records.ts';
import { digestsBy } from '#functions/people/suppression/digests.ts';
import { type Secret, SuppressionIndex, suppressionList } from '#functions/people/suppression/list.ts';
import { rewritePerson, type Rewritten } from '#functions/people/suppression/rewrite-person.ts';
import { screen } from '#functions/people/suppression/screen.ts';
import { suppressionStore, type SuppressionId } from '#functions/people/suppression/store.ts';
import { Reference } from '#functions/people/sources/store.ts';
import { peopleStore, type StoredPerson } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** Removes what a suppression hides, and rewrites the records of others that it concerns. May be repeated. */
export async function finishSuppression(
  table: Table,
  secret: Secret,
  suppression_id: SuppressionId,
  now: Date,
): Promise<void> {
  const store = suppressionStore(table);
  const was = await store.of(suppression_id);
  if (was?.state !== 'open') return;
  // By its own rows only: the cost of a removal must not grow with the list.
  suppressionList(table, secret).expire();
  const facts = await store.factsOf(suppression_id);
  const keyRows = await store.keysOf(facts);
  const own = new SuppressionIndex(async () => facts, digestsBy(await secret()));
  for (const row of keyRows) own.take(row);
  for (const { scope, person_ids } of keyRows) {
    for (const id of person_ids) {
      const remove = async (records: StoredPerson[]) => new Map(records.map((each) => [each.person_id, undefined]));
      await rewritePerson(table, id, scope === 'listing' ? remove : screened(own), suppression_id, now);
      await removeVendorData(table, id);
      if (scope === 'listing') await endDisputesOf(table, id, now);
    }
  }
  for (const { revision: _, others, ...row } of facts) {
    for (const id of others) await rewritePerson(table, id, screened(own), suppression_id, now);
    if (others.length) await table.commit(store.addFacts({ ...row, others: [] }));
  }
  await retryOnConflict(async () => {
    const current = await store.of(suppression_id);
    if (current?.state === 'open')
      await table.commit(store.keep({ ...withoutRevision(current), state: 'done' }, current));
  });
}

const withoutRevision = <T extends { revision: number }>({ revision: _, ...item }: T) => item;

/** Applies the list to each record of a person. */
export const screened =
  (list: SuppressionIndex) =>
  async (records: StoredPerson[]): Promise<Rewritten> => {
    const results = await screen(list, records.map(withoutRecords));
    return new Map(
      records.flatMap(({ person_id }, nth): [PersonId, Person | undefined][] => {
        const result = results[nth]!;
        if (result.isHidden) return [[person_id, undefined]];
        return result.isChanged ? [[person_id, result.person]] : [];
      }),
    );
  };

/** Removes the teaser of a person known only from vendors, and what refers to them there. */
async function removeVendorData(table: Table, person_id: PersonId): Promise<void> {
  const references = await table.query({ schema: Reference }, keys.reference({ person_id, source: '' }));
  const isListed = (await peopleStore(table).places([person_id])).length > 0;
  const writes = [
    ...(isListed ? [] : [table.remove(keys.teaser({ person_id }))]),
    ...references.flatMap(({ source }) => [
      table.remove(keys.reference({ person_id, source })),
      table.remove(keys.record({ person_id, source })),
    ]),
  ];
  if (writes.length) await table.commit(...writes);
}
