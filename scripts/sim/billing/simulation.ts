import { mutants } from '#scripts/sim/billing/mutants.ts';
import { loadOffline } from '#scripts/sim/billing/offline.ts';

/** Loads the product as it is, or with one mistake in it, without its connections; and what runs it in small worlds. */
export async function simulationOf(mutant: string | undefined) {
  const patches = mutant === undefined ? [] : mutants[mutant];
  if (!patches) throw new Error(`There is no mistake “${mutant}”`);
  process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
  process.env.STAGE = 'local';
  process.env.AWS_REGION = 'us-east-1';
  process.env.SITE_URL = 'https://calluna.example';
  Error.stackTraceLimit = 0; // refusals are what happens here most
  loadOffline(new URL('../../../', import.meta.url).href, patches);
  const { runEpisode } = await import('#scripts/sim/billing/episode.ts');
  return runEpisode;
}
