import * as z from 'zod';

import { type Line, LineCutter } from '#functions/people/bulk/lines.ts';
import { type Entry, importEntries, noRecords, type Summary } from '#functions/people/import/import-records.ts';
import { type Objects, objects } from '#functions/people/jobs/objects.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { SourceAbout } from '#shared/api/people/report.ts';
import { Day } from '#shared/values/day.ts';
import { MINUTE } from '#shared/values/duration.ts';

const live = { table, objects, passed: () => performance.now() };

/** A Lambda may run for fifteen minutes; after this no further line is started, so that running writes can finish. */
const MAX_MS = 12 * MINUTE;
/** Maximum number of rejected lines logged one by one; all are counted. */
const MAX_LOGGED = 100;

const Counts = z.object({
  read: z.number().int(),
  imported: z.number().int(),
  merged: z.number().int(),
  unchanged: z.number().int(),
  suppressed: z.number().int().default(0),
  rejected: z.number().int(),
});

/** A JSONL object, and the position an earlier call reached. */
export const ImportObject = z.object({
  bucket: z.string().min(1),
  key: z.string().min(1),
  /** The ETag when the import began; a replaced object is not read any further. */
  etag: z.string().min(1),
  source: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^#]*$/),
  /** The day that the data is as of; null where the source does not say. */
  as_of: Day.nullable().default(null),
  /** The day on which the source was retrieved; today by default. */
  retrieved_on: Day.nullish(),
  /** What is said of the source; what it leaves out stays as it is known. */
  about: SourceAbout.partial().nullish(),
  from: z.number().int().min(0).default(0),
  lines: z.number().int().min(0).default(0),
  counts: Counts.default(noRecords),
});
export type ImportObject = z.infer<typeof ImportObject>;

/**
 * Imports the people of one object, a range of lines per call: the output is the input of the next call, until
 * `is_done`. A failed call is retried with the same input; records already written are unchanged.
 */
export const handler = job(
  'people.importObject',
  ImportObject,
  live,
  async (input, { table, objects, passed }): Promise<ImportObject & { is_done: boolean }> => {
    const until = passed() + MAX_MS;
    const position = { from: input.from, lines: input.lines, isDone: false };
    let logged = 0;
    const summary = await importEntries(
      table,
      linesOf(input, objects, position, () => passed() > until),
      {
        source: input.source,
        asOf: input.as_of,
        ...(input.retrieved_on && { retrieved: input.retrieved_on }),
        ...(input.about && { about: input.about }),
        onReject: ({ place, reason }) => {
          if (++logged <= MAX_LOGGED) log.warn('record refused', { object: input.key, line: place?.line, reason });
        },
      },
    );
    const counts = { ...input.counts };
    for (const name of Object.keys(counts) as (keyof Summary)[]) counts[name] += summary[name];
    return { ...input, from: position.from, lines: position.lines, counts, is_done: position.isDone };
  },
);

type Position = { from: number; lines: number; isDone: boolean };

/** The records of an object from a position, until the time is up; `reached` receives the new position. */
async function* linesOf(
  input: ImportObject,
  objects: Objects,
  position: Position,
  isLate: () => boolean,
): AsyncGenerator<Entry> {
  const cutter = new LineCutter();
  function* entries(lines: Iterable<Line>): Generator<Entry> {
    for (const each of lines) {
      // Safe to advance: a yielded record is written, or the whole call fails without an output.
      position.from = input.from + each.end;
      position.lines = input.lines + each.line;
      const place = { file: input.key, line: position.lines };
      yield { place, ...('reason' in each ? { reason: each.reason } : recordIn(each.bytes)) };
    }
  }
  for await (const chunk of objects.read(input, input.from)) {
    for (const entry of entries(cutter.cut(chunk))) {
      yield entry;
      if (isLate()) return;
    }
  }
  yield* entries(cutter.end());
  position.isDone = true;
}

function recordIn(bytes: Buffer): { record: unknown } | { reason: string } {
  try {
    return { record: JSON.parse(bytes.toString()) };
  } catch {
    return { reason: 'is no JSON' };
  }
}
