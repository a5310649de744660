import { expect, test } from 'vitest';

import type { Row } from '#scripts/bench/search/measure.ts';
import { interval, summary } from '#scripts/bench/search/summary.ts';
import { tables } from '#scripts/bench/search/tables.ts';

const row = (category: string, rank: number, rcu: number, ratio?: number): Row => ({
  sought: { qid: category, category, name: 'Ann Cole', target: 1, middle: false, ...(rcu > 1 && { city: 'Salem' }) },
  index: { rank, ms: 0.5, reads: { rcu, rounds: 1, requests: 1, blocks: 2, bytes: 10 } },
  postgres: ratio === undefined ? undefined : { rank: 0, ms: ratio / 2, ratio, cpu: undefined, cpuRatio: undefined },
});
const size = { people: 10, items: 2, bytes: 300, known_bytes: 50 };
const rows = [row('typo1', 1, 1, 100), row('typo1', 3, 2, 200), row('translit', 0, 8, 40)];

test('prints the figures with targets first, in billed bytes', () => {
  const figures = JSON.stringify(summary(rows, size));
  expect(figures).toMatch(
    '{"people":10,"recall_at_1":33.3,"recall_at_10":66.7,"mrr":0.444,' +
      '"categories":{"typo1":{"recall_at_1":50,"recall_at_10":100},"translit":{"recall_at_1":0,"recall_at_10":0}},' +
      '"rcu":{"p50":2,"p99":8,"max":8},"round_trips":{"p95":1,"max":1},"items_per_person":0.2,"bytes_per_person":50,' +
      '"ratio_to_postgres":{"p50":100,"p5":40}',
  );
});

test('omits ratios and tables without PostgreSQL', () => {
  const alone = rows.map((each) => ({ ...each, postgres: undefined }));
  expect(summary(alone, size)).toMatchObject({ ratio_to_postgres: null, postgres: null });
  expect(tables(alone, size)).not.toContain('PostgreSQL');
  expect(tables(rows, size)).toContain('PostgreSQL');
});

test('an interval contains the share and narrows with the sample size', () => {
  const [low, high] = interval(80, 100);
  expect(low).toBeCloseTo(0.711, 3);
  expect(high).toBeCloseTo(0.867, 3);
  expect(interval(0, 0)).toEqual([0, 1]);
});
