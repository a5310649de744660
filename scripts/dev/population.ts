import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as z from 'zod';

import type { Summary } from '#functions/people/import/import-records.ts';
import type { PeopleStore } from '#functions/people/store.ts';
import { UserError } from '#scripts/user-error.ts';
import { people } from '#scripts/population/people.ts';

/** How far the import of the demo people is. */
export type ImportProgress = { state: 'importing' | 'done' | 'failed'; read: number; total: number };

/** Reports of the importing process: the number of records read, and the summary at the end. */
export type ImportMessage = { read: number } | { summary: Summary | null };

/** Whether the demo people are imported. Stored beside the tables, so that it is deleted with them. */
const Completion = z.object({ done: z.boolean() });

const fileIn = (folder: string) => join(folder, 'first-people.json');

/** The people of every dev server, the same as those of `npm run population`. */
export const demoPeople = (count: number) => people(count, 'moor');

async function completionOf(folder: string) {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => '{}');
  try {
    return Completion.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const isPopulated = async (folder: string) => (await completionOf(folder))?.done ?? false;

/**
 * Runs the import for an empty index. An interrupted import is run again, which leaves imported people unchanged; an
 * index with people of another source is left alone.
 */
export async function importOnce(
  folder: string,
  index: PeopleStore,
  run: () => Promise<Summary>,
): Promise<Summary | undefined> {
  const completion = await completionOf(folder);
  if (completion?.done || (!completion && (await index.tallies()).length > 0)) return undefined;
  const save = (done: boolean) => writeFile(fileIn(folder), JSON.stringify({ done }) + '\n');
  await save(false);
  const summary = await run();
  await save(true);
  return summary;
}

/** Imports the demo people in a process of low priority: requests come first. It ends with this process. */
export function importPopulation(folder: string, count: number, onRead: (read: number) => void) {
  let isStopped = false;
  const child = fork(fileURLToPath(new URL('population-import.ts', import.meta.url)), [folder, String(count)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (child.pid) setPriority(child.pid, 10);
  let summary: Summary | null = null;
  child.on('message', (message: ImportMessage) => {
    if ('summary' in message) ({ summary } = message);
    else onRead(message.read);
  });
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0 && !isStopped)
      throw new UserError('The import of the demo people failed: the next start continues it.');
    return summary;
  });
  return {
    ended,
    async [Symbol.asyncDispose]() {
      isStopped = true;
      child.kill('SIGKILL'); // an interrupted import is continued by the next start
      await ended.catch(() => {});
    },
  };
}
