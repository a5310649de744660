import * as z from 'zod';

import { type Key, keys } from '#functions/platform/table/keys.ts';
import type { Shape, Table } from '#functions/platform/table/table.ts';

/** Any item, with all of its fields. */
const Fields = z.looseObject({ pk: z.string(), sk: z.string() });
const fields: Shape<z.infer<typeof Fields>> = { schema: Fields };
const STEP = 1000;

/** Everything that a table holds of California’s platform: the session, the identifiers listed, what waits, what was reported. */
export async function* dropItems(table: Table): AsyncGenerator<{ key: Key; item: object }[]> {
  const { pk } = keys.dropSession();
  const session = await table.query(fields, { pk, sk: '' });
  if (!session.length) return;
  yield session.map(carried);
  for (const { batch_id } of session)
    if (typeof batch_id === 'string') {
      const pieces = await table.query(fields, { ...keys.dropPiece({ batch_id, nth: 0 }), sk: '' });
      for (const piece of pieces) yield [carried(piece)];
    }
  for (const place of [keys.dropReport({ batch_id: '' }), keys.dropAmendment({ digest: '' })])
    yield (await table.query(fields, place)).map(carried);
  const entry = keys.dropEntry({ digest: '' });
  let from: Key | null = null;
  do {
    const { items, next }: Awaited<ReturnType<typeof table.scan<z.infer<typeof Fields>>>> = await table.scan(fields, {
      sk: entry.sk,
      from,
      limit: STEP,
    });
    yield items.filter((each) => each.pk.startsWith(entry.pk)).map(carried);
    from = next;
  } while (from);
}

const carried = ({ pk, sk, revision: _, ...item }: z.infer<typeof Fields>) => ({ key: { pk, sk }, item });
