import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Intake } from '#functions/people/bulk/intake.ts';
import { LineCutter } from '#functions/people/bulk/lines.ts';
import { Markers } from '#functions/people/bulk/markers.ts';
import { NameIndex } from '#functions/people/bulk/names.ts';
import type { Packing } from '#functions/people/bulk/packing.ts';
import { type Part, Parts } from '#functions/people/bulk/parts.ts';
import { gathered } from '#functions/people/bulk/people.ts';
import { type ItemCounts, PersonItems } from '#functions/people/bulk/person-items.ts';
import { Tallies } from '#functions/people/bulk/tallies.ts';
import type { Place, Remark, Summary } from '#functions/people/import/import-records.ts';
import { type Origin, Unusable } from '#functions/people/import/to-person.ts';

/** A file of our own JSONL as a stream of bytes, or records that a mapping made, and who says all this. */
export type Input = { origin: Origin; file: string; chunks: AsyncIterable<Buffer> };

export type BuildOptions = {
  /** Where the table is written; it must be there, and be empty. */
  folder: string;
  /** As of when ages count. The same moment and the same records make the same bytes. */
  now: Date;
  packing?: Packing;
  /** Where what does not fit into memory lies meanwhile; the folder itself unless told. */
  scratch?: string;
  /** Of the records so many bytes are sorted at once. */
  runBytes?: number;
  partBytes?: number;
  signal?: AbortSignal;
  onReject?: (remark: Remark) => void;
  /** Told where a person was written, but not whole. */
  onNote?: (remark: Remark) => void;
  onProgress?: (done: Progress) => void;
};
export type Progress = { phase: 'reading' | 'writing' | 'index'; bytes: number; records: number; people: number };

export type Manifest = {
  version: 1;
  as_of: string;
  records: Summary;
  people: number;
  items: number;
  bytes: number;
  kinds: Record<string, number>;
  files: Part[];
};

export const MANIFEST = 'manifest.json';
export const ITEMS = 'items';

/**
 * A whole table from all records of all sources, in files that DynamoDB imports into a new table: the items that the
 * importer would have written, by the same rules. Takes memory of a fixed size, however many people there are. Records of
 * one source and id are one person; people of several ids are not compared. The manifest is written last: without it a
 * folder is unfinished.
 */
export async function build(inputs: Iterable<Input>, options: BuildOptions): Promise<Manifest> {
  const { folder, now, signal, onProgress, scratch = folder, runBytes, onNote } = options;
  const records: Summary = { read: 0, imported: 0, merged: 0, unchanged: 0, rejected: 0 };
  const reject = (place: Place, reason: string) => {
    records.rejected++;
    options.onReject?.({ place, reason });
  };
  const progress: Progress = { phase: 'reading', bytes: 0, records: 0, people: 0 };
  const breathe = async () => {
    signal?.throwIfAborted();
    onProgress?.({ ...progress, records: records.read });
  };

  using intake = new Intake(scratch, { runBytes });
  for (const { origin, file, chunks } of inputs) {
    intake.from(origin, file);
    const cutter = new LineCutter();
    const take = (lines: ReturnType<LineCutter['cut']>) => {
      for (const found of lines) {
        records.read++;
        if ('reason' in found) reject({ file, line: found.line }, found.reason);
        else
          try {
            intake.take(found.bytes, found.line);
          } catch (error) {
            if (!(error instanceof Unusable)) throw error;
            reject({ file, line: found.line }, error.message);
          }
      }
    };
    for await (const chunk of chunks) {
      take(cutter.cut(chunk));
      progress.bytes += chunk.length;
      await breathe();
    }
    take(cutter.end());
  }

  progress.phase = 'writing';
  await using parts = new Parts(folder, 'people', { packing: options.packing, partBytes: options.partBytes });
  const items = new PersonItems(parts);
  const tallies = new Tallies(now);
  using markers = new Markers(scratch, now);
  using names = new NameIndex(scratch, now, { runBytes });
  for (const { person, records: told, outcomes, leftOut } of gathered(intake.byPerson(), reject)) {
    const { place } = outcomes[0]!;
    const derived = items.write({ person, records: told }, now);
    if (!derived) {
      for (const { place, outcome } of outcomes)
        if (outcome !== 'unchanged') reject(place, 'is larger than an item of the table may be');
        else records.unchanged++;
      continue;
    }
    for (const { outcome } of outcomes) records[outcome]++;
    if (leftOut)
      onNote?.({ place, reason: `${leftOut} facts or sources are more than a profile holds and were left out` });
    if (derived.missing)
      onNote?.({ place, reason: `is in the index without ${derived.missing} of their less useful keys` });
    tallies.add(person, told);
    markers.add(person, derived.listings);
    names.add(person);
    progress.people++;
    if (parts.isFull) {
      await parts.flush();
      await breathe();
    }
  }

  progress.phase = 'index';
  const kinds: ItemCounts & Record<string, number> = { ...items.counts, markers: 0, names: 0, tallies: 0 };
  for (const { key, item } of markers.items()) {
    kinds.markers!++;
    parts.item(key, item);
    if (parts.isFull) await parts.flush();
  }
  for (const { key, item } of names.items()) {
    kinds.names!++;
    parts.item(key, item);
    if (parts.isFull) await parts.flush();
  }
  for (const { key, item } of tallies.items()) {
    kinds.tallies!++;
    parts.item(key, item, 'plain');
  }
  const files = await parts.close();
  const sum = (of: 'items' | 'bytes') => files.reduce((total, each) => total + each[of], 0);
  const manifest: Manifest = {
    version: 1,
    as_of: now.toISOString(),
    records,
    people: progress.people,
    items: sum('items'),
    bytes: sum('bytes'),
    kinds,
    files,
  };
  await writeFile(join(folder, `${MANIFEST}.part`), JSON.stringify(manifest, null, 2) + '\n');
  await rename(join(folder, `${MANIFEST}.part`), join(folder, MANIFEST));
  return manifest;
}
