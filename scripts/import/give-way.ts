import { setTimeout as sleep } from 'node:timers/promises';

import type { Table, Write } from '#functions/platform/table/table.ts';

/** The requests of one click follow each other within this time. */
const IN_USE_MS = 500;
/** While the product is in use, an import waits this many times as long as it writes. */
const WAITS = 50;
/** The longest wait, also after the machine slept during a transaction. */
const MAX_WAIT_MS = 8000;
const CHECK_EVERY_MS = 25;

type Clock = { now: () => number; wait: (ms: number) => Promise<unknown> };

/**
 * The table of an import on DynamoDB Local, which answers no read while it writes a transaction. Before each one this
 * waits until nobody has used the product for half a second, and at most 50 times as long as the last one took.
 * DynamoDB in AWS has no such queue. `lastUsed` is in milliseconds since 1970.
 */
export function givingWay(
  table: Table,
  lastUsed: () => Promise<number>,
  { now, wait }: Clock = { now: Date.now, wait: sleep },
): Table {
  let took = 0;
  return {
    ...table,
    async commit(...writes: Write[]) {
      const latest = now() + Math.min(WAITS * took, MAX_WAIT_MS);
      while (now() < latest && Math.abs(now() - (await lastUsed())) < IN_USE_MS) await wait(CHECK_EVERY_MS);
      const begun = now();
      try {
        await table.commit(...writes);
      } finally {
        took = now() - begun;
      }
    },
  };
}
