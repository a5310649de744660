import { readFile } from 'node:fs/promises';
import { resolve as pathOf } from 'node:path';

import { dropEntriesOf, suppressListed } from '#functions/people/public.ts';
import { currentTime } from '#functions/platform/clock.ts';
import { environment } from '#functions/platform/environment.ts';
import { memoryDocuments } from '#functions/platform/table/memory.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';
import { dropDouble } from '#functions/providers/drop/double.ts';
import { dropOverHttp } from '#functions/providers/drop/http.ts';
import type { Drop } from '#functions/providers/drop/port.ts';
import { sampleOf } from '#scripts/drop/sample.ts';
import { datesOfNext, lateness } from '#functions/rights/drop/session.ts';
import { dropStore } from '#functions/rights/drop/store.ts';
import { synchronize } from '#functions/rights/drop/synchronize.ts';
import { parseOptions, printJson, runCommand, typedPath } from '#scripts/command-line.ts';
import { openTable } from '#scripts/import/open-table.ts';
import { UserError } from '#scripts/user-error.ts';
import { dayOf } from '#shared/values/day.ts';
import { addMinutes } from '#shared/values/duration.ts';

const USAGE = `npm run drop -- --dry-run [--file ZIP] [--table NAME] [--json]
npm run drop -- --status [--table NAME] [--json]
--dry-run says what would be reported to California’s platform, and suppresses and reports nothing. Its list is a batch
that was downloaded, otherwise invented: some people of the table, and some identifiers of no one. --table names a table in AWS.`;

const options = {
  'dry-run': { type: 'boolean' },
  status: { type: 'boolean' },
  file: { type: 'string' },
  table: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Counts = { listed: number; deleted: number; opted_out: number; not_found: number };

await runCommand(async (args) => {
  const { values } = parseOptions(USAGE, { options }, args);
  if (Boolean(values['dry-run']) === Boolean(values.status)) throw new UserError(USAGE);
  const at = { folder: pathOf(process.env.DATA_DIR ?? '.data'), table: values.table ?? environment().TABLE_NAME };
  await using table = await openTable({
    ...at,
    remote: values.table,
    say: (line) => void process.stderr.write(`${line}\n`),
  });
  if (values.status) return void (await showStatus(table, values.json));
  const counts = await dryRun(table, values.file);
  if (values.json) return printJson({ ...counts, invented: !values.file });
  if (!values.file) console.log('The identifiers are invented: some are of people in the table, the others of no one.');
  console.log(`${counts.listed} identifiers: ${counts.deleted} would be deleted, ${counts.opted_out} opted out,`);
  console.log(`${counts.not_found} not found. Nothing was suppressed, nothing was reported.`);
});

/** A whole session on a table in memory: of the real table, it only reads people. */
async function dryRun(table: Table, file: string | undefined): Promise<Counts> {
  const scratch = createTable('scratch', memoryDocuments());
  const entries = dropEntriesOf(scratch, async () => 'a secret of the dry run');
  const store = dropStore(scratch);
  const double = dropDouble({ clock: () => new Date(0) }); // never at night, when it is closed
  if (!file) double.add(...(await sampleOf(table)));
  const drop: Drop = file
    ? ofFile(await readFile(typedPath(file)))
    : dropOverHttp({ base: 'http://drop.invalid', ...double });
  const people = {
    suppressListed: (from: Parameters<typeof suppressListed>[3]) =>
      suppressListed(table, entries, async () => {}, from),
    lift: async () => {},
  };
  let now = currentTime();
  for (let run = 0; run < 4; run++, now = addMinutes(now, 60)) {
    await synchronize({ drop, store, entries, people, isSpent: () => false }, now);
  }
  const counts: Counts = { listed: 0, deleted: 0, opted_out: 0, not_found: 0 };
  for (const { files } of await store.summaries()) {
    for (const { deleted, opted_out, not_found } of files) {
      counts.deleted += deleted;
      counts.opted_out += opted_out;
      counts.not_found += not_found;
      counts.listed += deleted + opted_out + not_found;
    }
  }
  return counts;
}

/** A platform that has this batch and nothing else, and takes every report. */
function ofFile(zip: Uint8Array): Drop {
  let isTaken = false;
  return {
    async download() {
      if (isTaken) return { state: 'nothing-new' };
      isTaken = true;
      return { state: 'batch', zip: new Uint8Array(zip) };
    },
    upload: async () => ({ state: 'taken', rejected: [] }),
    amend: async () => ({ state: 'taken', rejected: [] }),
  };
}

async function showStatus(table: Table, json: boolean | undefined): Promise<void> {
  const store = dropStore(table);
  const { revision: _, ...session } = await store.session();
  const summaries = await store.summaries();
  if (json) return printJson({ ...session, late: lateness(session, currentTime()), reports: summaries.length });
  console.log(`Phase: ${session.phase}. Last complete session: ${session.completed_at ?? 'none yet'}.`);
  const dates = datesOfNext(session);
  if (dates) {
    const late = lateness(session, currentTime());
    console.log(
      `The next session is ${late === 'in-time' ? 'in time' : late}: late, with an alarm each hour, from ` +
        `${dayOf(dates.late_from)} on; the law wants it by ${dayOf(dates.legal_by)}.`,
    );
  } else {
    console.log(
      'No session has begun yet. Without DROP_SECRET the service takes no part; once it is set, the hourly job begins one.',
    );
  }
  for (const { batch_id, files, withdrawn } of summaries.slice(-10)) {
    const words = files.map(
      ({ name, deleted, opted_out, not_found }) =>
        `${name}: ${deleted} deleted, ${opted_out} opted out, ${not_found} not found`,
    );
    console.log(`${batch_id}: ${words.join('; ')}; ${withdrawn} withdrawn`);
  }
}
