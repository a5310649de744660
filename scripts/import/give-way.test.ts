import { expect, test } from 'vitest';

import type { Table } from '#functions/platform/table/table.ts';
import { givingWay } from '#scripts/import/give-way.ts';

/** Transactions of 100 ms on a clock that only they and the waits move, and when each began. */
function trial(lastUsed: (now: number) => number) {
  let now = 1_000_000;
  const begun: number[] = [];
  const commit = async () => {
    begun.push(now - 1_000_000);
    now += 100;
  };
  const clock = { now: () => now, wait: async (ms: number) => void (now += ms) };
  return { begun, table: givingWay({ commit } as unknown as Table, async () => lastUsed(now), clock) };
}

test('an import does not wait while nobody uses the product', async () => {
  const { begun, table } = trial(() => 0);
  await table.commit();
  await table.commit();
  expect(begun).toEqual([0, 100]);
});

test('after a request it waits for half a second', async () => {
  const { begun, table } = trial(() => 1_000_050);
  await table.commit();
  await table.commit();
  expect(begun).toEqual([0, 550]);
});

test('while requests go on, it writes after 50 times as long as the last transaction took', async () => {
  const { begun, table } = trial((now) => now);
  for (let nth = 0; nth < 3; nth++) await table.commit();
  expect(begun).toEqual([0, 5100, 10_200]);
});

test('after a transaction that took very long it waits for eight seconds', async () => {
  let now = 0;
  const begun: number[] = [];
  const commit = async () => {
    begun.push(now);
    now += 3_600_000;
  };
  const clock = { now: () => now, wait: async (ms: number) => void (now += ms) };
  const table = givingWay({ commit } as unknown as Table, async () => now, clock);
  await table.commit();
  await table.commit();
  expect(begun).toEqual([0, 3_608_000]);
});

test('a transaction that fails is not repeated, and the next one waits as after any other', async () => {
  let now = 0;
  let tries = 0;
  const commit = async () => {
    tries++;
    now += 10;
    throw new Error('conflict');
  };
  const clock = { now: () => now, wait: async (ms: number) => void (now += ms) };
  const table = givingWay({ commit } as unknown as Table, async () => now, clock);
  await expect(table.commit()).rejects.toThrow('conflict');
  await expect(table.commit()).rejects.toThrow('conflict');
  expect([tries, now]).toEqual([2, 10 + 500 + 10]);
});
