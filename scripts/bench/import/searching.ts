import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { type PeopleStore, peopleStore } from '#functions/people/store.ts';
import { environment } from '#functions/platform/environment.ts';
import { documentsOf } from '#functions/platform/table/live.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { runningInstance } from '#scripts/dev/instance-lock.ts';
import { requestNotes } from '#scripts/dev/last-request.ts';
import { load } from '#scripts/harness/machine.ts';

const SEARCH_EVERY_MS = 250;
/** Pairs of a time in which the import runs and one in which it is stopped, so that both find the machine as it is. */
const PAIRS = 4;
const HALF_MS = 15_000;
/** The transaction at hand when the import is stopped, and the one that is overdue when it goes on. */
const SETTLING_MS = 1000;
/** An import of many people begins with some seconds of reading. */
const START_MS = 300_000;

const queries = ['John Smith', 'Maria Cantwell', 'William Johnson', 'Jon Tester', 'Mary Brown'];

/**
 * Searches the table that a process imports into, and notes each search as the dev server notes requests. In turns the
 * process runs and is stopped: the waits in milliseconds of both, and how many records a second are written in the first.
 */
export async function searchDuring(importer: ChildProcess, data: string, source: string) {
  const people = await storeIn(data);
  const note = requestNotes(join(data, 'dynamodb'));
  const records = async () =>
    (await people.tallies()).reduce((sum, tally) => sum + (tally.source === source ? tally.records : 0), 0);
  for (let waited = 0; !(await records()); waited += SEARCH_EVERY_MS) {
    if (waited > START_MS || importer.exitCode !== null) throw new Error('The import to search during did not begin.');
    await sleep(SEARCH_EVERY_MS);
  }
  await searchFor(people, note, HALF_MS / 2); // until the engine has compiled its reads
  const importing: number[] = [];
  const idle: number[] = [];
  let written = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const before = await records();
    importing.push(...(await searchFor(people, note, HALF_MS)));
    written += (await records()) - before;
    if (importer.exitCode !== null) throw new Error('The import ended too soon to compare: it needs more people.');
    importer.kill('SIGSTOP');
    await sleep(SETTLING_MS);
    idle.push(...(await searchFor(people, note, HALF_MS)));
    importer.kill('SIGCONT');
    await sleep(SETTLING_MS);
  }
  return {
    people_per_second_while_searched: round(written / ((PAIRS * HALF_MS) / 1000)),
    searches: importing.length,
    search_ms_p50: round(percentile(importing, 0.5)),
    search_ms_p95: round(percentile(importing, 0.95)),
    search_ms_max: round(percentile(importing, 1)),
    idle_search_ms_p50: round(percentile(idle, 0.5)),
    idle_search_ms_p95: round(percentile(idle, 0.95)),
    search_p95_ratio: Math.round((percentile(importing, 0.95) / percentile(idle, 0.95)) * 100) / 100,
    load: load(),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

function percentile(waits: number[], share: number): number {
  const ascending = waits.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

async function searchFor(people: PeopleStore, note: () => void, milliseconds: number): Promise<number[]> {
  const waits: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    await sleep(SEARCH_EVERY_MS);
    const search_query = queries[waits.length % queries.length]!;
    const begun = performance.now();
    note();
    await searchOwnIndex({ type: 'name', search_query, country: 'US' }, people, new Date());
    waits.push(performance.now() - begun);
  }
  return waits;
}

/** The people of the table that the engine of a running import has, once it is there. */
async function storeIn(data: string): Promise<PeopleStore> {
  for (let waited = 0; waited < START_MS; waited += SEARCH_EVERY_MS) {
    const endpoint = (await runningInstance(data))?.dynamodb;
    if (endpoint) {
      const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
      const client = new DynamoDBClient({ endpoint, region: 'local', credentials });
      return peopleStore(createTable(environment().TABLE_NAME, documentsOf(client)));
    }
    await sleep(SEARCH_EVERY_MS);
  }
  throw new Error('The import to search during did not start.');
}
