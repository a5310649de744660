import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Line, LineCutter } from '#functions/people/bulk/lines.ts';
import { Markers } from '#functions/people/bulk/markers.ts';
import { NameIndex } from '#functions/people/bulk/name-index.ts';
import type { Packing } from '#functions/people/bulk/packing.ts';
import { type Part, Parts } from '#functions/people/bulk/parts.ts';
import { type MergedPerson, PeopleSort } from '#functions/people/bulk/people.ts';
import { type ItemCounts, writePerson } from '#functions/people/bulk/person-items.ts';
import { type InputLocation, noRecords, type Remark, type Summary } from '#functions/people/import/import-records.ts';
import { aboutAfter } from '#functions/people/import/source-about.ts';
import { withoutRecords } from '#functions/people/import/records.ts';
import { recordsIn } from '#functions/people/import/source-record.ts';
import { type Origin, InvalidRecord } from '#functions/people/import/to-person.ts';
import type { CarriedSuppressions } from '#functions/people/suppression/carry-over.ts';
import { screen } from '#functions/people/suppression/screen.ts';
import type { StoredPerson, Tally } from '#functions/people/store.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { SourceAbout } from '#shared/api/people/report.ts';
import { factsOf } from '#shared/values/person.ts';

/** A JSONL file as a byte stream, or records made by a mapping, and what is known of their source. */
export type Input = {
  origin: Origin;
  about?: Partial<SourceAbout> | undefined;
  file: string;
  chunks: AsyncIterable<Buffer>;
};

export type BuildOptions = {
  /** The output folder; it must exist and be empty. */
  folder: string;
  /** The reference date for ages. The same date and records give the same bytes. */
  now: Date;
  packing?: Packing;
  /** Folder for temporary files; the output folder by default. */
  scratch?: string;
  /** Bytes sorted in memory at a time. */
  runBytes?: number;
  partBytes?: number;
  /** The suppressions of the table that this one replaces: applied to its people, and written along. */
  suppressions?: CarriedSuppressions | undefined;
  signal?: AbortSignal;
  onReject?: (remark: Remark) => void;
  /** Called for a person who is written incompletely. */
  onNote?: (remark: Remark) => void;
  onProgress?: (done: Progress) => void;
};
type Progress = { phase: 'reading' | 'writing' | 'index'; bytes: number; records: number; people: number };

export type Manifest = {
  version: 1;
  as_of: string;
  records: Summary;
  people: number;
  items: number;
  bytes: number;
  kinds: Record<string, number>;
  /** What is known of each source. */
  sources: Record<string, SourceAbout>;
  files: Part[];
};

export const MANIFEST = 'manifest.json';

/**
 * Builds a whole table from all records of all sources, as files for the DynamoDB import: the same items that the
 * importer writes, by the same rules, in bounded memory. Records with the same source and id are one person; different
 * ids are not compared. The manifest is written last, so a folder without one is incomplete.
 */
