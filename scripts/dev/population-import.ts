import { handler as countLists } from '#functions/people/directory/jobs/count-lists.ts';
import { peopleStore } from '#functions/people/store.ts';
import { table } from '#functions/platform/table/live.ts';
import { demoPeople, type ImportMessage, importOnce } from '#scripts/dev/population.ts';
import { lastRequest } from '#scripts/dev/last-request.ts';
import { givingWay } from '#scripts/import/give-way.ts';
import { importInvented } from '#scripts/population/import-invented.ts';

/** The process in which the dev server imports its demo people: `population-import.ts FOLDER COUNT`. */
const [folder = '', count = '0'] = process.argv.slice(2);
const stop = () => process.exit(1);
process.on('disconnect', stop); // the dev server was killed
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}); // Ctrl-C ends the dev server, which ends this
const report = (message: ImportMessage) => process.send?.(message);

const summary = await importOnce(folder, peopleStore(table), () =>
  importInvented(
    givingWay(table, () => lastRequest(folder)),
    demoPeople(Number(count)),
    { onProgress: ({ read }) => report({ read }) },
  ),
);
if (summary) await countLists({}); // the schedule would do it an hour later
report({ summary: summary ?? null });
process.off('disconnect', stop);
process.disconnect();
