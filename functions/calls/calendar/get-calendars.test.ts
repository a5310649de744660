import { expect, test } from 'vitest';

import { handler } from '#functions/calls/calendar/get-calendars.ts';
import { calendarFixture, NOW } from '#functions/calls/calendar/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { calendar } from '#shared/api/calendar.ts';
import { addHours } from '#shared/values/duration.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const { deps, reader, calendars, added, anOwner } = calendarFixture();
const get = (account_id: AccountId, now = NOW) =>
  calling(calendar.getCalendars, handler.with({ ...deps, clock: () => now }), { as: aMember(account_id) })({});

test('200: none at first', async () => {
  const { account_id } = await anOwner();
  expect(await get(account_id)).toEqual({ now: NOW.toISOString(), tz: 'America/Chicago', feed: null, source: null });
});

test('200: of the address only its host; busy times to come; what is a day old does not count', async () => {
  const { account_id } = await anOwner();
  await added(account_id);
  await reader.read(account_id, NOW);
  const { source } = await get(account_id);
  expect(source).toMatchObject({ host: 'calendar.example.com', read_at: NOW.toISOString(), busy: 1, counts: true });
  expect(JSON.stringify(source)).not.toContain('secret');
  const late = await get(account_id, addHours(NOW, 24));
  expect(late.source).toMatchObject({ busy: 1, counts: false });
  expect(await calendars.sources.busy(account_id, addHours(NOW, 23))).toHaveLength(1);
  expect(await calendars.sources.busy(account_id, addHours(NOW, 24))).toEqual([]);
});

test('401: rejects a deleted account', async () => {
  await expect(get(newId('account'))).rejects.toMatchObject({ status: 401 });
});
