import { markersOf } from '#functions/people/directory/entries.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { markAll } from '#functions/people/import/mark.ts';
import { lanesOf } from '#functions/people/import/lanes.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { Memory } from '#functions/people/import/resolve/memory.ts';
import { type Newcomer, resolve } from '#functions/people/import/resolve/resolve.ts';
import { type Origin, parseRecord, tellingOf, Unusable } from '#functions/people/import/to-person.ts';
import { type Outcome, type Subject, writePeople } from '#functions/people/import/write-people.ts';
import { compactNames } from '#functions/people/index/name-table.ts';
import { soundsOfName } from '#functions/people/index/namesakes.ts';
import type { HeldBlocks } from '#functions/people/index/upkeep.ts';
import { currentTime } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** How an import stands: `read` is the sum of the other four. */
export type Summary = { read: number; imported: number; merged: number; unchanged: number; rejected: number };

/** A line of a file, or the number of an item in its array; both count from 1. */
export type Place = { file: string; line?: number; item?: number };

/** What a reader found at one place of its input: a record, which may be anything, or why there is none. */
export type Entry = { place?: Place } & ({ record: unknown } | { reason: string });

export type Remark = { place?: Place | undefined; reason: string };

/** Who says all this, as a report names them (“US Congress”), and the day on which undated facts count as last seen. */
export type ImportOptions = Origin & {
  /** Whether a record that is known already counts as seen again where `asOf` is a later day. */
  seenAgain?: boolean;
  /** How many writers work at once; an engine that writes one transaction at a time is busy with `LOCAL_LANES`. */
  lanes?: number;
  /** Records that are resolved together. The larger, the fewer times a block of the name index is written. */
  batch?: number;
  /** Called after each transaction. */
  onProgress?: (summary: Summary) => void;
  onReject?: (remark: Remark) => void;
  /** Told where a person was written, but not whole. */
  onNote?: (remark: Remark) => void;
};

const LANES = 4;
/** DynamoDB Local has one writer: a second lane keeps it busy, and each further one makes searches wait longer. */
export const LOCAL_LANES = 2;
const BATCH = 2000;
/** The blocks of names that an import keeps in memory: some kilobytes each. */
const MOST_HELD = 10_000;

/** Reads every record into the table. Doing it twice changes nothing; a bad record stops no other. */
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

/** The same for what a reader yields, which may also be the reason why there is no record. */
export async function importEntries(
  table: Table,
  entries: AsyncIterable<Entry>,
  { seenAgain = false, lanes = LANES, batch: size = BATCH, onProgress, onReject, onNote, ...origin }: ImportOptions,
): Promise<Summary> {
  const summary: Summary = { read: 0, imported: 0, merged: 0, unchanged: 0, rejected: 0 };
  const onOutcome = ({ place }: { place?: Place | undefined }, outcome: Outcome) => {
    summary.read++;
    if (typeof outcome === 'string') return void summary[outcome]++;
    summary.rejected++;
    onReject?.({ place, reason: outcome.refused });
  };

  const onCommit = () => onProgress?.({ ...summary });

  const marked = new Set<string>();
  const memory = new Memory();
  const blocks: HeldBlocks = new Map();
  const written = () => summary.imported;
  const isFirst = () => memory.isWhole;
  const write = async (batch: (Told | undefined)[]) => {
    if (blocks.size > MOST_HELD) blocks.clear();
    const now = currentTime();
    const told = batch.filter((each) => each !== undefined);
    const { subjects, known } = await resolve(table, told, { source: origin.source, now, memory, written });
    const fresh = subjects.filter(({ person_id }) => !known.has(person_id)).flatMap(({ tellings }) => tellings);
    const markers = fresh.flatMap(({ person }) => markersOf(person, now));
    await markAll(table, markers, marked);
    const soundsOf = ({ person_id, tellings }: Subject<Told>) =>
      [known.get(person_id)?.person, ...tellings.map(({ person }) => person)].flatMap((person) =>
        person ? soundsOfName(person, now).map(({ code }) => code) : [],
      );
    // People whose names sound alike lie in one block: two lanes would change it, and one of them in vain.
    const shares = lanesOf(subjects, soundsOf, lanes).map((share, lane) => {
      const onLane = { source: origin.source, lane, now, seenAgain, marked, blocks, isFirst, onOutcome, onCommit };
      const remark = ({ place }: Told, reason: string) => onNote?.({ place, reason });
      return writePeople(table, share, { ...onLane, onNote: remark }, known);
    });
    // All of them, also where one failed: whoever is told of the failure may count on nothing being written any more.
    const done = await Promise.allSettled(shares);
    const failed = done.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    const deserted = done.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    await directoryStore(table).sweep(deserted, marked);
    onCommit();
  };

  // While one batch is written the next is read; never two at once, so that nobody is written by two lanes.
  let writing: Promise<void> = Promise.resolve();
  for await (const batch of batched(tellingsOf(entries, origin, onOutcome), size)) {
    await writing;
    writing = write(batch);
    writing.catch(() => {}); // it is awaited above or below; until then its failure is not unheard of
  }
  await writing;
  if (summary.imported) await settled(compactNames(table, currentTime()));
  return summary;
}

type Told = Newcomer & { place?: Place | undefined };

/** What each entry tells, made as soon as it is read, so that what is refused is not held; undefined for those. */
async function* tellingsOf(
  entries: AsyncIterable<Entry>,
  origin: Origin,
  onOutcome: (told: { place?: Place | undefined }, outcome: Outcome) => void,
): AsyncGenerator<Told | undefined> {
  for await (const entry of entries) {
    const { place } = entry;
    let told: Told | undefined;
    try {
      if ('reason' in entry) throw new Unusable(entry.reason);
      const record = parseRecord(entry.record);
      told = { ...tellingOf(record, origin), hasId: record.id !== null, place };
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      onOutcome({ place }, { refused: error.message });
    }
    yield told;
  }
}

/** Names are compacted by whoever comes first; somebody else who does so at this moment does it for us as well. */
async function settled(compacting: Promise<unknown>): Promise<void> {
  await compacting.catch((error: unknown) => {
    if (!(error instanceof Fault && error.code === 'request.conflict')) throw error;
  });
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
