import * as z from 'zod';

import { keptFrom } from '#functions/platform/table/expiry.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';

/** A webhook event that was handled. The provider may repeat it for days. */
const ReceivedEvent = z.object({ event_id: z.string(), at: z.iso.datetime() });
type ReceivedEvent = z.infer<typeof ReceivedEvent>;

const entity: Entity<ReceivedEvent> = {
  schema: ReceivedEvent,
  key: keys.eventReceived,
  expires: keptFrom('paymentEvent', ({ at }) => at),
};

export const eventStore = (table: Table) => ({
  was: async (event_id: string) => (await table.get(entity, keys.eventReceived({ event_id }))) !== undefined,
  note: (event_id: string, now: Date) => table.commit(table.put(entity, { event_id, at: now.toISOString() })),
});
