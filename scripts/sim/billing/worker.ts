import { simulationOf } from '#scripts/sim/billing/simulation.ts';

/** A worker process: runs each episode it is sent, and reports it. */
const [seed, mutant] = process.argv.slice(2);
const runEpisode = await simulationOf(mutant);

process.on('message', (episode: number) => {
  void runEpisode(Number(seed), episode).then(
    ({ lines: _, cells, ...report }) => process.send?.({ ...report, episode, cells: [...cells] }),
    (error: unknown) =>
      process.send?.({ failed: error instanceof Error ? `${error.message}\n${error.stack}` : String(error) }),
  );
});
process.send?.('ready');
