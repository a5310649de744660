import { endDisputesOf } from '#functions/people/corrections/end-disputes.ts';
import type { MarkerEntry } from '#functions/people/directory/entries.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { soundsOfName } from '#functions/people/index/namesakes.ts';
import { lanesOf } from '#functions/people/import/lanes.ts';
import { loadPeople, withoutRecords } from '#functions/people/import/records.ts';
import { findingStore } from '#functions/people/registers/store.ts';
import { digestsBy } from '#functions/people/suppression/digests.ts';
import { type Secret, SuppressionIndex, suppressionList } from '#functions/people/suppression/list.ts';
import {
  removeRecords,
  type Rewrite,
  rewriteRecords,
  type Rewritten,
} from '#functions/people/suppression/rewrite-person.ts';
import { screen } from '#functions/people/suppression/screen.ts';
import { suppressionStore, type SuppressionId } from '#functions/people/suppression/store.ts';
import { Reference } from '#functions/people/sources/store.ts';
import { peopleStore, type StoredPerson } from '#functions/people/store.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { MAX_WRITES, type Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** People loaded at a time, and how many of them are rewritten at the same time. */
const PEOPLE = 50;
const LANES = 4;
/** Rows of facts between two notes of how far it went. */
const ROWS = 20;

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
  const by = { rewrite: was.scope === 'listing' ? removeRecords : screened(own), removed_by: suppression_id };
  for (const ids of batchesOf(new Set(keyRows.flatMap(({ person_ids }) => person_ids)), PEOPLE)) {
    await rewriteAll(table, ids, by, now);
    await removeVendorData(table, ids);
    if (was.scope === 'listing') await Promise.all(ids.map((id) => endDisputesOf(table, id, now)));
  }
  const unfinished = facts.filter(({ others }) => others.length);
  for (const rows of batchesOf(unfinished, ROWS)) {
    const others = new Set(rows.flatMap((row) => row.others));
    for (const ids of batchesOf(others, PEOPLE)) await rewriteAll(table, ids, { ...by, rewrite: screened(own) }, now);
    await table.commit(...rows.map(({ revision: _, ...row }) => store.addFacts({ ...row, others: [] })));
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

/** Rewrites several people at a time, those who share blocks of the name index one after the other. */
async function rewriteAll(
  table: Table,
  ids: PersonId[],
  { rewrite, removed_by }: { rewrite: Rewrite; removed_by: string },
  now: Date,
): Promise<void> {
  const loaded = [...(await loadPeople(table, ids)).values()].map(({ person }) => person);
  const people = new Map(loaded.map((person) => [person.person_id, person])); // several ids may have become one person
  const soundsOf = (person: StoredPerson) => soundsOfName(person, now).map(({ code }) => code);
  const lanes = lanesOf([...people.values()], soundsOf, LANES).map(async (share, lane) => {
    const deserted: MarkerEntry[] = [];
    for (const { person_id } of share)
      deserted.push(...(await rewriteRecords(table, person_id, rewrite, { removed_by, lane }, now)));
    return deserted;
  });
  // Waits for all of them even if one fails: after the error is reported, nothing is written any more.
  const results = await Promise.allSettled(lanes);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  await directoryStore(table).sweep(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])));
}

/** Removes the teasers of people known only from vendors, what refers to them there, and what registers answered. */
async function removeVendorData(table: Table, ids: PersonId[]): Promise<void> {
  const listed = new Set((await peopleStore(table).places(ids)).map(({ person_id }) => person_id));
  const writes = await Promise.all(
    ids.map(async (person_id) => {
      const [references, findings] = await Promise.all([
        table.query({ schema: Reference }, keys.reference({ person_id, source: '' })),
        findingStore(table).forget(person_id),
      ]);
      return [
        ...(listed.has(person_id) ? [] : [table.remove(keys.teaser({ person_id }))]),
        ...references.flatMap(({ source }) => [
          table.remove(keys.reference({ person_id, source })),
          table.remove(keys.record({ person_id, source })),
        ]),
        ...findings,
      ];
    }),
  );
  for (const some of batchesOf(writes.flat(), MAX_WRITES)) await table.commit(...some);
}
