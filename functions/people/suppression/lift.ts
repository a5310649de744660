import { type Secret, suppressionList } from '#functions/people/suppression/list.ts';
import { peopleStore } from '#functions/people/store.ts';
import { type KeyRow, suppressionStore, type SuppressionId } from '#functions/people/suppression/store.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { MAX_WRITES, type Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Rows per transaction; each takes two writes. */
const AT_ONCE = MAX_WRITES / 2 - 1;

/**
 * Ends a suppression. What it removed is not kept anywhere: the next import may list the person again. May be repeated.
 * Returns whether there is such a suppression.
 */
export async function lift(table: Table, secret: Secret, suppression_id: SuppressionId, now: Date): Promise<boolean> {
  const store = suppressionStore(table);
  const was = await store.of(suppression_id);
  if (!was || was.state === 'lifted') return was !== undefined;
  const facts = await store.factsOf(suppression_id);
  const rows = await store.keysOf(facts);
  const [first] = rows;
  if (first) await table.commit(store.addKeys(liftedRow(first, was.people, now)));
  for (const person_id of new Set(rows.flatMap(({ person_ids }) => person_ids)))
    await retryOnConflict(() => unmark(table, suppression_id, person_id));
  // Together: the keys are found by the facts.
  for (const some of batchesOf(facts, AT_ONCE))
    await table.commit(...some.flatMap((row) => [store.removeFacts(row), store.removeKeys(row)]));
  const { revision: _, ...item } = was;
  await table.commit(store.keep({ ...item, state: 'lifted' }, was));
  await suppressionList(table, secret).refresh(now, 'current');
  return true;
}

const liftedRow = ({ suppression_id, check }: KeyRow, nth: number, now: Date): KeyRow => ({
  suppression_id,
  nth,
  at: now.toISOString(),
  scope: 'contact',
  person_ids: [],
  digests: new Uint8Array(),
  check,
  lifted: true,
});

/** Removes a mark, and the tombstone unless another suppression needs it. */
async function unmark(table: Table, suppression_id: SuppressionId, person_id: PersonId): Promise<void> {
  const store = suppressionStore(table);
  const [mark] = await store.marks([person_id]);
  if (!mark) return;
  const by = mark.by.filter((each) => each.suppression_id !== suppression_id);
  const { revision: _, ...item } = mark;
  const stone = await peopleStore(table).tombstone(person_id);
  const isNeeded = by.some(({ scope }) => scope === 'listing');
  await table.commit(
    by.length ? store.mark({ ...item, by }, mark) : store.unmark(mark),
    ...(stone && !isNeeded ? [table.remove(keys.person({ person_id }), stone)] : []),
  );
}
