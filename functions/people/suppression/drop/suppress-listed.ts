import * as z from 'zod';

import type { DropEntries } from '#functions/people/suppression/drop/entries.ts';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Shape, Table } from '#functions/platform/table/table.ts';
import { PersonId } from '#shared/values/id.ts';

/** Items of the table per step of the walk. */
const STEP = 1000;

/** What the walk reads of a profile. A redirect has neither, and neither has a person who is hidden already. */
const Carrier = z.object({
  person_id: PersonId,
  emails: z.array(z.object({ email: z.string() })).default([]),
  phones: z.array(z.object({ number: z.string() })).default([]),
});
const carrier: Shape<z.infer<typeof Carrier>> = { schema: Carrier };
const { sk } = keys.person({ person_id: '' });

/** Hides a person who carries listed identifiers. */
type Suppress = (person_id: PersonId) => Promise<void>;

/**
 * One step of a walk over all people: suppresses those who carry a listed identifier, whatever their name. Returns where
 * to go on; null at the end. A step can be repeated.
 */
export async function suppressListed(
  table: Table,
  entries: DropEntries,
  suppress: Suppress,
  from: Key | null,
): Promise<Key | null> {
  const { items, next } = await table.scan(carrier, { sk, from, limit: STEP });
  const listed = await entries.of(items);
  for (const [at, { person_id }] of items.entries()) {
    const digests = listed[at]!;
    if (!digests.length) continue;
    await entries.match(person_id, digests); // first: who is suppressed is no longer there to be counted
    await suppress(person_id);
  }
  return next;
}
