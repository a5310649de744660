import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { addTo, type Cells, tallyOf } from '#scripts/sim/billing/cells.ts';
import type { Violation } from '#scripts/sim/billing/world.ts';

type Asked = { days: number; seed: number; workers: number; mutant?: string | undefined; untilBroken?: boolean };
type Told = { episode: number; days: number; injected: number; cells: [string, number][]; violations: Violation[] };

/** Runs episodes, in their order, in several processes, until the first of them have lived for so many days. */
export async function gather({ days, seed, workers, mutant, untilBroken = false }: Asked) {
  const told: Told[] = [];
  let next = 0;
  const sum = { days: 0, episodes: 0, injected: 0, violations: [] as Violation[], counts: new Map() as Cells };
  const isOver = () => sum.days >= days || (untilBroken && sum.violations.length > 0);

  /** Counts the reports that are there in the order of the episodes, so that it does not matter who was quicker. */
  function count(): void {
    for (let report = told[sum.episodes]; report && !isOver(); report = told[sum.episodes]) {
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
        fileURLToPath(import.meta.resolve('#scripts/sim/billing/work.ts')),
        [String(seed), ...(mutant === undefined ? [] : [mutant])],
        { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
      );
      child.on('message', (message: Told | 'ready' | { failed: string }) => {
        if (typeof message === 'object' && 'failed' in message)
          return (void child.kill(), fail(new Error(message.failed)));
        if (message !== 'ready') {
          told[message.episode] = message;
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
  return { ...rest, days: Math.floor(sum.days), byInvariant, cells: { counts, tally: tallyOf(counts) } };
}
