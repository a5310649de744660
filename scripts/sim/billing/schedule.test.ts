import { expect, test } from 'vitest';

import { random as seeded } from '#shared/values/chance.ts';
import { type Actor, scheduleOf } from '#scripts/sim/billing/schedule.ts';

const actor = (id: number): Actor => ({ id, name: 'actor', account: undefined, skew: 0, isDead: false, isHeld: false });

/** The order of ten actors with three turns each. */
async function orderOf(seed: number, dead?: number): Promise<string> {
  const schedule = scheduleOf(seeded(String(seed)), 0);
  const order: string[] = [];
  for (let id = 0; id < 10; id++) {
    const mine = actor(id);
    void (async () => {
      for (let turn = 0; turn < 3; turn++) {
        await schedule.turn(mine);
        order.push(`${id}.${turn}`);
        if (id === dead) mine.isDead = true;
      }
    })();
  }
  await schedule.run(0);
  return order.join(' ');
}

test('the seed determines the order of turns', async () => {
  expect(await orderOf(1)).toBe(await orderOf(1));
  expect(await orderOf(1)).not.toBe(await orderOf(2));
});

test('a dead actor gets no turn', async () => {
  const order = await orderOf(1, 4);
  expect(order).toContain('4.0');
  expect(order).not.toContain('4.1');
});

test('a held actor waits until nobody else does, once', async () => {
  const schedule = scheduleOf(seeded('1'), 0);
  const order: string[] = [];
  const held = { ...actor(0), isHeld: true };
  const taking = async (mine: Actor, name: string, turns: number) => {
    for (let turn = 0; turn < turns; turn++) {
      await schedule.turn(mine);
      order.push(name);
    }
  };
  void taking(held, 'held', 2);
  void taking(actor(1), 'other', 5);
  await schedule.run(0);
  expect(order).toEqual([...Array<string>(5).fill('other'), 'held', 'held']);
  expect(held.isHeld).toBe(false);
});

test('the clock moves to the next event when no actor waits', async () => {
  const schedule = scheduleOf(seeded('1'), 1000);
  const times: number[] = [];
  for (const at of [5000, 3000, 4000, 9000]) schedule.at(at, () => times.push(schedule.now()));
  schedule.at(2000, () => void schedule.turn(actor(1)).then(() => times.push(schedule.now())));
  await schedule.run(6000);
  expect(times).toEqual([2000, 3000, 4000, 5000]);
  expect(schedule.now()).toBe(6000);
});
