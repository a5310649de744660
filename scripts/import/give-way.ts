import { setTimeout as sleep } from 'node:timers/promises';

import type { Table, Write } from '#functions/platform/table/table.ts';

/** How long the product counts as used after a request: the requests of one click follow each other within it. */
const IN_USE_MS = 500;
/** While the product is used, an import writes for one part of the time and waits for this many. */
const WAITS = 20;
/** The longest wait, also after a transaction during which the machine slept. */
const MAX_WAIT_MS = 4000;
const CHECK_EVERY_MS = 25;

type Now = () => number;

/**
 * The table of an import on DynamoDB Local, which answers no read while it writes a transaction: before each one this
 * waits until the product has not been used for half a second, but at most twenty times as long as the last one took.
 * DynamoDB in AWS needs none of this. `lastUsed` is in milliseconds since 1970.
 */
export function givingWay(
  table: Table,
  lastUsed: () => Promise<number>,
  { now = Date.now, wait = sleep }: { now?: Now; wait?: (ms: number) => Promise<unknown> } = {},
): Table {
  let took = 0;
  return {
    ...table,
    async commit(...writes: Write[]) {
      const latest = now() + Math.min(WAITS * took, MAX_WAIT_MS);
      while (now() < latest && now() - (await lastUsed()) < IN_USE_MS) await wait(CHECK_EVERY_MS);
      const begun = now();
      try {
        await table.commit(...writes);
      } finally {
        took = now() - begun;
      }
    },
  };
}
