import * as z from 'zod';

import { itemsOf } from '#functions/people/suppression/carry-over.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { MAX_WRITES, type Shape, type Table } from '#functions/platform/table/table.ts';

const anything: Shape<object> = { schema: z.looseObject({}) };
const { sk: PROFILE } = keys.person({ person_id: '' });

/**
 * Copies the suppressions of another table, and California’s list, into one that was restored and is older than some of
 * them. Profiles stay for the sweep, which removes them with all that follows from them. Returns how many items there were.
 */
export async function copySuppressions(from: Table, to: Table): Promise<number> {
  let copied = 0;
  for await (const items of itemsOf(from)) {
    const writes = items.filter(({ key }) => key.sk !== PROFILE).map(({ key, item }) => to.derive(anything, key, item));
    for (const some of batchesOf(writes, MAX_WRITES)) await to.commit(...some);
    copied += writes.length;
  }
  return copied;
}
