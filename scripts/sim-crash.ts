import { parseOptions, printJson, runCommand, wholeNumber } from '#scripts/command-line.ts';
import { crashes } from '#scripts/crash/run.ts';
import { load, machine } from '#scripts/harness/machine.ts';
import { median } from '#scripts/harness/percentiles.ts';

/**
 * `npm run sim:crash`: kills the running product in the middle of a month’s charges, again and again, and restarts it.
 * Fails when a month was paid twice or not at all, or an acknowledged write is lost. `--json` prints the figures alone
 * on the last line.
 */
async function run({ times, members, seed, json }: Options): Promise<void> {
  let count = 0;
  const all = await crashes({
    times,
    members,
    seed,
    onCrash({ month, taken_before, whole, back_s, double, missed, lost, lost_by_engine, trouble }) {
      const words = [
        `${String(++count).padStart(3)}  month ${month}, ${taken_before} of ${members} paid when it was killed${whole ? ', and its table' : ''}`,
        `back in ${back_s.toFixed(1)} s`,
        `${double} double, ${missed} missed${lost ? ', A WRITE IS LOST' : ''}${lost_by_engine ? ', its table had lost a write' : ''}`,
      ];
      console.log([...words, ...(trouble ? [trouble] : [])].join('; '));
    },
  });

  const sum = (of: 'double' | 'missed') => all.reduce((most, crash) => Math.max(most, crash[of]), 0);
  const figures = {
    sim: 'crash',
    times: all.length,
    members,
    seed,
    charges: members * (all.length + Math.ceil(all.length / 100)),
    double: sum('double'),
    missed: sum('missed'),
    lost_writes: all.filter(({ lost }) => lost).length,
    lost_by_engine: all.filter((crash) => crash.lost_by_engine).length,
    stuck: all.filter(({ trouble }) => trouble).length,
    in_the_middle: all.filter(({ taken_before }) => taken_before > 0 && taken_before < members).length,
    with_table: all.filter(({ whole }) => whole).length,
    back_s: Number(median(all.map(({ back_s }) => back_s)).toFixed(1)),
    machine: `${machine()}, load ${load()}`,
  };
  const { double, missed, lost_writes, stuck } = figures;
  console.log(
    `\nKilled ${figures.times} times, ${figures.charges} charges: ${double} double, ${missed} missed, ${lost_writes} writes lost.`,
  );
  if (json) printJson(figures);
  if (double || missed || lost_writes || stuck) process.exitCode = 1;
}

type Options = { times: number; members: number; seed: number; json: boolean };

await runCommand(async (args) => {
  const { values } = parseOptions(
    'npm run sim:crash -- [--times 200] [--members 20] [--seed 1] [--json]',
    {
      options: {
        times: { type: 'string', default: '200' },
        members: { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    },
    args,
  );
  await run({
    times: wholeNumber('times', values.times, 1),
    members: wholeNumber('members', values.members, 1),
    seed: wholeNumber('seed', values.seed),
    json: values.json,
  });
});
