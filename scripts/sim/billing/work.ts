import { simulationOf } from '#scripts/sim/billing/simulation.ts';

/** One process of the crew: runs each episode that it is told, and tells what became of it. */
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
