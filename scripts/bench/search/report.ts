import { interval } from '#scripts/evaluate/spoken-names/tally.ts';
import { percentile, recall } from '#scripts/bench/search/figures.ts';
import type { Row } from '#scripts/bench/search/measure.ts';

/** People, and what the index of them takes. */
export type Size = { people: number; items: number; bytes: number; known_bytes: number };

/** DynamoDB bills so many bytes of each item beside its content. */
const BILLED_MORE = 100;

const groups = (rows: Row[]): [string, Row[]][] => [
  ['ALL', rows],
  ['with city', rows.filter(({ sought }) => sought.city)],
  ['name only', rows.filter(({ sought }) => !sought.city)],
  ...[...new Set(rows.map(({ sought }) => sought.category))].map((category): [string, Row[]] => [
    category,
    rows.filter(({ sought }) => sought.category === category),
  ]),
];
const rounded = (number: number, digits = 2) => Math.round(number * 10 ** digits) / 10 ** digits;
const spread = (values: number[], digits?: number) => ({
  p50: rounded(percentile(values, 0.5), digits),
  p99: rounded(percentile(values, 0.99), digits),
  max: rounded(percentile(values, 1), digits),
});
const ratios = (values: number[]) =>
  values.length ? { p50: rounded(percentile(values, 0.5), 1), p5: rounded(percentile(values, 0.05), 1) } : null;
const ratiosOf = (rows: Row[]) => ({
  wall: ratios(rows.flatMap(({ postgres }) => postgres?.ratio ?? [])),
  cpu: ratios(rows.flatMap(({ postgres }) => postgres?.cpuRatio ?? [])),
});

/** Everything that was measured, in numbers: percents with one decimal, milliseconds, billed bytes. */
export function summary(rows: Row[], size: Size) {
  const found = recall(rows.map(({ index }) => index.rank));
  const recalls = ([label, those]: [string, Row[]]) => {
    const { recall_at_1, recall_at_10 } = recall(those.map(({ index }) => index.rank));
    return [label, { recall_at_1, recall_at_10 }] as const;
  };
  const [, placed, nameOnly, ...categories] = groups(rows);
  const reads = (of: keyof Row['index']['reads']) => rows.map(({ index }) => index.reads[of]);
  const rounds = reads('rounds');
  const { wall, cpu } = ratiosOf(rows);
  const theirs = rows.flatMap(({ postgres }) => postgres ?? []);
  const theirRecall = recall(theirs.map(({ rank }) => rank));
  return {
    people: size.people,
    ...{ recall_at_1: found.recall_at_1, recall_at_10: found.recall_at_10, mrr: found.mrr },
    categories: Object.fromEntries(categories.map(recalls)),
    rcu: spread(reads('rcu')),
    round_trips: { p95: percentile(rounds, 0.95), max: percentile(rounds, 1) },
    items_per_person: rounded(size.items / size.people, 4),
    bytes_per_person: rounded((size.bytes + BILLED_MORE * size.items) / size.people),
    ratio_to_postgres: wall,
    cpu_ratio_to_postgres: cpu,
    content_bytes_per_person: rounded(size.bytes / size.people),
    known_bytes: size.known_bytes,
    queries: rows.length,
    groups: Object.fromEntries([placed!, nameOnly!].map(recalls)),
    one_round_trip: rounded(rounds.filter((count) => count <= 1).length / rounds.length, 4),
    ...{ requests: spread(reads('requests')), blocks: spread(reads('blocks')) },
    cpu_ms: spread(
      rows.map(({ index }) => index.ms),
      3,
    ),
    postgres: theirs.length
      ? {
          ...{ recall_at_1: theirRecall.recall_at_1, recall_at_10: theirRecall.recall_at_10, mrr: theirRecall.mrr },
          ms: spread(theirs.map(({ ms }) => ms)),
          cpu_ms: spread(theirs.flatMap(({ cpu }) => cpu ?? [])),
        }
      : null,
  };
}

