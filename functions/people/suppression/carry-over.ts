import { dropItems } from '#functions/people/suppression/drop/carry-over.ts';
import { dropEntriesOf } from '#functions/people/suppression/drop/entries.ts';
import { suppressionList, type Secret, type SuppressionIndex } from '#functions/people/suppression/list.ts';
import { keyRow, suppressionStore } from '#functions/people/suppression/store.ts';
import { index, type Key, keys } from '#functions/platform/table/keys.ts';
import { expiryOf, type Table } from '#functions/platform/table/table.ts';

type Item = { key: Key; item: object };

/**
 * The suppressions of a table, for one that is built to replace it, with California’s list: to apply, and to take along.
 */
export type CarriedSuppressions = {
  list: SuppressionIndex;
  /** Whether anything could be hidden. */
  isEmpty: boolean;
  items: () => AsyncGenerator<Item[]>;
};

export async function suppressionsOf(table: Table, secret: Secret, now: Date): Promise<CarriedSuppressions> {
  const list = await suppressionList(table, secret).refresh(now, 'current');
  const isEmpty = list.isEmpty && (await dropEntriesOf(table, secret).isEmpty());
  return { list, isEmpty, items: () => itemsOf(table) };
}

/** All items of suppressions, one suppression after the other: its digests, marks and tombstones. */
export async function* itemsOf(table: Table): AsyncGenerator<Item[]> {
  yield* dropItems(table);
  const store = suppressionStore(table);
  const seen = new Set<string>();
  const marked = new Set<string>();
  for await (const { rows } of store.keyRows()) {
    const items: Item[] = [];
    for (const { revision: _, ...row } of rows) {
      items.push({ key: keys.suppressedKeys(row), item: { ...row, ...expiryOf(keyRow, row) } });
      const { suppression_id, person_ids } = row;
      if (row.lifted) continue;
      const of = seen.has(suppression_id) ? undefined : await store.of(suppression_id);
      if (of) {
        const { revision: __, ...item } = of;
        const waiting = of.state === 'open' ? index.suppressing(of.at, suppression_id) : {};
        items.push({ key: keys.suppression(of), item: { ...item, ...waiting } });
        for (const { revision: ___, ...facts } of await store.factsOf(suppression_id))
          items.push({ key: keys.suppressedFacts(facts), item: facts });
      }
      seen.add(suppression_id);
      for (const { revision: __, ...mark } of await store.marks(person_ids.filter((id) => !marked.has(id)))) {
        marked.add(mark.person_id);
        items.push({ key: keys.suppressedPerson(mark), item: mark });
        if (mark.by.some(({ scope }) => scope === 'listing'))
          items.push({ key: keys.person(mark), item: { person_id: mark.person_id, removed_by: suppression_id } });
      }
    }
    yield items;
  }
}
