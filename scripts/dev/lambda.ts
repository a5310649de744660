import { setTimeout as sleep } from 'node:timers/promises';

import type { Functions } from '#scripts/dev/functions.ts';
import { type Responder, serve } from '#scripts/dev/server.ts';

const PATH = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;
const CREDENTIAL = /^AWS4-HMAC-SHA256 Credential=desk\//;

/** AWS waits a minute before it tries a failed job again, and two before the last time. Nobody at a desk would. */
const PAUSES = [1000, 2000];

/** One try of a job. */
export type Run = { id: string; started: string; took_ms: number; attempt: number; outcome: 'done' | 'failed' };

/** How many tries are remembered, to be looked at. */
const REMEMBERED = 50;

/**
 * Lambda’s Invoke API, as far as `startJob` uses it: an event is accepted at once, run in the background and tried
 * twice more where it fails. On a port of its own that only this process is told of.
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
      runs.splice(REMEMBERED);
    }
  }

  async function run(id: string, event: unknown) {
    for (let attempt = 1; !ending.signal.aborted; attempt++) {
      const outcome = await attempted(id, event, attempt).then(() => 'done' as const, () => 'failed' as const); // prettier-ignore
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

  const invocation: Responder = async (request) => {
    const id = PATH.exec(new URL(request.url).pathname)?.[1];
    if (!id || request.method !== 'POST') return undefined;
    // A page in a browser can guess the port; it cannot sign.
    if (!CREDENTIAL.test(request.headers.get('authorization') ?? '')) return new Response(null, { status: 403 });
    if (request.headers.get('x-amz-invocation-type') !== 'Event') return new Response(null, { status: 400 });
    start(decodeURIComponent(id), await request.json());
    return new Response(null, { status: 202 });
  };

  const { port, ...server } = await serve([invocation], { port: 0, host: '127.0.0.1' });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Starts a job as an event would. */
    start,
    /** Runs a job and waits for what it answers, as a state machine does; whoever asks tries again. */
    call: (id: string, event: unknown) => attempted(id, event, 1),
    /** Settles once no job is at work, nor waits to be tried again. */
    async idle() {
      while (running.size) await Promise.allSettled([...running]);
    },
    isBusy: () => running.size > 0,
    /** The latest tries, newest first. */
    runs: runs as readonly Run[],
    /** Takes no more; what is at work may finish. */
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      ending.abort();
      await Promise.race([Promise.allSettled([...running]), sleep(5000, undefined, { ref: false })]);
    },
  };
}
