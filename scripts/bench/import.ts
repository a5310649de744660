import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildTable, importInto, importAndSearch } from '#scripts/bench/import/commands.ts';
import { intoPostgres } from '#scripts/bench/import/into-postgres.ts';
import { type Kind, write } from '#scripts/bench/import/people.ts';
import { startPostgres } from '#scripts/bench/postgres.ts';
import { commandLine, printJson } from '#scripts/command-line.ts';

/**
 * `npm run bench:import -- [--people N] [--json]`: how many people a second and core become a finished table, in how much
 * memory, beside PostgreSQL on the same file (COPY and a GIN index of trigrams); then how many a second go into a table
 * that is there. Some minutes for the 100,000 people that it takes by default.
 *
 * With `--json` the last line is one object: `people`, and of N simple people, of four times as many (`…_4x`) and of N / 4
 * with much to tell (`…_rich`) `people_per_second` (by the clock) and `people_per_cpu_second` (of all threads, start
 * included); `peak_mb`, `peak_mb_4x` and their `peak_ratio`; `ratio_to_postgres`, how many times as quick as PostgreSQL by
 * the clock, null where there is none; `bytes_per_person`, `items_per_person`; `load_people_per_second` into DynamoDB
 * Local.
 *
 * `npm run bench:import -- FILE… [--mapping NAME] [--json]` imports these files into DynamoDB Local instead:
 * `people_per_second`, `transactions` of `items`, `importer_cpu_seconds` and `engine_cpu_seconds` (on Linux). Then it
 * imports them as another source, for two minutes in which that import runs and is stopped in turns, and searches four
 * times a second: `people_per_second_while_searched`, of searches while it runs `search_ms_p50`, `search_ms_p95` and
 * `search_ms_max`, while it is stopped `idle_search_ms_p50` and `idle_search_ms_p95`, and `search_p95_ratio`, how many
 * times as long they take during an import. Not on Windows, which stops no process.
 */
const { values, positionals } = commandLine('npm run bench:import -- [--people N | FILE… [--mapping NAME]] [--json]', {
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '100000' },
    mapping: { type: 'string' },
    json: { type: 'boolean' },
  },
});
const people = Number(values.people);
const RICH = Math.max(1, Math.round(people / 4));
/** DynamoDB Local takes a few dozen people a second: enough of them to tell. */
const LOADED = Math.min(500, people);
const round = (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits;

const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
await chmod(folder, 0o755); // PostgreSQL may run as another user
try {
  await (positionals.length ? benchFiles() : benchInvented());
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function benchFiles(): Promise<void> {
  const figures = await importAndSearch(folder, positionals, values.mapping);
  for (const [name, value] of Object.entries(figures)) console.log(`${name.replaceAll('_', ' ').padEnd(24)}${value}`);
  if (values.json) printJson(figures);
}

async function benchInvented(): Promise<void> {
  const file = async (count: number, kind: Kind) => write(join(folder, `${kind}-${count}.jsonl`), count, kind);
  const simple = await file(people, 'simple');

  const postgres = await beside(simple);
  const once = await buildTable(simple);
  const four = await buildTable(await file(people * 4, 'simple'));
  const rich = await buildTable(await file(RICH, 'rich'));
  const load = await importInto(folder, await file(LOADED, 'rich'));

  const speed = (of: typeof once) => ({
    people: of.people,
    people_per_second: round(of.people / of.seconds),
    people_per_cpu_second: round(of.people / of.cpu_seconds),
    peak_mb: of.peak_mb,
  });
  const [small, large, much] = [speed(once), speed(four), speed(rich)];
  const figures = {
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.version}`,
    people,
    people_per_second: small.people_per_second,
    people_per_cpu_second: small.people_per_cpu_second,
    people_per_second_4x: large.people_per_second,
    people_per_cpu_second_4x: large.people_per_cpu_second,
    people_per_second_rich: much.people_per_second,
    people_per_cpu_second_rich: much.people_per_cpu_second,
    peak_mb: small.peak_mb,
    peak_mb_4x: large.peak_mb,
    peak_ratio: round(large.peak_mb / small.peak_mb, 2),
    ratio_to_postgres: null,
    ...(postgres && {
      ratio_to_postgres: round((postgres.copy_seconds + postgres.gin_seconds) / once.seconds, 2),
      ratio_to_postgres_with_lookups: round(
        (postgres.copy_seconds + postgres.gin_seconds + postgres.lookups_seconds) / once.seconds,
        2,
      ),
      postgres_people_per_second: round(people / (postgres.copy_seconds + postgres.gin_seconds)),
      postgres_bytes_per_person: round(postgres.bytes / people),
    }),
    input_bytes_per_person: round((await stat(simple)).size / people),
    bytes_per_person: round(once.bytes / people),
    items_per_person: round(once.items / people, 2),
    load_people_per_second: load.people_per_second,
  };
  console.log('                people   a second   a CPU second   peak MB');
  for (const [name, of] of Object.entries({ simple: small, 'simple ×4': large, rich: much }))
    console.log(
      name.padEnd(12) +
        [of.people, of.people_per_second, of.people_per_cpu_second, of.peak_mb]
          .map((value, i) => String(value).padStart([10, 11, 15, 10][i]!))
          .join(''),
    );
  for (const [name, value] of Object.entries(figures)) console.log(`${name.replaceAll('_', ' ').padEnd(34)}${value}`);
  if (values.json) printJson(figures);
}

/** Just before our own, so that both find the machine as it is. */
async function beside(path: string) {
  await using postgres = await startPostgres();
  return postgres && (await intoPostgres(postgres, path));
}
