import { call } from '#frontend/lib/api.ts';
import { solveAside } from '#frontend/components/proof/solve-aside.ts';
import type { Challenge } from '#frontend/components/proof/solve.ts';
import { type ProofRoute, support } from '#shared/api/support.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

/** How it stands with the proof that this page was last asked for. */
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
 * Proves once that this is a browser: asks our own server for work and does it. Nobody else is told of the visit.
 * @throws what the server said, or server.unexpected where this browser cannot do the work
 */
export async function prove(route: ProofRoute): Promise<string> {
  become('working');
  try {
    const { kind, challenge } = await call(support.getChallenge, { route });
    const solution = kind === 'altcha' ? await solveAside(challenge as Challenge) : undefined;
    if (!solution) throw new Fault('server.unexpected');
    become('idle');
    return btoa(JSON.stringify({ challenge, solution }));
  } catch (error) {
    become(asFault(error).code === 'server.unexpected' ? 'failed' : 'idle'); // what the server said, the form says
    throw asFault(error);
  }
}
