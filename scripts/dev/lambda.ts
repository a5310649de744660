import { setTimeout as sleep } from 'node:timers/promises';

import type { Functions } from '#scripts/dev/functions.ts';
import { createApp, serve } from '#scripts/dev/server.ts';
import { type JobId, schedules } from '#shared/contract/jobs.ts';

const CREDENTIAL = /^AWS4-HMAC-SHA256 Credential=local\//;

/** AWS retries a failed job after one minute and again after two. That is too long for development. */
const PAUSES = [1000, 2000];

/** One try of a job. */
export type Run = { id: string; started: string; took_ms: number; attempt: number; outcome: 'done' | 'failed' };

/** How many tries are listed. */
const LISTED = 50;

/**
 * Lambda’s Invoke API as far as `startJob` uses it: an event is accepted immediately, run in the background and retried
 * twice. It listens on a port that only this process knows.
 */
export async function serveLambda(functions: Pick<Functions, 'invoke'>, pauses = PAUSES) {
  const running = new Set<Promise<void>>();
  const ending = new AbortController();

  const runs: Run[] = [];

  async function attempted(id: string, event: unknown, attempt: number): Promise<unknown> {
    const begun = new Date();
    let outcome: Run['outcome'] = 'failed'; // why, the job has logged
    try {
      const answer = await functions.invoke(id, event);
      outcome = 'done';
      return answer;
    } finally {
      runs.unshift({ id, started: begun.toISOString(), took_ms: Date.now() - begun.getTime(), attempt, outcome });
      runs.splice(LISTED);
    }
  }

  async function run(id: string, event: unknown) {
    for (let attempt = 1; !ending.signal.aborted; attempt++) {
      const outcome = await attempted(id, event, attempt).then(
        () => 'done' as const,
        () => 'failed' as const,
      );
      const pause = pauses[attempt - 1];
      if (outcome === 'done' || pause === undefined) return;
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  function start(id: string, event: unknown): void {
    const job = run(id, event);
    running.add(job);
    void job.finally(() => running.delete(job));
  }

  const app = createApp();
  app.post('/2015-03-31/functions/:id/invocations', async (c) => {
    // A page in a browser can guess the port; it cannot sign.
    if (!CREDENTIAL.test(c.req.header('authorization') ?? '')) return c.body(null, 403);
    if (c.req.header('x-amz-invocation-type') !== 'Event') return c.body(null, 400);
    start(c.req.param('id'), await c.req.json());
    return c.body(null, 202);
  });

  const { port, ...server } = await serve(app, { port: 0, host: '127.0.0.1' });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Starts a job as an event would. */
    start,
    /** Runs a job and waits for its result, as a state machine does; retries are the caller's. */
    call: (id: string, event: unknown) => attempted(id, event, 1),
    /** Settles when no job is running or waiting for a retry. */
    async idle() {
      while (running.size) await Promise.allSettled([...running]);
    },
    isBusy: () => running.size > 0,
    /** The latest tries, newest first. */
    runs: runs as readonly Run[],
    /** Accepts no more events; running jobs may finish. */
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      ending.abort();
      await Promise.race([Promise.allSettled([...running]), sleep(5000, undefined, { ref: false })]);
    },
  };
}

/** Starts the scheduled jobs at the intervals that EventBridge uses in AWS. */
export function runSchedules(start: (id: JobId, event: object) => void, every = schedules): Disposable {
  const timers = every.map(({ job, minutes }) => setInterval(() => start(job, {}), minutes * 60_000));
  return { [Symbol.dispose]: () => timers.forEach(clearInterval) };
}
