import { countsOf, sum } from '#scripts/bench/billing/counts.ts';
import { type Day, dayOf } from '#scripts/bench/billing/day.ts';
import { type Options, optionsOf } from '#scripts/bench/billing/options.ts';
import { type Speed, speedOf } from '#scripts/bench/billing/speed.ts';
import { printJson, runCommand } from '#scripts/command-line.ts';
import { load, machine } from '#scripts/harness/machine.ts';
import { printFigure } from '#scripts/harness/report.ts';

/**
 * `npm run bench:billing`: the requests of one paid month to the provider and the table, its CPU time against a bare
 * loop, and whether a day of renewals stays within the provider’s rate limits. `--json` prints the figures alone on
 * the last line.
 */
async function run({ renewals, checkouts, charges, rounds, seed, json }: Options): Promise<void> {
  const begun = load();
  console.log(`${machine()}, load ${begun}\n`);

  const charge = await countsOf(50);
  printFigure('Requests of the provider for a charge', list(charge.provider));
  printFigure('Requests of the table for a charge', list(charge.table));
  printFigure('Items written, WCU, RCU for a charge', `${charge.items_written}, ${charge.wcu}, ${charge.rcu}`);

  const speed = rounds
    ? { sdk: await speedOf({ rounds, charges, wire: true }), memory: await speedOf({ rounds, charges, wire: false }) }
    : null;
  if (speed) {
    printFigure('Charges a second and core', speedIn(speed.sdk));
    printFigure('the same without the table’s SDK', speedIn(speed.memory));
  }

  const days: Day[] = [];
  for (const due of renewals ? (['spread', 'at once'] as const) : []) {
    const day = await dayOf({ renewals, checkouts, seed, due });
    days.push(day);
    printFigure(`A day, its months due ${due}`, dayIn(day));
  }

  const figures = {
    bench: 'billing',
    provider_requests_per_charge: sum(charge.provider),
    table_requests_per_charge: sum(charge.table),
    charge,
    speed,
    days,
    seed,
    machine: machine(),
    load: [begun, load()],
  };
  if (json) printJson(figures);
}

const list = (counts: Record<string, number>) =>
  `${sum(counts)} (${Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')})`;
const speedIn = ({ ours, bare, ratio }: Speed) =>
  `${ours.toFixed(0)}, a bare loop ${bare.toFixed(0)}: ${ratio.p50.toFixed(2)} (lowest twentieth ${ratio.p5.toFixed(2)})`;
const dayIn = ({ renewals, paid, rate_limited, checkouts, checkouts_refused, waits_ms, late_minutes }: Day) =>
  `${paid} of ${renewals} paid, ${rate_limited} times too many; ${checkouts} checkouts, ${checkouts_refused} refused, waits ${waits_ms.p99} ms at the 99th percentile; at most ${late_minutes.max.toFixed(1)} min late`;

await runCommand((args) => run(optionsOf(args)));
