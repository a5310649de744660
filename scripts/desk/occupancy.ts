import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import * as z from 'zod';

/** Who runs on a data folder: written while a desk runs, read by the import command to find its DynamoDB. */
const Occupant = z.object({
  pid: z.number().int(),
  port: z.number().int(),
  /** Null until the engine answers. */
  dynamodb: z.url().nullable(),
  /** Whether it is about to leave: npm may have returned already, and somebody started the next. */
  ending: z.boolean().default(false),
});
export type Occupant = z.infer<typeof Occupant>;

const fileIn = (folder: string) => join(folder, 'desk.json');

/** The desk that runs on this folder now. What a killed one left behind is nobody. */
export async function occupantOf(folder: string): Promise<Occupant | undefined> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => '');
  const occupant = Occupant.safeParse(parse(text)).data;
  if (!occupant || occupant.pid === process.pid || !isAlive(occupant.pid)) return undefined;
  // After a restart of the machine another program may have the number: its engine tells.
  const isDesk = occupant.ending || !occupant.dynamodb || (await answers(occupant.dynamodb));
  return isDesk ? occupant : undefined;
}

const PATIENCE_MS = 10_000;

/** The same, once whoever is about to leave has left. */
export async function remainingOccupantOf(folder: string): Promise<Occupant | undefined> {
  const late = Date.now() + PATIENCE_MS;
  for (;;) {
    const occupant = await occupantOf(folder);
    if (!occupant?.ending || Date.now() > late) return occupant;
    await sleep(50);
  }
}

/** Takes the folder for this process, from the first `tell` on; disposing gives it back, also while that is being told. */
export function occupancyOf(folder: string, port: number) {
  let occupant: Occupant = { pid: process.pid, port, dynamodb: null, ending: false };
  let told: Promise<void> = Promise.resolve();
  let isLeft = false;
  const write = async () => {
    if (!isLeft) await writeFile(fileIn(folder), JSON.stringify(occupant) + '\n');
  };
  return {
    /** Tells more, as it becomes known. */
    tell(more: Partial<Occupant> = {}) {
      occupant = { ...occupant, ...more };
      told = told.then(write);
      return told;
    },
    async [Symbol.asyncDispose]() {
      isLeft = true;
      await told.catch(() => {}); // whoever told it knows
      await rm(fileIn(folder), { force: true });
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const answers = (url: string) => fetch(url, { signal: AbortSignal.timeout(2000) }).then(() => true, () => false); // prettier-ignore
