import { open } from '#scripts/bench/people-search-engine.ts';
import { growthExponent } from '#scripts/bench/search/figures.ts';
import { measure } from '#scripts/bench/search/measure.ts';
import type { Options } from '#scripts/bench/search/options.ts';
import { generated } from '#scripts/bench/search/source.ts';
import { table } from '#scripts/bench/search/tables.ts';
import { percentile } from '#scripts/harness/percentiles.ts';

type Point = { people: number; cpu_ms_p50: number; rcu_p50: number; rcu_p99: number };

/** Runs the same queries for the same people on indexes of growing size. */
export async function growthOf(sizes: readonly number[], { perCategory, seed, rounds }: Options) {
  const { queries } = await generated(sizes[0]!, perCategory, seed);
  const { people, from } = await generated(sizes.at(-1)!, 1, seed);
  const points: Point[] = [];
  // Warms up the engine, whose compile time would otherwise count for the smallest size.
  await measure(await open(people.slice(0, sizes[0]! + 1)), undefined, people, queries, 1);
  for (const size of sizes) {
    const those = people.slice(0, size + 1);
    const index = await open(those);
    const rows = await measure(index, undefined, those, queries, rounds);
    const rcu = rows.map((row) => row.index.reads.rcu);
    points.push({
      people: size,
      cpu_ms_p50: percentile(
        rows.map((row) => row.index.ms),
        0.5,
      ),
      rcu_p50: percentile(rcu, 0.5),
      rcu_p99: percentile(rcu, 0.99),
    });
    await index.close();
  }
  const exponent = (of: Exclude<keyof Point, 'people'>) =>
    Math.round(1000 * growthExponent(points.map((point) => ({ x: point.people, y: point[of] })))) / 1000;
  return {
    from,
    queries: queries.length,
    points,
    exponents: { cpu_p50: exponent('cpu_ms_p50'), rcu_p50: exponent('rcu_p50'), rcu_p99: exponent('rcu_p99') },
  };
}

export function growthTable({ points, exponents }: Awaited<ReturnType<typeof growthOf>>): string {
  const lines = points.map(({ people, cpu_ms_p50, rcu_p50, rcu_p99 }) =>
    [people, cpu_ms_p50.toFixed(3), rcu_p50, rcu_p99].map(String),
  );
  const { cpu_p50, rcu_p50, rcu_p99 } = exponents;
  return table(
    ['people', 'CPU ms p50', 'RCU p50', 'p99'],
    [...lines, ['exponent', ...[cpu_p50, rcu_p50, rcu_p99].map((value) => value.toFixed(3))]],
  );
}
