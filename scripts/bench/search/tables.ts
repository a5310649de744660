import { recall } from '#scripts/bench/search/figures.ts';
import type { Row } from '#scripts/bench/search/measure.ts';
import { percentile } from '#scripts/harness/percentiles.ts';
import {
  BILLED_MORE,
  groupsOf,
  interval,
  ranksOf,
  ratiosOf,
  readsOf,
  type Size,
  summary,
  theirRanksOf,
} from '#scripts/bench/search/summary.ts';

const found = '|n|R@1|R@10|MRR';
const spent = '|RCU p50|p99|max|trips p95|max|requests|blocks p50|max|ms p50|p99';
const compared = '|ms p50|p99|CPU ms p50|p99|ratio p50|p5|CPU ratio p50|p5';

/** The results as a text table, one line per category. */
export function tables(rows: Row[], size: Size): string {
  const { bytes_per_person, content_bytes_per_person, items_per_person, round_trips, one_round_trip } = summary(
    rows,
    size,
  );
  const lines = (of: (those: Row[]) => string[]) => groupsOf(rows).map(([label, those]) => [label, ...of(those)]);
  const ours = [
    'The name index',
    table(
      (found + spent).split('|'),
      lines((those) => [...foundIn(ranksOf(those)), ...spentOn(those)]),
    ),
    ...intervals(rows, ranksOf),
    `${percent(one_round_trip)} % of the searches take one round trip, the most is ${round_trips.max}.`,
    `${items_per_person} items and ${bytes_per_person} billed bytes a person (${content_bytes_per_person} without the ` +
      `${BILLED_MORE} that each item costs beside); an instance loads ${(size.known_bytes / 1e6).toFixed(1)} MB once.`,
  ];
  if (!rows.some(({ postgres }) => postgres)) return ours.join('\n');
  return [
    ...ours,
    '\nPostgreSQL, pg_trgm GiST <->, the place a hard filter; ratio: its time to ours, paired for each query',
    table(
      (found + compared).split('|'),
      lines((those) => [...foundIn(theirRanksOf(those)), ...comparedFor(those)]),
    ),
    ...intervals(rows, theirRanksOf),
  ].join('\n');
}

const percent = (share: number) => (100 * share).toFixed(1);

function intervals(rows: Row[], ranks: (rows: Row[]) => number[]): string[] {
  return groupsOf(rows)
    .slice(0, 3)
    .map(([label, those]) => {
      const { n, hits } = recall(ranks(those));
      const [first, ten] = [interval(hits.first, n), interval(hits.ten, n)].map((ends) => ends.map(percent).join('–'));
      return `${label}, 95 % intervals: R@1 ${first}, R@10 ${ten}.`;
    });
}

function foundIn(ranks: number[]): string[] {
  const { n, recall_at_1, recall_at_10, mrr } = recall(ranks);
  return [String(n), recall_at_1.toFixed(1), recall_at_10.toFixed(1), mrr.toFixed(3)];
}

function spentOn(rows: Row[]): string[] {
  const of = (key: keyof Row['index']['reads'], ...shares: number[]) =>
    shares.map((share) => String(percentile(readsOf(rows, key), share)));
  const times = rows.map(({ index }) => index.ms);
  return [
    ...of('rcu', 0.5, 0.99, 1),
    ...of('rounds', 0.95, 1),
    ...of('requests', 1),
    ...of('blocks', 0.5, 1),
    ...[0.5, 0.99].map((share) => percentile(times, share).toFixed(2)),
  ];
}

function comparedFor(rows: Row[]): string[] {
  const theirs = rows.flatMap(({ postgres }) => postgres ?? []);
  const times = (values: number[]) =>
    [0.5, 0.99].map((share) => (values.length ? percentile(values, share).toFixed(1) : '–'));
  const { wall, cpu } = ratiosOf(rows);
  const both = (of: typeof wall) => [of?.p50, of?.p5].map((value) => value?.toFixed(1) ?? '–');
  return [
    ...times(theirs.map(({ ms }) => ms)),
    ...times(theirs.flatMap((each) => each.cpu ?? [])),
    ...both(wall),
    ...both(cpu),
  ];
}

/** Aligns columns, all but the first to the right. */
export function table(head: string[], lines: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  return [head, ...lines]
    .map((line) => line.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join('  '))
    .join('\n');
}
