import { mkdir, readdir } from 'node:fs/promises';

import { build, type Manifest, MANIFEST } from '#functions/people/bulk/build.ts';
import { suppressionsOf } from '#functions/people/suppression/carry-over.ts';
import { environment } from '#functions/platform/environment.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { inputsOf } from '#scripts/build-table/inputs.ts';
import { optionsFrom } from '#scripts/build-table/options.ts';
import { secretOfStage } from '#scripts/app-secret.ts';
import { printJson, typedPath } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';
import { lackOf } from '#scripts/import/about.ts';
import { openTable } from '#scripts/import/open-table.ts';
import { rejectsAt } from '#scripts/import/rejects.ts';
import { dayOf } from '#shared/values/day.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);
const EVERY_MS = 5000;

/** Builds a table from files of people in the DynamoDB import format, with a manifest. */
async function run(args: string[]): Promise<void> {
  const now = new Date();
  const { groups, out, scratch, packing, rejects: rejectsFile, suppressedIn, json } = optionsFrom(args, now);
  if (suppressedIn !== 'local') secretOfStage(); // a table for AWS: the countries of the dev server are not open
  await mkdir(out, { recursive: true });
  if ((await readdir(out)).length)
    throw new UserError(`${out} is not empty: a table is built into a folder of its own.`);
  const rejects = await rejectsAt(rejectsFile);
  let unread = 0;
  const inputs = (
    await Promise.all(
      groups.map((group) =>
        inputsOf(group, (remark) => {
          unread++;
          rejects.add(remark);
        }),
      ),
    )
  ).flat();

  const cancelled = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => cancelled.abort(new UserError('Given up: what lies in the folder is no table.')));
  }
  const started = performance.now();
  let lastProgress = started;
  let manifest: Manifest;
  try {
    await using old = suppressedIn === undefined ? undefined : await tableOf(suppressedIn);
    manifest = await build(inputs, {
      suppressions: old && (await suppressionsOf(old, appSecret, now)),
      folder: out,
      scratch,
      packing,
      signal: cancelled.signal,
      now: new Date(`${dayOf(now)}T00:00:00Z`), // so that a second build on the same day is identical
      onReject: (remark) => rejects.add(remark),
      onNote: ({ place, reason }) => rejects.add({ place, reason: `built, but ${reason}` }),
      onProgress({ phase, records, people }) {
        if (performance.now() - lastProgress < EVERY_MS) return;
        lastProgress = performance.now();
        say(phase === 'reading' ? `${records} records read` : `${people} people written`);
      },
    });
  } finally {
    await rejects.end();
  }
  const seconds = (performance.now() - started) / 1000;
  const { records, people, items, bytes } = manifest;
  const rejected = records.rejected + unread;
  if (!records.read && !unread) throw new UserError('There is no record in these files.');
  say(
    `${people} people as ${items} items in ${out}, ${MANIFEST} says which; ${records.suppressed} records of removed people and ${rejected} others were left out${rejected ? `: ${rejectsFile} says why` : ''}; ${seconds.toFixed(1)} s`,
  );
  for (const [source, about] of Object.entries(manifest.sources)) {
    const lack = lackOf(source, about);
    if (lack) say(lack);
  }
  if (json) {
    const peak_mb = Math.round(process.resourceUsage().maxRSS / 1024);
    printJson({ ...records, rejected, people, items, bytes, seconds, cpu_seconds: cpuSeconds(), peak_mb });
  }
}

/** The table that is to be replaced. On AWS, APP_SECRET names its secret. */
const tableOf = (name: string) =>
  openTable({
    folder: typedPath(process.env.DATA_DIR ?? '.data'),
    table: name === 'local' ? environment().TABLE_NAME : name,
    remote: name === 'local' ? undefined : name,
    say,
  });

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  say(
    error instanceof UserError
      ? error.message
      : `The table was not built: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
