import { setImmediate as pause } from 'node:timers/promises';

import { isListedCountry } from '#functions/people/domain/jurisdiction.ts';
import { listedRegions, unnotifiedRegions } from '#functions/people/listed-regions.ts';
import { type MarkerEntry, markersOf } from '#functions/people/directory/entries.ts';
import { directoryStore, markWrite } from '#functions/people/directory/store.ts';
import { admission } from '#functions/people/import/admission.ts';
import { withFamilyBirths } from '#functions/people/import/family-births.ts';
import { lanesOf } from '#functions/people/import/lanes.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { PlaceMemory } from '#functions/people/import/resolve/memory.ts';
import { type IncomingRecord, resolve } from '#functions/people/import/resolve/resolve.ts';
import { type Origin, parseRecord, sourceRecordOf, InvalidRecord } from '#functions/people/import/to-person.ts';
import { type RecordOutcome, type PersonRecords, writePeople } from '#functions/people/import/write-people.ts';
import { requireNotice } from '#functions/people/notices/require-notice.ts';
import { screenRecords } from '#functions/people/suppression/screen-records.ts';
import { compactNamesUnlessBusy } from '#functions/people/index/name-table.ts';
import { soundsOfName } from '#functions/people/index/namesakes.ts';
import type { BlockCache } from '#functions/people/index/name-index-update.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { saveAbout } from '#functions/people/import/source-about.ts';
import type { SourceAbout } from '#shared/api/people/report.ts';
import { type Day, dayOf } from '#shared/values/day.ts';
import { currentTime } from '#functions/platform/clock.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { MAX_WRITES, type Table } from '#functions/platform/table/table.ts';

/** Progress of an import: `read` is the sum of the others. A suppressed record is of a person whose listing was removed. */
export type Summary = {
  read: number;
  imported: number;
  merged: number;
  unchanged: number;
  suppressed: number;
  rejected: number;
};
export const noRecords: Readonly<Summary> = {
  read: 0,
  imported: 0,
  merged: 0,
  unchanged: 0,
  suppressed: 0,
  rejected: 0,
};

/** A line of a file, or an index in its array; both count from 1. */
export type InputLocation = { file: string; line?: number; item?: number };

/** One input item: a record, not yet validated, or the reason why it cannot be read. */
export type Entry = { place?: InputLocation } & ({ record: unknown } | { reason: string });

export type Remark = { place?: InputLocation | undefined; reason: string };

/** The source as reports name it (“US Congress”), and its days. */
type ImportOptions = Omit<Origin, 'retrieved'> & {
  /** Today by default. */
  retrieved?: Day;
  /** Where the data comes from; what it does not say stays as it is known. */
  about?: Partial<SourceAbout>;
  /** Whether a known record counts as seen again on a later `asOf`. */
  seenAgain?: boolean;
  /** Number of concurrent writers; `LOCAL_LANES` for an engine that runs one transaction at a time. */
  lanes?: number;
  /** Records resolved together. A larger batch writes each name-index block less often. */
  batch?: number;
  /** Called after each transaction. */
  onProgress?: (summary: Summary) => void;
  onReject?: (remark: Remark) => void;
  /** Called for a person who is written incompletely. */
  onNote?: (remark: Remark) => void;
};

const LANES = 4;
/** DynamoDB Local runs one transaction at a time: a second lane adds none, and a search would wait for it as well. */
export const LOCAL_LANES = 1;
const BATCH = 2000;
/** Records parsed between two pauses for the writers, some milliseconds of work. */
const READ_AT_ONCE = 20;
/** Maximum number of cached name-index blocks, of some kilobytes each. */
const MAX_CACHED = 10_000;

/** Imports records. Importing twice changes nothing; an invalid record does not affect the others. */
export function importRecords(
  table: Table,
  records: AsyncIterable<RawRecord> | Iterable<RawRecord>,
  options: ImportOptions,
): Promise<Summary> {
  return importEntries(table, entriesOf(records), options);
}

async function* entriesOf(records: AsyncIterable<RawRecord> | Iterable<RawRecord>): AsyncGenerator<Entry> {
  for await (const record of records) yield { record };
}

