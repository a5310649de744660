import { expect, test } from 'vitest';

import { handler } from '#functions/calls/calendar/remove-source.ts';
import { calendarFixture, NOW } from '#functions/calls/calendar/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { calendar } from '#shared/api/calendar.ts';

const { deps, reader, calendars, added, anOwner } = calendarFixture();

test('200: forgets the calendar and its busy times; twice is as once', async () => {
  const { account_id } = await anOwner();
  await added(account_id);
  await reader.read(account_id, NOW);
  const remove = calling(calendar.removeSource, handler.with(deps), { as: aMember(account_id) });
  expect((await remove({})).source).toBeNull();
  expect((await remove({})).source).toBeNull();
  expect(await calendars.sources.busy(account_id, NOW)).toEqual([]);
});
