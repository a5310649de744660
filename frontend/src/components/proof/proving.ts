import { call } from '#frontend/lib/api.ts';
import { solveInWorker } from '#frontend/components/proof/solve-in-worker.ts';
import type { Challenge } from '#frontend/components/proof/solve.ts';
import { type ProofRoute, support } from '#shared/api/support.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

/** The state of the page’s most recent proof of work. */
export type Proving = 'idle' | 'working' | 'failed';

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
 * @throws the server’s error, or server.unexpected if this browser cannot do the work
 */
export async function prove(route: ProofRoute): Promise<string> {
  become('working');
  try {
    const { kind, challenge } = await call(support.getChallenge, { route });
    const solution = kind === 'altcha' ? await solveInWorker(challenge as Challenge) : undefined;
    if (!solution) throw new Fault('server.unexpected');
    become('idle');
    return btoa(JSON.stringify({ challenge, solution }));
  } catch (error) {
    become(asFault(error).code === 'server.unexpected' ? 'failed' : 'idle'); // the form shows the server’s error
    throw asFault(error);
  }
}