/** The same as tables to be read. */
export function tables(rows: Row[], size: Size): string {
  const { bytes_per_person, content_bytes_per_person, items_per_person, round_trips, one_round_trip } = summary(
    rows,
    size,
  );
  const compared = rows.some(({ postgres }) => postgres);
  return [
    'The name index',
    table(
      [
        '',
        'n',
        'R@1',
        'R@10',
        'MRR',
        'RCU p50',
        'p99',
        'max',
        'trips p95',
        'max',
        'requests',
        'blocks p50',
        'max',
        'ms p50',
        'p99',
      ],
      groups(rows).map(([label, those]) => [label, ...foundIn(those.map(({ index }) => index.rank)), ...spent(those)]),
    ),
    ...intervals(rows, ({ index }) => index.rank),
    `${percent(one_round_trip)} % of the searches take one round trip, the most is ${round_trips.max}.`,
    `${items_per_person} items and ${bytes_per_person} billed bytes a person (${content_bytes_per_person} without the ` +
      `${BILLED_MORE} that each item costs beside); an instance loads ${(size.known_bytes / 1e6).toFixed(1)} MB once.`,
    ...(compared
      ? [
          '\nPostgreSQL, pg_trgm GiST <->, the place a hard filter; ratio: its time to ours, paired for each query',
          table(
            [
              '',
              'n',
              'R@1',
              'R@10',
              'MRR',
              'ms p50',
              'p99',
              'CPU ms p50',
              'p99',
              'ratio p50',
              'p5',
              'CPU ratio p50',
              'p5',
            ],
            groups(rows).map(([label, those]) => [
              label,
              ...foundIn(those.map((row) => row.postgres?.rank ?? 0)),
              ...compare(those),
            ]),
          ),
          ...intervals(rows, ({ postgres }) => postgres?.rank ?? 0),
        ]
      : []),
  ].join('\n');
}

const percent = (share: number) => (100 * share).toFixed(1);

function intervals(rows: Row[], rank: (row: Row) => number): string[] {
  return groups(rows)
    .slice(0, 3)
    .map(([label, those]) => {
      const { n, hits } = recall(those.map(rank));
      const [first, ten] = [interval(hits.first, n), interval(hits.ten, n)].map((ends) => ends.map(percent).join('–'));
      return `${label}, 95 % intervals: R@1 ${first}, R@10 ${ten}.`;
    });
}

function foundIn(ranks: number[]): string[] {
  const { n, recall_at_1, recall_at_10, mrr } = recall(ranks);
  return [String(n), recall_at_1.toFixed(1), recall_at_10.toFixed(1), mrr.toFixed(3)];
}

function spent(rows: Row[]): string[] {
  const of = (key: keyof Row['index']['reads'], share: number) =>
    String(
      percentile(
        rows.map(({ index }) => index.reads[key]),
        share,
      ),
    );
  const ms = rows.map(({ index }) => index.ms);
  return [
    ...[0.5, 0.99, 1].map((share) => of('rcu', share)),
    ...[0.95, 1].map((share) => of('rounds', share)),
    of('requests', 1),
    ...[0.5, 1].map((share) => of('blocks', share)),
    ...[0.5, 0.99].map((share) => percentile(ms, share).toFixed(2)),
  ];
}

function compare(rows: Row[]): string[] {
  const theirs = rows.flatMap(({ postgres }) => postgres ?? []);
  const cpus = theirs.flatMap(({ cpu }) => cpu ?? []);
  const times = (values: number[]) =>
    [0.5, 0.99].map((share) => (values.length ? percentile(values, share).toFixed(1) : '–'));
  const { wall, cpu } = ratiosOf(rows);
  const both = (of: typeof wall) => [of?.p50, of?.p5].map((value) => value?.toFixed(1) ?? '–');
  return [...times(theirs.map(({ ms }) => ms)), ...times(cpus), ...both(wall), ...both(cpu)];
}

/** Columns as wide as they need, all but the first to the right. */
export function table(head: string[], lines: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  return [head, ...lines]
    .map((line) => line.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join('  '))
    .join('\n');
}
