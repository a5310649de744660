import * as z from 'zod';

import { log } from '#functions/platform/log.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Table } from '#functions/platform/table/table.ts';
import type { Telephony } from '#functions/providers/telephony/port.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { addDays, addHours } from '#shared/values/duration.ts';

/** A recording that the telephone company made, until it is deleted there. */
const VendorCopy = z.object({ source: z.string(), call_ref: z.string(), at: z.iso.datetime() });
type VendorCopy = z.infer<typeof VendorCopy>;
const vendorCopy: Entity<VendorCopy> = {
  schema: VendorCopy,
  key: keys.vendorCopy,
  index: ({ at, source }) => index.vendorCopies(at, source),
};

export const vendorCopyStore = (table: Table) => ({
  /** Noted when it is reported, before anything else can fail. */
  async note(item: VendorCopy): Promise<void> {
    await table.commit(table.put(vendorCopy, item)).catch((error: unknown) => {
      if (asFault(error).code !== 'request.conflict') throw error; // else it is noted
    });
  },
  since: (moment: Date, limit: number) =>
    table.queryIndex(vendorCopy, index.waitingBy('VENDORCOPY', moment.toISOString()), limit, 'oldest first'),
  remove: (source: string): Promise<void> => table.unset(keys.vendorCopy({ source })),
});
export type VendorCopyStore = ReturnType<typeof vendorCopyStore>;

/** By then a call is concluded, and its recording copied or lost. */
const CONCLUDED_HOURS = 2;
/** The most that one run deletes. */
const MOST = 200;

/** Deletes recordings at the telephone company. */
export const vendorCopiesOf = (store: VendorCopyStore, telephony: () => Telephony) => {
  /** Whether it is deleted. If not, the sweep tries again. */
  async function remove({ source, call_ref }: Omit<VendorCopy, 'at'>): Promise<boolean> {
    try {
      await telephony().deleteRecording(source);
    } catch (error) {
      log.warn('a recording stays with the telephone company', { call_ref, error: String(error) });
      return false;
    }
    await store.remove(source);
    return true;
  }

  return {
    remove,
    /** Deletes what is left over, also what was never taken; returns how many older than a day stay there. */
    async sweep(now: Date): Promise<number> {
      let late = 0;
      for (const copy of await store.since(addHours(now, -CONCLUDED_HOURS), MOST))
        if (!(await remove(copy)) && addDays(copy.at, 1) <= now) late += 1;
      return late;
    },
  };
};
export type VendorCopies = ReturnType<typeof vendorCopiesOf>;
