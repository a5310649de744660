import { recall } from '#scripts/bench/search/figures.ts';
import type { Row } from '#scripts/bench/search/measure.ts';
import { percentile } from '#scripts/harness/percentiles.ts';

/** The people, and the size of their index. */
export type Size = { people: number; items: number; bytes: number; known_bytes: number };

/** Billed overhead per item in DynamoDB. */
export const BILLED_MORE = 100;

/** All rows, those with and without a place in the query, then each category. */
export const groupsOf = (rows: Row[]): [string, Row[]][] => [
  ['ALL', rows],
  ['with city', rows.filter(({ sought }) => sought.city)],
  ['name only', rows.filter(({ sought }) => !sought.city)],
  ...Map.groupBy(rows, ({ sought }) => sought.category),
];
export const ranksOf = (rows: Row[]) => rows.map(({ index }) => index.rank);
export const theirRanksOf = (rows: Row[]) => rows.flatMap(({ postgres }) => postgres?.rank ?? []);
export const readsOf = (rows: Row[], of: keyof Row['index']['reads']) => rows.map(({ index }) => index.reads[of]);

/** How many times longer PostgreSQL takes for a query, with and without queueing; null without PostgreSQL. */
export const ratiosOf = (rows: Row[]) => ({
  wall: ratios(rows.flatMap(({ postgres }) => postgres?.ratio ?? [])),
  cpu: ratios(rows.flatMap(({ postgres }) => postgres?.cpuRatio ?? [])),
});
const ratios = (values: number[]) =>
  values.length ? { p50: rounded(percentile(values, 0.5), 1), p5: rounded(percentile(values, 0.05), 1) } : null;

/** All figures: percentages with one decimal, milliseconds, billed bytes. */
export function summary(rows: Row[], size: Size) {
  const rounds = readsOf(rows, 'rounds');
  const { wall, cpu } = ratiosOf(rows);
  const ours = found(rows, ranksOf);
  return {
    people: size.people,
    recall_at_1: ours.recall_at_1,
    recall_at_10: ours.recall_at_10,
    mrr: ours.mrr,
    categories: ours.categories,
    rcu: spread(readsOf(rows, 'rcu')),
    round_trips: { p95: percentile(rounds, 0.95), max: percentile(rounds, 1) },
    items_per_person: rounded(size.items / size.people, 4),
    bytes_per_person: rounded((size.bytes + BILLED_MORE * size.items) / size.people),
    ratio_to_postgres: wall,
    cpu_ratio_to_postgres: cpu,
    content_bytes_per_person: rounded(size.bytes / size.people),
    known_bytes: size.known_bytes,
    queries: rows.length,
    groups: ours.groups,
    one_round_trip: rounded(rounds.filter((count) => count <= 1).length / rounds.length, 4),
    requests: spread(readsOf(rows, 'requests')),
    blocks: spread(readsOf(rows, 'blocks')),
    cpu_ms: spread(timesOf(rows), 3),
    postgres: rows.some(({ postgres }) => postgres) ? theirs(rows) : null,
  };
}

const timesOf = (rows: Row[]) => rows.map(({ index }) => index.ms);

function theirs(rows: Row[]) {
  const each = rows.flatMap(({ postgres }) => postgres ?? []);
  const { mrr, recall_at_1, recall_at_10, groups, categories } = found(rows, theirRanksOf);
  return {
    recall_at_1,
    recall_at_10,
    mrr,
    groups,
    categories,
    ms: spread(each.map(({ ms }) => ms)),
    cpu_ms: spread(each.flatMap(({ cpu }) => cpu ?? [])),
  };
}

function found(rows: Row[], ranks: (rows: Row[]) => number[]) {
  const shares = ([label, those]: [string, Row[]]) => {
    const { recall_at_1, recall_at_10 } = recall(ranks(those));
    return [label, { recall_at_1, recall_at_10 }] as const;
  };
  const labelled = groupsOf(rows).map(shares);
  const [groups, categories] = [labelled.slice(1, 3), labelled.slice(3)].map((those) => Object.fromEntries(those));
  return { ...recall(ranks(rows)), groups, categories };
}

const rounded = (number: number, digits = 2) => Math.round(number * 10 ** digits) / 10 ** digits;
const spread = (values: number[], digits?: number) => ({
  p50: rounded(percentile(values, 0.5), digits),
  p99: rounded(percentile(values, 0.99), digits),
  max: rounded(percentile(values, 1), digits),
});

/** The 95 % Wilson interval of a proportion. */
export function interval(hits: number, n: number): [number, number] {
  if (!n) return [0, 1];
  const z = 1.96;
  const p = hits / n;
  const middle = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
  return [middle - half, middle + half];
}
