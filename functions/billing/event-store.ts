import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';
import { addDays } from '#shared/values/duration.ts';

/** A webhook event that was handled. The provider may repeat it for days. */
const ReceivedEvent = z.object({ event_id: z.string(), at: z.iso.datetime() });
type ReceivedEvent = z.infer<typeof ReceivedEvent>;

const KEPT_DAYS = 35;
const entity: Entity<ReceivedEvent> = {
  schema: ReceivedEvent,
  key: keys.eventReceived,
  expires: ({ at }) => addDays(at, KEPT_DAYS),
};

export const eventStore = (table: Table) => ({
  was: async (event_id: string) => (await table.get(entity, keys.eventReceived({ event_id }))) !== undefined,
  note: (event_id: string, now: Date) => table.commit(table.put(entity, { event_id, at: now.toISOString() })),
});
