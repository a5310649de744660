import type { Challenge, Solution } from '#frontend/components/proof/solve.ts';
import { type ProofRoute, support } from '#shared/api/support.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

/** The state of the page’s most recent proof of work. */
type Proving = 'idle' | 'working' | 'failed';

let state: Proving = 'idle';
const listeners = new Set<() => void>();
function become(next: Proving) {
  state = next;
  for (const listener of listeners) listener();
}

export const proving = {
  now: () => state,
  forget: () => become('idle'),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Proves once that this is a browser, by a challenge of our own server. No third party is involved.
 *
 * @param work what `request.proof-needed` asked for
 * @throws the server’s error, or server.unexpected if this browser cannot do the work
 */
export async function prove(route: ProofRoute, work = 0): Promise<string> {
  become('working');
  try {
    const { call } = await import('#frontend/lib/api.ts');
    const { kind, challenge } = await call(support.getChallenge, { route, ...(work > 0 && { work }) });
    const solution = kind === 'altcha' ? await solveInWorker(challenge as Challenge) : undefined;
    if (!solution) throw new Fault('server.unexpected');
    become('idle');
    return btoa(JSON.stringify({ challenge, solution }));
  } catch (error) {
    become(asFault(error).code === 'server.unexpected' ? 'failed' : 'idle'); // the form shows the server’s error
    throw asFault(error);
  }
}

/** Solves a challenge in a worker, or on the main thread if the browser has none. */
async function solveInWorker(challenge: Challenge): Promise<Solution | undefined> {
  if (typeof Worker === 'undefined') return (await import('#frontend/components/proof/solve.ts')).solve(challenge);
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Solution | undefined>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data ?? undefined);
      worker.onerror = () => reject(new Error('The worker did not start'));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
