import type { RawRecord } from '#functions/people/import/record.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Day } from '#shared/values/day.ts';

/** How an import stands: `read` is the sum of the other four. */
export type Summary = { read: number; imported: number; merged: number; unchanged: number; rejected: number };

/** What a reader found at one place of its input: a record, which may be anything, or why there is none. */
export type Entry = { place?: Place } & ({ record: unknown } | { reason: string });

/** A line of a file, or the number of an item in its array; both count from 1. */
export type Place = { file: string; line: number };

export type ImportOptions = {
  /** Who says all this, as a report names them: “US Congress”. */
  source: string;
  /** The day on which undated facts count as last seen. */
  asOf: Day;
  /** Told after each batch. */
  onProgress?: (summary: Summary) => void;
  onReject?: (rejected: { place?: Place | undefined; reason: string }) => void;
};

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

export async function importEntries(
  _table: Table,
  _entries: AsyncIterable<Entry>,
  _options: ImportOptions,
): Promise<Summary> {
  throw new Error('The writing half comes next.');
}
