import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { type DevServer, spawnDevServer } from '#scripts/journeys/dev-server.ts';

/** The product as `npm start` runs it, on its own folder and port, to be killed. */
export async function startProduct(folder: string, port: number) {
  const begun = performance.now();
  const devServer = await spawnDevServer(folder, { PORT: String(port), POPULATION: '0' });
  await devServer.ready;
  const children = await childrenOf(devServer.pid);
  return {
    address: devServer.address,
    seconds: (performance.now() - begun) / 1000,
    /** Kills it like a power cut; `whole` kills the engine of the table in the same moment. */
    async kill(whole: boolean): Promise<void> {
      process.kill(devServer.pid, 'SIGKILL');
      if (whole) children.forEach(killNow);
      await gone(devServer, children);
    },
    async stop(): Promise<void> {
      process.kill(devServer.pid, 'SIGTERM');
      await gone(devServer, children);
    },
  };
}
export type Product = Awaited<ReturnType<typeof startProduct>>;

const PATIENCE_MS = 30_000;

/** Two engines on one folder would corrupt its data. */
async function gone({ ended }: DevServer, children: number[]): Promise<void> {
  await ended;
  for (const late = Date.now() + PATIENCE_MS; children.some(isThere); await sleep(20)) {
    if (Date.now() > late) children.forEach(killNow);
  }
}

/** Its child processes; none without /proc. */
async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const all = list.split(' ').filter(Boolean).map(Number);
  const names = await Promise.all(all.map((each) => readFile(`/proc/${each}/cmdline`, 'utf8').catch(() => '')));
  return all.filter((_, at) => names[at]?.includes('DynamoDBLocal'));
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has exited
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
