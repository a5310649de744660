import { expect, test } from 'vitest';

import { createAccount } from '#functions/account/testing.ts';
import { handler } from '#functions/calls/calendar/get-hours.ts';
import { hoursOf } from '#functions/calls/calendar/hours-view.ts';
import { NOW } from '#functions/calls/calendar/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calendar } from '#shared/api/calendar.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();
const deps = { business: hoursOf(table), clock: () => NOW };

test('200: nothing is said of hours at first', async () => {
  const { account_id } = await createAccount(table, { time_zone: 'America/Chicago' });
  const hours = await calling(calendar.getHours, handler.with(deps), { as: aMember(account_id) })({});
  expect(hours).toMatchObject({
    ...{ is_on: false, country: null, closed_on_holidays: false, days_off: [] },
    ...{ tz: 'America/Chicago', today: '2026-11-23', holidays: [], closed: null },
  });
  expect(hours.countries).toContain('US');
});

test('401: rejects a deleted account', async () => {
  const get = calling(calendar.getHours, handler.with(deps), { as: aMember(newId('account')) });
  await expect(get({})).rejects.toMatchObject({ status: 401 });
});
