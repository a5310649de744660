import { resolve } from 'node:path';

import type { RawRecord } from '#functions/people/import/record.ts';
import { environment } from '#functions/platform/environment.ts';
import { createSteps } from '#scripts/dev/console-steps.ts';
import { openTable } from '#scripts/import/open-table.ts';
import { importInvented } from '#scripts/population/import-invented.ts';

/** Imports invented people into the table of the dev server, running or not. */
export async function importPopulation(people: Iterable<RawRecord>, count: number): Promise<void> {
  const { step, progress, say } = createSteps();
  const folder = resolve(process.env.DATA_DIR || '.data');
  await using table = await openTable({ folder, table: environment().TABLE_NAME, remote: undefined, say });
  await step(
    'People',
    () =>
      importInvented(table, people, {
        onProgress: ({ read }) => progress('People', read, count),
        onReject: ({ reason }) => say(`refused: ${reason}`),
      }),
    ({ imported, merged, unchanged, rejected }) =>
      `${imported} new, ${merged} changed, ${unchanged} as they were, ${rejected} refused`,
  );
}
