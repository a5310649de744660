import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test, vi } from 'vitest';

import { openClock } from '#scripts/dev/clock.ts';
import type { Execution } from '#scripts/dev/executions.ts';
import { createClockAdvances } from '#scripts/dev/clock-advance.ts';
import { schedules } from '#shared/contract/jobs.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') });
const folder = await mkdtemp(join(tmpdir(), 'clock-advance-'));
afterAll(() => rm(folder, { recursive: true }));
const DAY = 86_400;
const ahead = (days: number) => new Date(Date.now() + days * DAY * 1000).toISOString();
const dayOf = (moment: string) => moment.slice(0, 10);

/** A clock and one membership, charged by a machine run whenever `next` says it is due. */
async function createFixture(first: string | undefined, next: (at: string) => string | undefined) {
  const clock = await openClock(await mkdtemp(join(folder, 'clock-')));
  const ran: Execution[] = [];
  const started: string[] = [];
  const expired: string[] = [];
  let at = first;
  let revision = 1;
  const table = {
    queryIndex: async (_: unknown, { gsi1pk }: { gsi1pk: string }) =>
      gsi1pk === 'DUE' && at ? [{ gsi1sk: `${at}#acc_1`, revision }] : [],
  };
  const advances = createClockAdvances({
    clock,
    table: table as never,
    executions: () => ran,
    deleteExpired: async (now) => void expired.push(now.toISOString()),
    start(id) {
      started.push(id);
      if (id !== 'billing.startRenewals' || !at || at > clock.read().now) return;
      const then = next(at);
      if (then === at) return;
      at = then;
      revision++;
      const states = [{ name: 'Paid', at: clock.read().now }];
      const month = { started_at: clock.read().now, ended_at: clock.read().now, until: null, input: '{}', states };
      ran.push({ machine: 'renewal', name: `sub_1-${revision}`, status: 'SUCCEEDED', ...month });
    },
    idle: async () => {},
  });
  const move: typeof advances.move = (to) => advances.move(to);
  return { clock, latest: () => advances.latest(), move, started, ran, expired };
}

test('advancing a year makes twelve charges, each on its day', async () => {
  const month = (at: string) => new Date(Date.parse(at) + 30 * DAY * 1000).toISOString();
  const { clock, latest, move, ran } = await createFixture(ahead(20), month);
  const reading = await move({ advance_seconds: 365 * DAY });
  expect(reading).toMatchObject({ offset_seconds: 365 * DAY, paid: 12, failed: 0, trouble: null, isOver: true });
  expect(ran.map(({ started_at }) => dayOf(started_at))).toEqual(
    Array.from({ length: 12 }, (_, i) => dayOf(ahead(20 + 30 * i))),
  );
  expect(latest()?.stops).toHaveLength(12);
  expect(clock.read().offset_seconds).toBe(365 * DAY);
});

const others = schedules.map(({ job }) => job).filter((job) => !job.startsWith('billing.'));

test('charges nothing when nothing is due, runs the other jobs once, and deletes what has expired', async () => {
  const { move, started, expired } = await createFixture(undefined, () => undefined);
  expect(await move({ advance_seconds: 365 * DAY })).toMatchObject({ stops: [], offset_seconds: 365 * DAY });
  expect(started).toEqual(others);
  expect(expired).toEqual([ahead(365)]);
});

test('leaves work due after the target time', async () => {
  const { move, ran } = await createFixture(ahead(20), () => undefined);
  await move({ advance_seconds: 10 * DAY });
  expect(ran).toEqual([]);
});

test('stops the clock at work that cannot be done, and names it', async () => {
  const { clock, move } = await createFixture(ahead(2), (at) => at);
  const { trouble = '' } = (await move({ advance_seconds: 30 * DAY })) ?? {};
  expect(trouble).toMatch(/is not done after 12 rounds: membership acc_1/);
  expect(dayOf(clock.read().now)).toBe(dayOf(ahead(2)));
});

test('jumps backward, and runs two moves in sequence', async () => {
  const { move, started } = await createFixture(ahead(20), () => undefined);
  const moves = [move({ advance_seconds: 10 * DAY }), move({ advance_seconds: -10 * DAY })];
  expect((await Promise.all(moves)).map((each) => each?.offset_seconds)).toEqual([10 * DAY, 0]);
  expect(started).toEqual(others);
  expect(await move({ advance_seconds: 11 * 366 * DAY })).toBeUndefined();
});
