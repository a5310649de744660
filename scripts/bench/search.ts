import { open } from '#scripts/bench/people-search-engine.ts';
import { startPostgres } from '#scripts/bench/postgres.ts';
import { growthOf, growthTable } from '#scripts/bench/search/growth.ts';
import { measure } from '#scripts/bench/search/measure.ts';
import { type Options, optionsOf } from '#scripts/bench/search/options.ts';
import { materialFor } from '#scripts/bench/search/source.ts';
import { summary } from '#scripts/bench/search/summary.ts';
import { tables } from '#scripts/bench/search/tables.ts';
import { openTrigrams } from '#scripts/bench/search/trigrams.ts';
import { printJson, runCommand } from '#scripts/command-line.ts';
import { load, machine } from '#scripts/harness/machine.ts';

/**
 * `npm run bench:search`: how often the name index finds the person meant, and at what cost, beside PostgreSQL's
 * trigrams on the same people and queries. With `--json` the last line is the figures alone.
 */
async function run(options: Options): Promise<void> {
  const { seed, rounds, json } = options;
  if (options.growth) {
    const growth = await growthOf(options.growth, options);
    console.log(`${growth.queries} queries, the same at each size (${growth.from}, seed ${seed}); ${rounds} rounds`);
    console.log(`${machine()}, load ${load()}\n\n${growthTable(growth)}`);
    if (json) printJson({ bench: 'search growth', machine: machine(), ...growth });
    return;
  }
  const { people, queries, from } = await materialFor(options);
  step(`${people.filter(Boolean).length} people, ${queries.length} queries (${from}).`);
  const index = await open(people);
  step('The index is built.');
  await using postgres = options.indexOnly ? undefined : await startPostgres();
  const trigrams = postgres && (await openTrigrams(postgres, people));
  if (trigrams) step(`PostgreSQL ${postgres.version} has them: ${(trigrams.bytes / 1e6).toFixed(0)} MB.`);
  const begun = load();
  const rows = await measure(index, trigrams, people, queries, rounds);
  await index.close();
  const figures = { ...summary(rows, index.size), seed, rounds, from, machine: machine(), load: [begun, load()] };
  console.log(`${figures.people} people, ${queries.length} queries (${from}, seed ${seed}); ${rounds} rounds`);
  console.log(`${figures.machine}, load ${begun} to ${load()}\n\n${tables(rows, index.size)}`);
  if (json) printJson(figures);
}

const step = (line: string) => console.error(`${performance.now().toFixed(0).padStart(8)} ms  ${line}`);

await runCommand((args) => run(optionsOf(args)));
