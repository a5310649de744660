import { join } from 'node:path';

import { directoryCounter } from '#functions/people/directory/counting.ts';
import { handler as countLists } from '#functions/people/directory/jobs/count-lists.ts';
import { importEntries, LOCAL_LANES, type Summary } from '#functions/people/import/import-records.ts';
import { NOTHING_KNOWN } from '#functions/people/import/source-about.ts';
import { peopleStore } from '#functions/people/store.ts';
import type { Table, Write } from '#functions/platform/table/table.ts';
import { cpuSeconds } from '#scripts/harness/report.ts';
import { lackOf, saidOf } from '#scripts/import/about.ts';
import { givingWay } from '#scripts/import/give-way.ts';
import { mappingOf, ownMapping } from '#scripts/import/mapping.ts';
import { openTable } from '#scripts/import/open-table.ts';
import { optionsFrom } from '#scripts/import/options.ts';
import { planOf } from '#scripts/import/plan.ts';
import { progress } from '#scripts/import/progress.ts';
import { printJson } from '#scripts/command-line.ts';
import { lastRequest } from '#scripts/dev/last-request.ts';
import { UserError } from '#scripts/user-error.ts';
import { rejectsAt } from '#scripts/import/rejects.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** Reads files of people into the table; the summary is what it answers on standard output. */
async function run(args: string[]): Promise<void> {
  const options = optionsFrom(args, new Date());
  const mapping = options.mapping ? await mappingOf(options.mapping) : await ownMapping();
  const plan = await planOf(options.files, mapping, options);
  await using table = await openTable({ ...options, say });
  const rejects = await rejectsAt(options.rejects);

  const started = performance.now();
  const bar = progress(plan.bytes, say);
  let done = 0;
  let notes = 0;
  const local = join(options.folder, 'dynamodb');
  const counted = countingCommits(options.remote ? table : givingWay(table, () => lastRequest(local)));
  const summary = await importEntries(
    counted.table,
    plan.entries((bytes) => (done += bytes)),
    {
      source: options.source,
      asOf: options.asOf,
      retrieved: options.retrieved,
      about: saidOf(mapping, options.about),
      seenAgain: options.isDated,
      ...(!options.remote && { lanes: LOCAL_LANES }),
      onProgress: (now) => bar.show(now, done),
      onReject: (remark) => rejects.add(remark),
      onNote: ({ place, reason }) => {
        notes++;
        rejects.add({ place, reason: `imported, but ${reason}` });
      },
    },
  ).finally(() => bar.end());
  const seconds = (performance.now() - started) / 1000;
  // In AWS the schedule does it, once for all files of a day. Here all lists are counted again.
  if (!options.remote) await countLists.with({ counter: directoryCounter(table, 0) })({});
  const hasRejects = await rejects.end();
  const where = hasRejects ? options.rejects : null;

  if (!summary.read) throw new UserError('There is no record in these files: nothing was imported.');
  say(words(summary, seconds) + (where ? `\nWhat was left out and why: ${where}` : ''));
  const abouts = await peopleStore(table).sourceAbouts();
  const lack = lackOf(options.source, abouts.get(options.source) ?? NOTHING_KNOWN);
  if (lack) say(lack);
  if (options.json) {
    const peak_mb = Math.round(process.resourceUsage().maxRSS / 1024);
    const { transactions, items } = counted;
    const cpu_seconds = Math.round(cpuSeconds({ user: 0, system: 0 }) * 10) / 10;
    printJson({
      ...summary,
      notes,
      ...speed(summary, seconds),
      transactions,
      items,
      cpu_seconds,
      peak_mb,
      rejects: where,
    });
  }
}

/** The table, and how many transactions of how many items have been written to it. */
function countingCommits(table: Table) {
  const counted = {
    transactions: 0,
    items: 0,
    table: {
      ...table,
      commit: (...writes: Write[]) => {
        counted.transactions++;
        counted.items += writes.length;
        return table.commit(...writes);
      },
    },
  };
  return counted;
}

const speed = ({ read }: Summary, seconds: number) => ({
  seconds: Math.round(seconds * 10) / 10,
  people_per_second: Math.round(read / seconds),
});

function words(summary: Summary, seconds: number): string {
  const { read, imported, merged, unchanged, suppressed, rejected } = summary;
  const time = `${speed(summary, seconds).seconds} s, ${speed(summary, seconds).people_per_second} a second`;
  return `${read} read: ${imported} imported, ${merged} merged, ${unchanged} unchanged, ${suppressed} suppressed, ${rejected} rejected; ${time}`;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error));

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isOurs = error instanceof UserError;
  say(isOurs ? error.message : `The import stopped, and may be run again to go on from here: ${reasonOf(error)}`);
  process.exitCode = 1;
}
