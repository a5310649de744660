import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import type { Summary } from '#functions/people/import/import-records.ts';
import type { PeopleStore } from '#functions/people/store.ts';
import { people } from '#scripts/population/people.ts';

/** Whether the invented people are all in. Lies beside the tables, so that it goes where they go. */
const Progress = z.object({ done: z.boolean() });

type Import = () => Promise<Summary>;

/** The people every desk has: the same as of `npm run population`. */
export const demoPeople = (count: number) => people(count, 'moor');

/**
 * Imports the invented people into an empty index. An import that was interrupted is done again, which changes nothing
 * of what is in already. An index that holds anything else is left alone.
 */
export async function firstPeople(folder: string, index: PeopleStore, run: Import): Promise<Summary | undefined> {
  const file = join(folder, 'first-people.json');
  const mark = (done: boolean) => writeFile(file, JSON.stringify({ done }) + '\n');
  const kept = await readFile(file, 'utf8').then((text): unknown => JSON.parse(text)).catch(() => undefined); // prettier-ignore
  const progress = Progress.safeParse(kept).data;
  if (progress?.done || (!progress && (await index.tallies()).length > 0)) return undefined;
  await mark(false);
  const summary = await run();
  await mark(true);
  return summary;
}
