import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import * as z from 'zod';

import type { DropStatus } from '#functions/people/public.ts';
import { type DropList, dropLists } from '#functions/providers/drop/port.ts';

/** An id of the platform: twelve characters of base 62, whose case matters. */
const Id = z.string().regex(/^[0-9A-Za-z]{12}$/);
const Hash = z.string().regex(/^[A-Za-z0-9+/]{43}=$/);
const Row = z.object({ ID: Id, Hash });
const RemovedRow = Row.extend({ ListType: z.string() });

/** A consumer’s identifier on one of our lists. */
export type Entry = { list: DropList; id: string; hash: string };
/** A file of a batch: consumers who want to be deleted, all of one list. */
export type BatchFile = { name: string; entries: Entry[] };
export type Batch = { files: BatchFile[]; withdrawn: Entry[] };

const isOurs = (list: string): list is DropList => (dropLists as readonly string[]).includes(list);
const rowsOf = (csv: Uint8Array) => parse(Buffer.from(csv), { columns: true, bom: true, skip_empty_lines: true });

/**
 * Reads the ZIP of a download. A file is named after its day, our number and its list; those that end in `_Removed` list
 * consumers who withdrew. Throws where a file is not as documented, so that nothing is reported on a misread batch.
 */
export function readBatch(zip: Uint8Array): Batch {
  const batch: Batch = { files: [], withdrawn: [] };
  for (const [name, csv] of Object.entries(unzipSync(zip))) {
    if (name.endsWith('_Removed.csv')) {
      const rows = z.array(RemovedRow).parse(rowsOf(csv));
      batch.withdrawn.push(
        ...rows.flatMap(({ ID: id, Hash: hash, ListType: list }) => (isOurs(list) ? [{ list, id, hash }] : [])),
      );
      continue;
    }
    const list = /^\d{8}_\w+?_(NDZ|Email|Phone|MAID|NameVIN|CTVID)(?:_\w{1,10})?\.csv$/.exec(name)?.[1] ?? '';
    if (!isOurs(list)) throw new Error('A file of the batch is of a list that we did not choose');
    const rows = z.array(Row).parse(rowsOf(csv));
    batch.files.push({ name, entries: rows.map(({ ID: id, Hash: hash }) => ({ list, id, hash })) });
  }
  return batch;
}

export const reportOf = (statuses: { id: string; status: DropStatus }[]): string =>
  ['Id,Status', ...statuses.map(({ id, status }) => `${id},${status}`), ''].join('\r\n');
