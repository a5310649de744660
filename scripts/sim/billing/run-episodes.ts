import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { addTo, type Cells, rarest } from '#scripts/sim/billing/fault-matrix.ts';
import type { Violation } from '#scripts/sim/billing/world.ts';

type RunOptions = { days: number; seed: number; workers: number; mutant?: string | undefined; untilBroken?: boolean };
type EpisodeReport = {
  episode: number;
  days: number;
  injected: number;
  cells: [string, number][];
  violations: Violation[];
};

/** Runs episodes in several processes until the first ones add up to the days. */
export async function runEpisodes({ days, seed, workers, mutant, untilBroken = false }: RunOptions) {
  const reports: EpisodeReport[] = [];
  let next = 0;
  const sum = { days: 0, episodes: 0, injected: 0, violations: [] as Violation[], counts: new Map() as Cells };
  const isOver = () => sum.days >= days || (untilBroken && sum.violations.length > 0);

  /** Counts reports in the order of the episodes, so that the result does not depend on timing. */
  function count(): void {
    for (let report = reports[sum.episodes]; report && !isOver(); report = reports[sum.episodes]) {
      sum.episodes++;
      sum.days += report.days;
      sum.injected += report.injected;
      sum.violations.push(...report.violations);
      addTo(sum.counts, report.cells);
    }
  }

  const worker = () =>
    new Promise<void>((done, fail) => {
      const child = fork(
        fileURLToPath(import.meta.resolve('#scripts/sim/billing/worker.ts')),
        [String(seed), ...(mutant === undefined ? [] : [mutant])],
        { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
      );
      child.on('message', (message: EpisodeReport | 'ready' | { failed: string }) => {
        if (typeof message === 'object' && 'failed' in message)
          return (void child.kill(), fail(new Error(message.failed)));
        if (message !== 'ready') {
          reports[message.episode] = message;
          count();
        }
        if (isOver()) child.kill();
        else child.send(next++);
      });
      child.on('exit', () => (isOver() ? done() : fail(new Error('A process of the simulation ended by itself'))));
    });
  await Promise.all(Array.from({ length: workers }, worker));

  const byInvariant: Record<string, number> = {};
  for (const { invariant } of sum.violations) byInvariant[invariant] = (byInvariant[invariant] ?? 0) + 1;
  const { counts, ...rest } = sum;
  return { ...rest, days: Math.floor(sum.days), byInvariant, cells: { counts, tally: rarest(counts) } };
}
