import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import * as z from 'zod';

/** The dev server that runs on a data folder. Commands such as `npm run import` read it to find DynamoDB Local. */
const Instance = z.object({
  pid: z.number().int(),
  port: z.number().int(),
  /** Null until the engine answers. */
  dynamodb: z.url().nullable(),
  /** It is shutting down: npm may have returned already, and the next one been started. */
  ending: z.boolean().default(false),
});
type Instance = z.infer<typeof Instance>;

const SHUTDOWN_MS = 10_000;

const fileIn = (folder: string) => join(folder, 'dev-server.json');

/** The dev server that runs on this folder now. The file of one that was killed is ignored. */
export async function runningInstance(folder: string): Promise<Instance | undefined> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => '');
  const instance = Instance.safeParse(parse(text)).data;
  if (!instance || instance.pid === process.pid || !isAlive(instance.pid)) return undefined;
  // After a reboot the process id may belong to another program: DynamoDB Local answers only for ours.
  const isOurs = instance.ending || !instance.dynamodb || (await answers(instance.dynamodb));
  return isOurs ? instance : undefined;
}

/** The same, after one that is shutting down has gone. */
export async function remainingInstance(folder: string): Promise<Instance | undefined> {
  const deadline = Date.now() + SHUTDOWN_MS;
  for (;;) {
    const instance = await runningInstance(folder);
    if (!instance?.ending || Date.now() > deadline) return instance;
    await sleep(50);
  }
}

/** Takes the folder for this process with the first `update`; disposing releases it, also in the middle of an update. */
export function instanceLock(folder: string, port: number) {
  let instance: Instance = { pid: process.pid, port, dynamodb: null, ending: false };
  let written: Promise<void> = Promise.resolve();
  let isReleased = false;
  const write = async () => {
    if (!isReleased) await writeFile(fileIn(folder), JSON.stringify(instance) + '\n');
  };
  return {
    update(changes: Partial<Instance> = {}) {
      instance = { ...instance, ...changes };
      written = written.then(write);
      return written;
    },
    async [Symbol.asyncDispose]() {
      isReleased = true;
      await written.catch(() => {}); // reported to the caller of `update`
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

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}
