import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import * as z from 'zod';

import { searchDuring } from '#scripts/bench/import/searching.ts';

const run = promisify(execFile);
const command = (name: string) => fileURLToPath(new URL(`../../${name}.ts`, import.meta.url));
const SOURCE = 'Benchmark';
const SECOND_SOURCE = 'Second benchmark';

const Build = z.object({
  people: z.number(),
  items: z.number(),
  bytes: z.number(),
  seconds: z.number(),
  cpu_seconds: z.number(),
  peak_mb: z.number(),
  rejected: z.literal(0),
});

/** Builds one table with the command line tool in a separate process, and discards it. */
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

const Import = z.object({
  imported: z.number(),
  people_per_second: z.number(),
  transactions: z.number(),
  items: z.number(),
  cpu_seconds: z.number(),
  peak_mb: z.number(),
});

/** Runs one import into DynamoDB Local in a separate process and data folder. */
export async function importInto(folder: string, file: string) {
  const data = join(folder, 'data');
  const { stdout } = await run(process.execPath, [command('import'), file, '--source', SOURCE, '--json'], inData(data));
  await rm(data, { recursive: true, force: true });
  return Import.parse(JSON.parse(stdout));
}

const inData = (data: string) => ({ env: { ...process.env, DATA_DIR: data } });

/**
 * Imports files into DynamoDB Local as `npm run import` does: how many people a second go in while nobody searches. Then
 * imports them once more as another source, and searches for names meanwhile.
 */
export async function importAndSearch(folder: string, files: string[], mapping: string | undefined) {
  const data = join(folder, 'data');
  const importOf = (source: string) => [
    command('import'),
    ...files.map((file) => resolve(file)),
    ...(mapping ? ['--mapping', mapping] : []),
    '--source',
    source,
    '--json',
  ];
  try {
    const before = await childrenCpuSeconds();
    const { stdout } = await run(process.execPath, importOf(SOURCE), inData(data));
    const after = await childrenCpuSeconds();
    const { cpu_seconds, ...figures } = Import.parse(JSON.parse(stdout));
    const engine = before === null || after === null ? null : Math.round((after - before - cpu_seconds) * 10) / 10;
    const second = spawn(process.execPath, importOf(SECOND_SOURCE), { ...inData(data), stdio: 'ignore' });
    try {
      const searches = await searchDuring(second, data, SECOND_SOURCE);
      return { ...figures, importer_cpu_seconds: cpu_seconds, engine_cpu_seconds: engine, ...searches };
    } finally {
      const ended = once(second, 'exit');
      if (second.exitCode === null && second.kill('SIGKILL')) await ended;
    }
  } finally {
    await rm(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }); // the engine of a killed import ends after it
  }
}

/** Processor seconds of all ended child processes and of theirs, as Linux counts them; null elsewhere. */
async function childrenCpuSeconds(): Promise<number | null> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => null);
  if (!stat) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const TICKS_A_SECOND = 100;
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}
