import * as z from 'zod';

import { keptFrom } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { PersonId } from '#shared/values/id.ts';

/** `listing`: nothing of the person is shown. `contact`: no address and no phone number. */
export const Scope = z.enum(['listing', 'contact']);
export type Scope = z.infer<typeof Scope>;

/** An id of the request that asks for it: at most 64 letters, digits and signs without `#`. */
export const SuppressionId = z.string().regex(/^[\w:.-]{1,64}$/);
export type SuppressionId = z.infer<typeof SuppressionId>;

/** One suppression. `open` until each of its people is hidden; a sweep finishes those that a crash has left open. */
const Suppression = z.object({
  suppression_id: SuppressionId,
  scope: Scope,
  /** The number of people with digests, also of those that were lifted: no number is given twice. */
  people: z.number().int(),
  state: z.enum(['open', 'done', 'lifted']),
  at: z.iso.datetime(),
});
export type Suppression = z.infer<typeof Suppression>;
const suppression: Entity<Suppression> = {
  schema: Suppression,
  key: keys.suppression,
  index: ({ state, at, suppression_id }) => (state === 'open' ? index.suppressing(at, suppression_id) : undefined),
};

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/**
 * The digests by which a record finds a suppression. Read as a whole, in the order of `at`, when a row is written: who has
 * read the list until then reads on from there.
 */
export const KeyRow = z.object({
  suppression_id: SuppressionId,
  nth: z.number().int(),
  at: z.iso.datetime(),
  scope: Scope,
  person_ids: z.array(PersonId),
  digests: Bytes,
  /** A digest of a constant: another value means that the secret has changed and nothing would be found. */
  check: z.number().int(),
  /** Says that the rows of this suppression before this number no longer count; those who have them in memory read it. */
  lifted: z.boolean().optional(),
});
export type KeyRow = z.infer<typeof KeyRow>;
export const keyRow: Entity<KeyRow> = {
  schema: KeyRow,
  key: keys.suppressedKeys,
  expires: keptFrom('liftedSuppression', ({ lifted, at }) => (lifted ? at : undefined)),
};

/** The digests of what is known of one person, to compare a found record with. */
const FactRow = z.object({
  suppression_id: SuppressionId,
  nth: z.number().int(),
  /** That of the row of keys, which is found by it. */
  at: z.iso.datetime(),
  known: z.array(
    z.enum(['birth', 'month', 'gender', 'suffix', 'middle', 'places', 'kin', 'jobs', 'schools', 'foreign']),
  ),
  digests: Bytes,
  /** Others whose records name the person or share the house, until they are rewritten. */
  others: z.array(PersonId),
});
export type FactRow = z.infer<typeof FactRow>;
export const factRow: Entity<FactRow> = { schema: FactRow, key: keys.suppressedFacts };

/** Marks a person as suppressed, beside the profile, so that a read by id sees it before everything is removed. */
export const SuppressedPerson = z.object({
  person_id: PersonId,
  by: z.array(z.object({ suppression_id: SuppressionId, scope: Scope })),
});
export type SuppressedPerson = z.infer<typeof SuppressedPerson>;
export const suppressedPerson: Entity<SuppressedPerson> = { schema: SuppressedPerson, key: keys.suppressedPerson };

/** Rows of the list per read. */
const ROWS = 200;

export const suppressionStore = (table: Table) => ({
  of: (suppression_id: SuppressionId): Promise<Revised<Suppression> | undefined> =>
    table.get(suppression, keys.suppression({ suppression_id })),
  /** Those begun before a moment and not finished. */
  openBy: (moment: Date) =>
    table.queryIndex(suppression, index.waitingBy('SUPPRESSION', moment.toISOString()), Infinity, 'oldest first'),
  keep: (next: Suppression, was?: Revised<Suppression>): Write => table.put(suppression, next, was),
  addKeys: (row: KeyRow): Write => table.derive(keyRow, keys.suppressedKeys(row), row),
  removeKeys: (row: Pick<KeyRow, 'at' | 'suppression_id' | 'nth'>): Write => table.remove(keys.suppressedKeys(row)),
  addFacts: (row: FactRow): Write => table.derive(factRow, keys.suppressedFacts(row), row),
  /** The rows of keys that belong to these facts. */
  keysOf: (facts: readonly FactRow[]) =>
    table.getAll(
      keyRow,
      facts.map((row) => keys.suppressedKeys(row)),
    ),
  facts: (rows: { suppression_id: SuppressionId; nth: number }[]) =>
    table.getAll(
      factRow,
      rows.map((row) => keys.suppressedFacts(row)),
    ),
  factsOf: (suppression_id: SuppressionId) =>
    table.query(factRow, { ...keys.suppressedFacts({ suppression_id, nth: 0 }), sk: 'FACTS#' }),
  removeFacts: (row: FactRow): Write => table.remove(keys.suppressedFacts(row)),
  /** The rows of the list after a place, in order. */
  async *keyRows(after?: string): AsyncGenerator<{ rows: Revised<KeyRow>[]; last: string }> {
    for (let place = after; ;) {
      const { items, next } = await table.page(keyRow, keys.suppressedKeys({}), {
        after: place,
        limit: ROWS,
        consistent: true,
      });
      const last = items.at(-1);
      if (last) yield { rows: items, last: keys.suppressedKeys(last).sk };
      if (!next) return;
      place = next;
    }
  },
  /** The marks of those among these people who are suppressed. */
  marks: (ids: readonly PersonId[]): Promise<Revised<SuppressedPerson>[]> =>
    table.getAll(
      suppressedPerson,
      ids.map((person_id) => keys.suppressedPerson({ person_id })),
    ),
  mark: (next: SuppressedPerson, was?: Revised<SuppressedPerson>): Write => table.put(suppressedPerson, next, was),
  unmark: ({ person_id, revision }: Revised<SuppressedPerson>): Write =>
    table.remove(keys.suppressedPerson({ person_id }), { revision }),
});
export type SuppressionStore = ReturnType<typeof suppressionStore>;

/** The people that these marks hide as a whole. */
export const hiddenBy = (marks: SuppressedPerson[]): Set<PersonId> =>
  new Set(marks.filter(({ by }) => by.some(({ scope }) => scope === 'listing')).map(({ person_id }) => person_id));

/** The people among these who are hidden as a whole. */
export const hiddenAmong = async (table: Table, ids: readonly PersonId[]): Promise<Set<PersonId>> =>
  ids.length ? hiddenBy(await suppressionStore(table).marks([...new Set(ids)])) : new Set();
