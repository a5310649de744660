import { mutants } from '#scripts/sim/billing/mutants.ts';
import { loadOffline } from '#scripts/sim/billing/offline.ts';

/** Loads the product, as it is or with one mistake, without its connections. */
export async function simulationOf(mutant: string | undefined) {
  const patches = mutant === undefined ? [] : mutants[mutant];
  if (!patches) throw new Error(`There is no mistake “${mutant}”`);
  process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
  process.env.STAGE = 'local';
  process.env.AWS_REGION = 'us-east-1';
  process.env.SITE_URL = 'https://calluna.example';
  Error.stackTraceLimit = 0; // errors are frequent here
  loadOffline(new URL('../../../', import.meta.url).href, patches);
  const { runEpisode } = await import('#scripts/sim/billing/episode.ts');
  return runEpisode;
}
