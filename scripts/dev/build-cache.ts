import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Making = { inputs: string[]; output: string; make: () => Promise<unknown> };

/**
 * Builds the output folder unless it was built from the same input files and folders before. Returns whether it did.
 */
export async function unlessUnchanged({ inputs, output, make }: Making): Promise<boolean> {
  const stamp = `${output}.stamp`;
  // The folder's modification time shows whether another process built it meanwhile.
  const state = async (made: string) => `${made} ${(await stat(output).catch(() => undefined))?.mtimeMs}`;
  const made = await digest(inputs);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === (await state(made))) return false;
  await make();
  await writeFile(stamp, await state(made)); // last, so that an interrupted build is repeated
  return true;
}

/** A digest of content and names alone: a fresh checkout of the same files is no change. */
export async function digest(inputs: string[]): Promise<string> {
  const files = (await Promise.all(inputs.map(filesAt))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}

const isTest = (name: string) => /\.test\.tsx?$|^testing\.tsx?$|^testing$/.test(name);

async function filesAt(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => !isTest(name));
  return (await Promise.all(names.map((name) => filesAt(join(path, name))))).flat();
}
