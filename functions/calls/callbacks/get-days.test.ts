import { beforeEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/callbacks/get-days.ts';
import { callbackFixture, MONDAY, NOW } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { newId } from '#shared/values/id.ts';

const fixture = callbackFixture();
beforeEach(() => fixture.to(NOW));
const handling = handler.with({ context: fixture.context, clock: fixture.clock });
const daysOf = (owner: { account_id: Parameters<typeof aMember>[0] }, tz?: string) =>
  calling(callbacks.getDays, handling, { as: aMember(owner.account_id) })({ ...(tz && { tz }) });

test('200: returns fourteen days of free slots in the owner’s or the requested zone', async () => {
  const owner = await fixture.anOwner();
  await fixture.agreed(owner);
  const { tz, days } = await daysOf(owner);
  expect(tz).toBe('America/Chicago');
  expect(days.map(({ date }) => date)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ]);
  expect(days[0]?.times[0]).toBe('2026-11-23T15:00:00.000Z');
  expect(days[0]?.times).not.toContain(MONDAY);
  const there = await daysOf(owner, 'Asia/Tokyo');
  expect(there.tz).toBe('Asia/Tokyo');
  expect(there.days[0]?.date).toBe('2026-11-24');
});

test('200: an unknown zone falls back to the owner’s', async () => {
  expect((await daysOf(await fixture.anOwner(), 'Mars/Olympus')).tz).toBe('America/Chicago');
});

test('401: rejects a deleted account', async () => {
  await expect(daysOf({ account_id: newId('account') })).rejects.toMatchObject({ status: 401 });
});