/** Same as `importRecords`, for the output of a reader, which may contain errors. */
export async function importEntries(
  table: Table,
  entries: AsyncIterable<Entry>,
  { about, seenAgain = false, lanes = LANES, batch: size = BATCH, onProgress, onReject, onNote, ...of }: ImportOptions,
): Promise<Summary> {
  const origin: Origin = { retrieved: dayOf(currentTime()), ...of };
  const summary: Summary = { ...noRecords };
  await saveAbout(table, origin, about);
  const onOutcome = ({ place }: { place?: InputLocation | undefined }, outcome: RecordOutcome) => {
    summary.read++;
    if (typeof outcome === 'string') return void summary[outcome]++;
    summary.rejected++;
    onReject?.({ place, reason: outcome.refused });
  };

  const unnotified = unnotifiedRegions();
  const needsNotice = (country: string) => !isListedCountry(country, unnotified);
  const onCommit = () => onProgress?.({ ...summary });

  const marked = new Set<string>();
  const memory = new PlaceMemory();
  const blocks: BlockCache = new Map();
  const written = () => summary.imported;
  const isFirst = () => memory.isWhole;
  const write = async (batch: (PlacedRecord | undefined)[]) => {
    if (blocks.size > MAX_CACHED) blocks.clear();
    const now = currentTime();
    const { shown, suppressed, recheck } = await screenRecords(
      table,
      batch.filter((each) => each !== undefined),
      now,
    );
    for (const each of suppressed) onOutcome(each, 'suppressed');
    const { notified, refused } = await requireNotice(table, shown, { needsNotice }, now);
    const incoming = await withFamilyBirths(table, notified, now);
    for (const { record, reason } of refused) onOutcome(record, { refused: reason });
    const { subjects, stored } = await resolve(table, incoming, { source: origin.source, now, memory, written });
    const fresh = subjects
      .filter(({ person_id }) => !stored.has(person_id))
      .flatMap(({ sourceRecords }) => sourceRecords);
    const markers = fresh.flatMap(({ person }) => markersOf(person, now));
    await writeMarkers(table, markers, marked);
    const soundsOf = ({ person_id, sourceRecords }: PersonRecords<PlacedRecord>) =>
      [stored.get(person_id)?.person, ...sourceRecords.map(({ person }) => person)].flatMap((person) =>
        person ? soundsOfName(person, now).map(({ code }) => code) : [],
      );
    // People whose names sound alike share a block: in two lanes, one of the writes would conflict.
    const shares = lanesOf(subjects, soundsOf, lanes).map((share, lane) => {
      const onLane = { source: origin.source, lane, now, seenAgain, marked, blocks, isFirst, onOutcome, onCommit };
      const remark = ({ place }: PlacedRecord, reason: string) => onNote?.({ place, reason });
      return writePeople(table, share, { ...onLane, onNote: remark }, stored);
    });
    // Waits for all lanes even if one fails: after the error is reported, nothing is written any more.
    const done = await Promise.allSettled(shares);
    const failed = done.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    const deserted = done.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    await directoryStore(table).sweep(deserted, marked);
    await recheck();
    onCommit();
  };

  // Reads the next batch while one is written. Batches are never written concurrently, so no person is written by two
  // lanes.
  let writing: Promise<void> = Promise.resolve();
  for await (const batch of batched(readRecords(entries, origin, onOutcome), size)) {
    await writing;
    writing = write(batch);
    writing.catch(() => {}); // awaited above or below; until then its rejection must not count as unhandled
  }
  await writing;
  if (summary.imported) await compactNamesUnlessBusy(table, currentTime());
  return summary;
}

type PlacedRecord = IncomingRecord & { place?: InputLocation | undefined };

/** Parses each entry as it is read, so that a rejected one takes no memory; yields undefined for it. */
async function* readRecords(
  entries: AsyncIterable<Entry>,
  origin: Origin,
  onOutcome: (entry: { place?: InputLocation | undefined }, outcome: RecordOutcome) => void,
): AsyncGenerator<PlacedRecord | undefined> {
  let read = 0;
  const admitted = admission(listedRegions());
  for await (const entry of entries) {
    // Buffered entries resolve without I/O; without a pause they would starve responses of the table.
    if (++read % READ_AT_ONCE === 0) await pause();
    const { place } = entry;
    let record: PlacedRecord | undefined;
    try {
      if ('reason' in entry) throw new InvalidRecord(entry.reason);
      const parsed = parseRecord(entry.record);
      const found = sourceRecordOf(parsed, origin);
      record = { ...found, person: admitted(found.person), hasId: parsed.id !== null, place };
    } catch (error) {
      if (!(error instanceof InvalidRecord)) throw error;
      onOutcome({ place }, { refused: error.message });
    }
    yield record;
  }
}

async function* batched<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length) yield batch;
}

/**
 * Writes the directory markers of a batch of new people before the people themselves, except those that this run has
 * written. They are written in batches, because a small index has nearly as many markers as people.
 */
async function writeMarkers(table: Table, markers: MarkerEntry[], marked: Set<string>): Promise<void> {
  const fresh = new Map(markers.map((each) => [`${each.key.pk}\n${each.key.sk}`, each]));
  for (const name of fresh.keys()) if (marked.has(name)) fresh.delete(name);
  for (const some of batchesOf(fresh, MAX_WRITES)) {
    await retryOnConflict(() => table.commit(...some.map(([, each]) => markWrite(table, each))));
    for (const [name] of some) marked.add(name);
  }
}
