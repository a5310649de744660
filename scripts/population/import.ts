import { join, resolve } from 'node:path';

import { importRecords } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { environment } from '#functions/platform/environment.ts';
import { startDynamoDb } from '#scripts/desk/dynamodb.ts';
import { occupantOf } from '#scripts/desk/occupancy.ts';
import { createSteps } from '#scripts/desk/steps.ts';
import { ensureTable } from '#scripts/desk/table.ts';
import { POPULATION } from '#scripts/population/people.ts';
import { AS_OF } from '#scripts/population/time.ts';

/** Imports invented people into the table of the desk, whether one runs or not. */
export async function importPopulation(people: Iterable<RawRecord>, count: number): Promise<void> {
  const { step, progress, say } = createSteps();
  const folder = resolve(process.env.DATA_DIR || '.data');
  const desk = await occupantOf(folder);
  await using engine = desk?.dynamodb ? undefined : await startDynamoDb({ folder: join(folder, 'dynamodb'), say });
  if (!engine) {
    Object.assign(process.env, {
      ...{ AWS_ENDPOINT_URL_DYNAMODB: desk!.dynamodb, AWS_REGION: 'local' },
      ...{ AWS_ACCESS_KEY_ID: 'desk', AWS_SECRET_ACCESS_KEY: 'desk' },
    });
  }
  await ensureTable(environment().TABLE_NAME);
  // Only now: it reads where the table is.
  const { table } = await import('#functions/platform/table/live.ts');
  await step(
    POPULATION,
    () =>
      importRecords(table, people, {
        ...{ source: POPULATION, asOf: AS_OF },
        onProgress: ({ read }) => progress(POPULATION, read, count),
        onReject: ({ reason }) => say(`refused: ${reason}`),
      }),
    ({ imported, merged, unchanged, rejected }) =>
      `${imported} new, ${merged} changed, ${unchanged} as they were, ${rejected} refused`,
  );
}
