import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';

import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { type PeopleStore, peopleStore } from '#functions/people/store.ts';
import { environment } from '#functions/platform/environment.ts';
import { documentsOf } from '#functions/platform/table/live.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { openTable } from '#scripts/import/open-table.ts';
import { runningInstance } from '#scripts/dev/instance-lock.ts';

const run = promisify(execFile);
const command = (name: string) => fileURLToPath(new URL(`../../${name}.ts`, import.meta.url));
const SOURCE = 'Benchmark';

const Build = z.object({
  people: z.number(),
  items: z.number(),
  bytes: z.number(),
  seconds: z.number(),
  cpu_seconds: z.number(),
  peak_mb: z.number(),
  rejected: z.literal(0),
});

/** Builds one table with the command line tool in a separate process, and discards it. */
export async function buildTable(file: string) {
  const out = `${file}.table`;
  try {
    const { stdout } = await run(process.execPath, [
      command('build-table'),
      '--source',
      SOURCE,
      file,
      '--out',
      out,
      '--json',
    ]);
    return Build.parse(JSON.parse(stdout));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

const Import = z.object({
  imported: z.number(),
  people_per_second: z.number(),
  transactions: z.number(),
  items: z.number(),
  cpu_seconds: z.number(),
  peak_mb: z.number(),
});

/** Runs one import into DynamoDB Local in a separate process and data folder. */
export async function importInto(folder: string, file: string) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const { stdout } = await run(process.execPath, [command('import'), file, '--source', SOURCE, '--json'], { env });
  await rm(env.DATA_DIR, { recursive: true, force: true });
  return Import.parse(JSON.parse(stdout));
}

/** Interval of the searches made during an import. */
const SEARCH_EVERY_MS = 250;

/** Searches of the idle table, to compare with. */
const IDLE_SEARCHES = 80;

/**
 * Imports files into DynamoDB Local as `npm run import` does, and searches the table for names meanwhile, and once more
 * when nothing else happens: how many people a second go in, and how long the searches wait.
 */
export async function importWhileSearching(folder: string, files: string[], mapping: string | undefined) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const options = [...(mapping ? ['--mapping', mapping] : []), '--source', SOURCE, '--json'];
  const ended = new AbortController();
  const before = await childrenCpuSeconds();
  const importing = run(process.execPath, [command('import'), ...files.map((file) => resolve(file)), ...options], {
    env,
  });
  const [{ stdout }, waits] = await Promise.all([
    importing.finally(() => ended.abort()),
    searchUntil(ended.signal, env.DATA_DIR),
  ]);
  const after = await childrenCpuSeconds();
  const idle = await searchIdle(env.DATA_DIR);
  await rm(env.DATA_DIR, { recursive: true, force: true });
  const { cpu_seconds, ...figures } = Import.parse(JSON.parse(stdout));
  const percentile = (all: number[], share: number) =>
    all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
  const at = (share: number) => round(percentile(waits, share));
  return {
    ...figures,
    importer_cpu_seconds: cpu_seconds,
    engine_cpu_seconds: before === null || after === null ? null : Math.round((after - before - cpu_seconds) * 10) / 10,
    searches: waits.length,
    search_ms_p50: at(0.5),
    search_ms_p95: at(0.95),
    search_ms_max: at(1),
    idle_search_ms_p50: round(percentile(idle, 0.5)),
    idle_search_ms_p95: round(percentile(idle, 0.95)),
    search_p95_ratio: Math.round((percentile(waits, 0.95) / percentile(idle, 0.95)) * 100) / 100,
  };
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;

/** Processor seconds of all ended child processes and of theirs, as Linux counts them; null elsewhere. */
async function childrenCpuSeconds(): Promise<number | null> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => null);
  if (!stat) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const TICKS_A_SECOND = 100;
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

const queries = ['John Smith', 'Maria Cantwell', 'William Johnson', 'Jon Tester', 'Mary Brown'];

/** Makes the nth search, and says how long it took. */
async function timedSearch(people: PeopleStore, nth: number): Promise<number> {
  const begun = performance.now();
  await searchOwnIndex(
    { type: 'name', search_query: queries[nth % queries.length]!, country: 'US' },
    people,
    new Date(),
  );
  return performance.now() - begun;
}

const ascending = (waits: number[]) => waits.sort((a, b) => a - b);

/** Searches the table until the import ends; returns the sorted latencies, once each search was made by a warm engine. */
async function searchUntil(ended: AbortSignal, folder: string): Promise<number[]> {
  const waits: number[] = [];
  let people: PeopleStore | undefined;
  while (!ended.aborted) {
    await sleep(SEARCH_EVERY_MS);
    try {
      people ??= await storeIn(folder);
      if (people) waits.push(await timedSearch(people, waits.length));
    } catch {
      people = undefined; // the table does not exist yet, or no longer
    }
  }
  return ascending(waits.slice(queries.length));
}

/** Searches the table while nothing is imported, at the same pace, once its engine is warm. */
async function searchIdle(folder: string): Promise<number[]> {
  await using table = await openTable({ folder, table: environment().TABLE_NAME, remote: undefined, say: () => {} });
  const people = peopleStore(table);
  const waits: number[] = [];
  for (let nth = -queries.length; nth < IDLE_SEARCHES; nth++) {
    await sleep(SEARCH_EVERY_MS);
    const wait = await timedSearch(people, nth + queries.length);
    if (nth >= 0) waits.push(wait);
  }
  return ascending(waits);
}

async function storeIn(folder: string): Promise<PeopleStore | undefined> {
  const endpoint = (await runningInstance(folder))?.dynamodb;
  if (!endpoint) return undefined;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'local', credentials, maxAttempts: 1 });
  return peopleStore(createTable(environment().TABLE_NAME, documentsOf(client)));
}
