import { expect, test } from 'vitest';

import { handler } from '#functions/calls/calendar/jobs/refresh-source.ts';
import { calendarReader } from '#functions/calls/calendar/read-calendar.ts';
import { busyOn, calendarFixture, NOW } from '#functions/calls/calendar/testing.ts';
import { addMinutes } from '#shared/values/duration.ts';

const { table, reader, calendars, asked, added, answerWith, anOwner } = calendarFixture();
const runAt = (account_id: string, now: Date) => handler.with({ reader, clock: () => now })({ account_id });

test('reads a calendar in its turn, once for two runs', async () => {
  const { account_id } = await anOwner();
  await added(account_id);
  const before = asked.length;
  await Promise.all([runAt(account_id, NOW), runAt(account_id, NOW)]);
  await runAt(account_id, addMinutes(NOW, 14));
  expect(asked.length - before).toBe(1);
  await runAt(account_id, addMinutes(NOW, 15));
  expect(asked.length - before).toBe(2);
});

test('one that fails is tried less and less often', async () => {
  const { account_id } = await anOwner();
  await added(account_id);
  answerWith({ failure: 'unreachable' });
  const waits: number[] = [];
  let at = NOW;
  for (let nth = 0; nth < 7; nth++) {
    await runAt(account_id, at);
    const next = new Date((await calendars.sources.of(account_id))!.next_at);
    waits.push((next.getTime() - at.getTime()) / 60_000);
    at = next;
  }
  expect(waits).toEqual([15, 15, 30, 60, 120, 240, 360]);
});

test('an owner who removes the calendar meanwhile has none', async () => {
  const { account_id } = await anOwner();
  await added(account_id);
  const { sources } = calendars;
  const removing = calendarReader(table, async () => {
    await sources.commit(sources.remove(account_id));
    return busyOn('20261124');
  });
  await handler.with({ reader: removing, clock: () => NOW })({ account_id });
  expect(await sources.of(account_id)).toBeUndefined();
});
