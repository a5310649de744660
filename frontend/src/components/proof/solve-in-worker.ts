import type { Challenge, Solution } from '#frontend/components/proof/solve.ts';

/** Solves a challenge in a worker, or on the main thread if the browser has none. */
export async function solveInWorker(challenge: Challenge): Promise<Solution | undefined> {
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
