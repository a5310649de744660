import { parseOptions, printJson, runCommand, wholeNumber } from '#scripts/command-line.ts';
import { tableOf, faults } from '#scripts/sim/billing/fault-matrix.ts';
import { runEpisodes } from '#scripts/sim/billing/run-episodes.ts';
import { mutants } from '#scripts/sim/billing/mutants.ts';

/**
 * `npm run sim:billing`: runs the billing handlers in small simulated worlds with every kind of fault, then checks
 * what the provider captured against what was agreed to, stated and stored. The same seed repeats the same run.
 *
 *   --days N       billing days, each one membership for one day (300,000)
 *   --seed S       (1)
 *   --workers W    processes (2)
 *   --json         prints the figures alone on the last line
 *   --mutants      plants mistakes, one at a time: each must be noticed; `--only WORDS` selects some
 *   --replay E     prints episode E of this seed; `--mutant NAME` plants a mistake in it
 */
const USAGE =
  'npm run sim:billing -- [--days N] [--seed S] [--workers W] [--json] [--mutants] [--only WORDS] [--replay EPISODE] [--mutant NAME]';
/** A mistake must be noticed within this many days. */
const MUTANT_DAYS = 60_000;
/** Below this many days a rare cell of the fault matrix may be missed. */
const CELLS_FROM_DAYS = 300_000;
const CELL_AT_LEAST = 30;

type Options = { days: number; seed: number; workers: number; mutant: string | undefined };

await runCommand(async (args) => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseOptions(
    USAGE,
    {
      options: {
        days: text,
        seed: { type: 'string', default: '1' },
        workers: { type: 'string', default: '2' },
        json: flag,
        mutants: flag,
        only: text,
        replay: text,
        mutant: text,
      },
    },
    args,
  );
  const options: Options = {
    days: wholeNumber('days', values.days ?? String(values.mutants ? MUTANT_DAYS : CELLS_FROM_DAYS)),
    seed: wholeNumber('seed', values.seed),
    workers: wholeNumber('workers', values.workers, 1),
    mutant: values.mutant,
  };
  const say = (line: string) => void (values.json ? process.stderr : process.stdout).write(`${line}\n`);
  if (values.replay !== undefined) return replay(wholeNumber('replay', values.replay), options);
  const figures = values.mutants ? await plant(options, values.only, say) : await simulate(options, say);
  if (values.json) printJson(figures);
});

async function simulate({ days, seed, workers, mutant }: Options, say: (line: string) => void) {
  const begun = performance.now();
  const run = await runEpisodes({ days, seed, workers, mutant });
  const { min, count } = run.cells.tally;
  const isThin = days >= CELLS_FROM_DAYS && min < CELL_AT_LEAST;
  say(tableOf(run.cells.counts));
  say(
    Object.entries(faults)
      .map(([id, words]) => `${id} ${words}`)
      .join(' · '),
  );
  for (const { invariant, words, episode, at } of run.violations.slice(0, 20)) {
    say(`\n${invariant}: ${words}\n  ${at}; replay: npm run sim:billing -- --seed ${seed} --replay ${episode}`);
  }
  if (isThin) say(`\nA cell was hit ${min} times only: a matrix that was not exercised proves nothing.`);
  say(
    `\n${run.days.toLocaleString('en')} days in ${run.episodes} worlds, ${run.injected.toLocaleString('en')} faults, ${run.violations.length} violations, ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
  process.exitCode = run.violations.length || isThin ? 1 : 0;
  return {
    days: run.days,
    seed,
    violations: run.violations.length,
    by_invariant: run.byInvariant,
    cells: { min, count },
    faults: run.injected,
  };
}

/** Plants each mistake, and runs until it is noticed. */
async function plant({ days, seed, workers }: Options, only: string | undefined, say: (line: string) => void) {
  const names = Object.keys(mutants).filter((name) => name.includes(only ?? ''));
  const caught: { name: string; by: string | null; days: number }[] = [];
  const rest = [...names];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
        const run = await runEpisodes({ days, seed, workers: 1, mutant: name, untilBroken: true });
        const by = Object.keys(run.byInvariant)[0] ?? null;
        caught.push({ name, by, days: run.days });
        say(
          `${by ? `caught by ${by}`.padEnd(20) : 'SURVIVES'.padEnd(20)} after ${String(run.days).padStart(6)} days  ${name}`,
        );
      }
    }),
  );
  const survivors = caught.filter(({ by }) => by === null).map(({ name }) => name);
  say(`\n${caught.length - survivors.length} of ${names.length} mistakes were noticed`);
  process.exitCode = survivors.length ? 1 : 0;
  return { mutants: names.length, caught: caught.length - survivors.length, survivors, by: caught };
}

async function replay(episode: number, { seed, mutant }: Options): Promise<void> {
  const { simulationOf } = await import('#scripts/sim/billing/simulation.ts');
  const runEpisode = await simulationOf(mutant);
  const { lines, violations } = await runEpisode(seed, episode, true);
  console.log(lines.join('\n'));
  for (const { invariant, words } of violations) console.log(`${invariant}: ${words}`);
  process.exitCode = violations.length ? 1 : 0;
}