export async function build(inputs: Iterable<Input>, options: BuildOptions): Promise<Manifest> {
  const { folder, now, signal, onProgress, scratch = folder, runBytes, onNote, suppressions } = options;
  const records: Summary = { ...noRecords };
  const reject = (place: InputLocation, reason: string) => {
    records.rejected++;
    options.onReject?.({ place, reason });
  };
  const progress: Progress = { phase: 'reading', bytes: 0, records: 0, people: 0 };
  const report = () => {
    signal?.throwIfAborted();
    onProgress?.({ ...progress, records: records.read });
  };

  const sortOptions = runBytes === undefined ? {} : { memoryBytes: runBytes };
  await using people = new PeopleSort(scratch, sortOptions);
  const abouts = new Map<string, SourceAbout>();
  for (const { origin, about, file, chunks } of inputs) {
    abouts.set(origin.source, aboutAfter(abouts.get(origin.source), about, origin));
    const cutter = new LineCutter();
    const take = (lines: Iterable<Line>) => {
      for (const line of lines) {
        const place = { file, line: line.line };
        records.read++;
        try {
          if ('reason' in line) throw new InvalidRecord(line.reason);
          people.add(line.bytes, origin, place);
        } catch (error) {
          if (!(error instanceof InvalidRecord)) throw error;
          reject(place, error.message);
        }
      }
    };
    for await (const chunk of chunks) {
      take(cutter.cut(chunk));
      progress.bytes += chunk.length;
      await people.drained();
      report();
    }
    take(cutter.end());
  }

  progress.phase = 'writing';
  await using parts = new Parts(folder, 'people', { packing: options.packing, partBytes: options.partBytes });
  await using markers = new Markers(scratch, now);
  await using names = new NameIndex(scratch, now, sortOptions);
  const counts: ItemCounts = { profiles: 0, teasers: 0, postings: 0, listings: 0 };
  const tallies = new Map<string, Tally>();
  const write = ({ person, outcomes, leftOut }: MergedPerson) => {
    const { place } = outcomes[0]!;
    const derived = writePerson(parts, person, now, counts);
    if (!derived) {
      for (const { place, outcome } of outcomes)
        if (outcome !== 'unchanged') reject(place, 'is larger than an item of the table may be');
        else records.unchanged++;
      return;
    }
    for (const { outcome } of outcomes) records[outcome]++;
    if (leftOut)
      onNote?.({ place, reason: `${leftOut} facts or sources are more than a profile holds and were left out` });
    if (derived.missing)
      onNote?.({ place, reason: `is in the index without ${derived.missing} of their less useful keys` });
    countIn(tallies, person, now);
    markers.add(person, derived.listings);
    names.add(person);
    progress.people++;
  };
  /** Without the people whose listing was removed, and without what is hidden of others. */
  const screened = async (some: MergedPerson[]): Promise<MergedPerson[]> => {
    if (!suppressions || suppressions.isEmpty) return some;
    const results = await screen(
      suppressions.list,
      some.map(({ person }) => withoutRecords(person)),
    );
    return some.flatMap((each, nth) => {
      const result = results[nth]!;
      if (!result.isHidden)
        return [result.isChanged ? { ...each, person: { ...each.person, ...result.person } } : each];
      records.suppressed += each.outcomes.length;
      return [];
    });
  };
  for await (const some of people.people()) {
    for (const each of await screened(some)) write(each);
    if (!parts.isFull) continue;
    await parts.flush();
    await names.drained();
    report();
  }

  progress.phase = 'index';
  const kinds: ItemCounts & Record<string, number> = { ...counts, markers: 0, names: 0, tallies: 0, abouts: 0 };
  for (const [kind, index] of Object.entries({ markers, names })) {
    for await (const items of index.items()) {
      kinds[kind]! += items.length;
      for (const { key, item } of items) parts.item(key, item);
      if (parts.isFull) await parts.flush();
    }
  }
  for await (const items of suppressions?.items() ?? []) {
    kinds.suppressions = (kinds.suppressions ?? 0) + items.length;
    for (const { key, item } of items) parts.item(key, item);
    if (parts.isFull) await parts.flush();
  }
  for (const [source, tally] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))) {
    kinds.tallies!++;
    parts.item(keys.tally({ source, lane: LANE }), tally, 'plain');
  }
  const sources = [...abouts].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [source, about] of sources) {
    kinds.abouts!++;
    parts.item(keys.sourceAbout({ source }), { source, ...about });
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
    sources: Object.fromEntries(sources),
    files,
  };
  await writeFile(join(folder, `${MANIFEST}.part`), JSON.stringify(manifest, null, 2) + '\n');
  await rename(join(folder, `${MANIFEST}.part`), join(folder, MANIFEST));
  return manifest;
}

/** Lanes separate concurrent writers; a build has only one. */
const LANE = 0;

/** Counts a person in the tally of their source. */
function countIn(tallies: Map<string, Tally>, person: StoredPerson, now: Date): void {
  const [key = ''] = Object.keys(person.records);
  const source = key.slice(0, key.indexOf('#'));
  const tally = tallies.get(source) ?? { source, people: 0, facts: 0, records: 0, updated_at: now.toISOString() };
  tally.people++;
  tally.facts += factsOf(person).length;
  tally.records += recordsIn(person);
  tallies.set(source, tally);
}
