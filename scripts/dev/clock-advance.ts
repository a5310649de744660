import * as z from 'zod';

import { index } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Clock, type Move, moved, type Reading } from '#scripts/dev/clock.ts';
import type { Execution } from '#scripts/dev/executions.ts';
import { type JobId, schedules } from '#shared/contract/jobs.ts';

/** Jobs to start at each stop of the clock: those that look for due work. */
const starts: readonly JobId[] = ['billing.startRenewals', 'billing.sweep'];
/** Reminders, waiting messages and deletions: they run once, at the final time. */
const others = schedules.map(({ job }) => job).filter((job) => !starts.includes(job));
/** The schedule interval in AWS, and the maximum number of starts until all work due at a stop is done. */
const EVERY_MINUTES = 5;
const ROUNDS = 12;
/** A year of a membership has some thirty stops. */
const STOPS = 2000;

/** One forward move of the clock. */
export type ClockAdvance = {
  from: string;
  to: string;
  /** The moments at which something was due. */
  stops: string[];
  /** Renewals that were paid, and that failed. */
  paid: number;
  failed: number;
  took_ms: number;
  /** Why it stopped before `to`, if it did. */
  trouble: string | null;
  isOver: boolean;
};

type Parts = {
  clock: Clock;
  table: Pick<Table, 'queryIndex'>;
  start: (id: JobId, event: object) => void;
  /** Resolves when all started work has ended. */
  idle: () => Promise<void>;
  executions: () => Execution[];
  /** Deletes what has expired by then. */
  deleteExpired: (now: Date) => Promise<unknown>;
};

/** Upcoming work: a membership or a charge by its entry in the index, or a waiting run. */
export type Due = { at: string; what: 'membership' | 'charge' | 'run'; id: string; revision: number };
const Indexed = z.looseObject({ gsi1sk: z.string() });

/**
 * Moves the dev clock. Backward, it jumps. Forward, it stops whenever something is due, runs it, and then continues.
 */
export function createClockAdvances({ clock, table, start, idle, executions, deleteExpired }: Parts) {
  let latest: ClockAdvance | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const listed = async (what: 'membership' | 'charge', key: { gsi1pk: string }): Promise<Due[]> => {
    const items = await table.queryIndex({ schema: Indexed }, key, 1000, 'oldest first');
    return items.map(({ gsi1sk, revision }) => {
      const [at = '', id = ''] = gsi1sk.split('#');
      return { at, what, id, revision };
    });
  };
  async function due(): Promise<Due[]> {
    const waits = executions().flatMap(({ name, until }) =>
      until ? [{ at: until, what: 'run' as const, id: name, revision: 0 }] : [],
    );
    const all = await Promise.all([listed('membership', index.dueBy()), listed('charge', index.openBy())]);
    return [...all.flat(), ...waits].sort((a, b) => a.at.localeCompare(b.at));
  }

  async function goTo(moment: number, most: number): Promise<void> {
    const offset = Math.min(most, Math.ceil((moment - Date.now()) / 1000));
    if (offset > clock.read().offset_seconds) await clock.set(offset);
  }

  async function pass(advance: ClockAdvance, offset: number): Promise<void> {
    let tries = 0;
    for (;;) {
      const { now } = clock.read();
      const all = await due();
      const overdue = all.filter(({ at }) => at <= now);
      if (tries >= ROUNDS && overdue.length) {
        throw new Error(
          `What was due at ${overdue[0]?.at} is not done after ${ROUNDS} rounds: ${overdue.map(({ what, id }) => `${what} ${id}`).join(', ')}`,
        );
      }
      const next = overdue.length
        ? Date.parse(now) + (tries ? EVERY_MINUTES * 60_000 : 0)
        : Date.parse(all[0]?.at ?? '');
      if (!(next <= Date.now() + offset * 1000)) return clock.set(offset);
      if (advance.stops.length >= STOPS) throw new Error(`More was due than at ${STOPS} moments`);
      await goTo(next, offset);
      if (!overdue.length) advance.stops.push(clock.read().now);
      starts.forEach((id) => start(id, {}));
      await idle();
      const remaining = new Set((await due()).map(nameOf));
      tries = overdue.some((each) => remaining.has(nameOf(each))) ? tries + 1 : 0;
    }
  }

  async function forward(advance: ClockAdvance, offset: number): Promise<void> {
    const begun = Date.now();
    const before = new Set(executions().filter(({ ended_at }) => ended_at));
    const count = () => {
      const ended = executions().filter((each) => each.ended_at && !before.has(each));
      advance.paid = ended.filter(
        ({ status, states }) => status === 'SUCCEEDED' && states.at(-1)?.name === 'Paid',
      ).length;
      advance.failed = ended.filter(({ status }) => status === 'FAILED' || status === 'TIMED_OUT').length;
      advance.took_ms = Date.now() - begun;
    };
    const counting = setInterval(count, 250);
    await pass(advance, offset).catch((error: Error) => void (advance.trouble = error.message));
    others.forEach((id) => start(id, {}));
    await idle();
    await deleteExpired(new Date(clock.read().now));
    clearInterval(counting);
    count();
    advance.isOver = true;
  }

  return {
    /** Upcoming due work, earliest first. */
    due,
    /** The running move, or the last one. */
    latest: () => latest,
    /** Moves the clock after any running move; undefined if it would leave its ten years. */
    async move(move: Move): Promise<(Reading & Partial<ClockAdvance>) | undefined> {
      const turn = queue.then(async () => {
        const { offset_seconds, now } = clock.read();
        const offset = moved(offset_seconds, move, Date.now());
        if (offset === undefined) return undefined;
        if (offset <= offset_seconds) {
          await clock.set(offset);
          return clock.read();
        }
        const to = new Date(Date.now() + offset * 1000).toISOString();
        latest = { from: now, to, stops: [], paid: 0, failed: 0, took_ms: 0, trouble: null, isOver: false };
        await forward(latest, offset);
        return { ...clock.read(), ...latest };
      });
      queue = turn.catch(() => {});
      return turn;
    },
  };
}

/** Identifies due work; a later revision is new work. */
const nameOf = ({ at, id, revision }: Due) => `${at} ${id} ${revision}`;

export type ClockAdvances = ReturnType<typeof createClockAdvances>;
