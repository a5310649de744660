import { importRecords, LOCAL_LANES } from '#functions/people/import/import-records.ts';
import { peopleStore } from '#functions/people/store.ts';
import { table } from '#functions/platform/table/live.ts';
import { demoPeople, type ImportMessage, importOnce } from '#scripts/dev/population.ts';
import { POPULATION } from '#scripts/population/people.ts';
import { AS_OF } from '#scripts/population/time.ts';

/** The process in which the dev server imports its demo people: `population-import.ts FOLDER COUNT`. */
const [folder = '', count = '0'] = process.argv.slice(2);
const stop = () => process.exit(1);
process.on('disconnect', stop); // the dev server was killed
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}); // Ctrl-C ends the dev server, which ends this
const report = (message: ImportMessage) => process.send?.(message);

const summary = await importOnce(folder, peopleStore(table), () =>
  importRecords(table, demoPeople(Number(count)), {
    source: POPULATION,
    asOf: AS_OF,
    lanes: LOCAL_LANES,
    onProgress: ({ read }) => report({ read }),
  }),
);
report({ summary: summary ?? null });
process.off('disconnect', stop);
process.disconnect();
