import { importRecords, LOCAL_LANES, type Remark, type Summary } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { saveAbout } from '#functions/people/import/source-about.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { ABOUT, SOURCES } from '#scripts/population/evidence.ts';
import { POPULATION } from '#scripts/population/people.ts';
import { AS_OF } from '#scripts/population/time.ts';

type Options = { onProgress: (summary: Summary) => void; onReject?: (remark: Remark) => void };

/** Imports invented people, and says of each of their sources that it is invented. */
export async function importInvented(table: Table, people: Iterable<RawRecord>, options: Options): Promise<Summary> {
  const days = { asOf: AS_OF, retrieved: AS_OF };
  for (const source of Object.values(SOURCES)) await saveAbout(table, { source, ...days }, ABOUT);
  return importRecords(table, people, { source: POPULATION, ...days, about: ABOUT, lanes: LOCAL_LANES, ...options });
}
