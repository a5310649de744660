import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import * as z from 'zod';

const run = promisify(execFile);
const command = (name: string) => fileURLToPath(new URL(`../../${name}.ts`, import.meta.url));
const SOURCE = 'Benchmark';

const Build = z.object({
  people: z.number(),
  items: z.number(),
  bytes: z.number(),
  seconds: z.number(),
  cpu_seconds: z.number(),
  peak_mb: z.number(),
  rejected: z.literal(0),
});

/** One table built by the command itself, in a process of its own; the table is thrown away. */
export async function buildTable(file: string) {
  const out = `${file}.table`;
  try {
    const { stdout } = await run(process.execPath, [
      command('build-table'),
      '--source',
      SOURCE,
      file,
      '--out',
      out,
      '--json',
    ]);
    return Build.parse(JSON.parse(stdout));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

const Import = z.object({ imported: z.number(), people_per_second: z.number(), peak_mb: z.number() });

/** One import into DynamoDB Local by the command itself, in a process and a data folder of its own. */
export async function importInto(folder: string, file: string) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const { stdout } = await run(process.execPath, [command('import'), file, '--source', SOURCE, '--json'], { env });
  await rm(env.DATA_DIR, { recursive: true, force: true });
  return Import.parse(JSON.parse(stdout));
}
