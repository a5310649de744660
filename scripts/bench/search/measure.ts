import type { BenchQuery, open } from '#scripts/bench/people-search-engine.ts';
import { type People, rankOf, type Sought } from '#scripts/bench/search/hits.ts';
import type { Trigrams } from '#scripts/bench/search/trigrams.ts';
import { median } from '#scripts/harness/percentiles.ts';

type Index = Awaited<ReturnType<typeof open>>;

/** The result and time of one query: medians of the rounds, in milliseconds. */
export type Row = {
  sought: Sought;
  /** Our in-memory search never waits: all its time is computing. */
  index: { rank: number; ms: number; reads: Index['reads'] };
  /** `cpu` is the server's computing time, without queueing; ratios are relative to our time. */
  postgres:
    | { rank: number; ms: number; ratio: number; cpu: number | undefined; cpuRatio: number | undefined }
    | undefined;
};

const WARM_UP = 50;

/** Runs each query on both engines, alternating, for several rounds after a warm-up. */
export async function measure(
  index: Index,
  trigrams: Trigrams | undefined,
  people: People,
  queries: Sought[],
  rounds: number,
) {
  const some = queries.filter((_, at) => at % Math.ceil(queries.length / WARM_UP) === 0);
  for (const sought of some) for (const side of [index, trigrams]) await side?.search(asked(sought));
  const runs: Run[][] = queries.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, sought] of queries.entries()) runs[at]!.push(await once(index, trigrams, people, sought));
    console.error(`Round ${round + 1} of ${rounds} is done.`);
  }
  return queries.map((sought, at) => together(sought, runs[at]!));
}

type Run = Pick<Row, 'index'> & { postgres: { rank: number; ms: number; cpu: number | undefined } | undefined };

async function once(index: Index, trigrams: Trigrams | undefined, people: People, sought: Sought): Promise<Run> {
  const query = asked(sought);
  const begun = performance.now();
  const ids = await index.search(query);
  const ours = { ms: performance.now() - begun, rank: rankOf(ids, people, sought), reads: { ...index.reads } };
  if (!trigrams) return { index: ours, postgres: undefined };

  const before = await trigrams.computed();
  const sent = performance.now();
  const found = await trigrams.search(query);
  const ms = performance.now() - sent;
  const after = await trigrams.computed();
  const cpu = before === undefined || after === undefined ? undefined : after - before;
  return { index: ours, postgres: { rank: rankOf(found, people, sought), ms, cpu } };
}

const asked = ({ name, city, state }: Sought): BenchQuery => ({ name, ...(city && { city }), ...(state && { state }) });

function together(sought: Sought, runs: Run[]): Row {
  const { rank, reads } = runs[0]!.index;
  const index = { rank, reads, ms: median(runs.map((run) => run.index.ms)) };
  const theirs = runs.flatMap(({ postgres, index: { ms: ours } }) => (postgres ? [{ ...postgres, ours }] : []));
  if (!theirs[0]) return { sought, index, postgres: undefined };
  const known = theirs.flatMap(({ cpu, ours }) => (cpu === undefined ? [] : [{ cpu, ratio: cpu / ours }]));
  const postgres = {
    rank: theirs[0].rank,
    ms: median(theirs.map(({ ms }) => ms)),
    ratio: median(theirs.map(({ ms, ours }) => ms / ours)),
    cpu: known.length ? median(known.map(({ cpu }) => cpu)) : undefined,
    cpuRatio: known.length ? median(known.map(({ ratio }) => ratio)) : undefined,
  };
  return { sought, index, postgres };
}
