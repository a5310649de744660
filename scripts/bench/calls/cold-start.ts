import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { median } from '#scripts/harness/percentiles.ts';

const RUNS = 9;
/** What any function on Node.js loads: a handler that does nothing. */
const BARE = 'export const handler = async () => ({});';

/** Loads a function and prints the processor time that took, in ms. */
const loading = (file: string) =>
  `await import(${JSON.stringify(file)}); const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);`;

/**
 * The processor time in ms until the function that answers calls is loaded, in a process of its own, beside a function that
 * does nothing: the median of nine in turns.
 */
export async function coldStart(root: string, bundle: Uint8Array): Promise<{ answering: number; bare: number }> {
  // Within the project, so that the AWS SDK is found as it is in the runtime of Lambda.
  const folder = await mkdtemp(join(root, 'node_modules', '.cold-start-'));
  try {
    const files = { answering: join(folder, 'answering.mjs'), bare: join(folder, 'bare.mjs') };
    await writeFile(files.answering, bundle);
    await writeFile(files.bare, BARE);
    const run = (file: string) =>
      Number(
        execFileSync(process.execPath, ['--input-type=module', '-e', loading(file)], {
          env: { ...process.env, NODE_ENV: 'production' },
          stdio: ['ignore', 'pipe', 'ignore'],
        }).toString(),
      );
    const times = Array.from({ length: RUNS }, () => ({ answering: run(files.answering), bare: run(files.bare) }));
    const middle = (one: 'answering' | 'bare') => Number(median(times.map((each) => each[one])).toFixed(0));
    return { answering: middle('answering'), bare: middle('bare') };
  } finally {
    await rm(folder, { recursive: true });
  }
}
