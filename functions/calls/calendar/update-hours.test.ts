import { expect, test } from 'vitest';

import { hoursOf } from '#functions/calls/calendar/hours-view.ts';
import { NOW } from '#functions/calls/calendar/testing.ts';
import { handler } from '#functions/calls/calendar/update-hours.ts';
import { handler as getDays } from '#functions/calls/callbacks/get-days.ts';
import { callbackFixture } from '#functions/calls/callbacks/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { type BusinessHours, calendar } from '#shared/api/calendar.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const fixture = callbackFixture();
const { table, context } = fixture;
const deps = { business: hoursOf(table), commit: table.commit.bind(table), clock: () => NOW };
const update = (account_id: AccountId, change: Partial<BusinessHours>, more: object = {}) =>
  calling(calendar.updateHours, handler.with({ ...deps, ...more }), { as: aMember(account_id) })(change);

test('200: changes what is given; callbacks are then offered on other days', async () => {
  const { account_id } = await fixture.anOwner();
  await update(account_id, { country: 'US', closed_on_holidays: true });
  const days_off = [{ from: '2026-12-01', until: '2026-12-02' }];
  const hours = await update(account_id, { days_off });
  expect(hours).toMatchObject({ country: 'US', closed_on_holidays: true, days_off, closed: null });
  expect(hours.holidays.slice(0, 2)).toEqual(['2026-11-26', '2026-12-25']);
  const get = calling(callbacks.getDays, getDays.with({ context, clock: () => NOW }), { as: aMember(account_id) });
  const dates = (await get({})).days.map(({ date }) => date);
  expect(dates).toContain('2026-11-30');
  for (const day of ['2026-11-26', '2026-12-01', '2026-12-02']) expect(dates).not.toContain(day);
});

test('200: days off are kept in order, without those that are over', async () => {
  const { account_id } = await fixture.anOwner();
  const [past, soon, later] = ['2026-11-22', '2026-11-23', '2026-12-24'].map((day) => ({ from: day, until: day }));
  const { days_off, closed } = await update(account_id, { days_off: [later!, past!, soon!] });
  expect(days_off).toEqual([soon, later]);
  expect(closed).toBe('away');
});

const day = (on: string) => ({ from: on, until: on });

test.each([
  [{ days_off: [{ from: '2026-12-02', until: '2026-12-01' }] }, 'days_off.0.until'],
  [{ windows: [[{ from: '17:00', until: '09:00' }], [], [], [], [], [], []] }, 'windows.0'],
  [
    {
      windows: [
        [
          { from: '09:00', until: '12:00' },
          { from: '11:00', until: '17:00' },
        ],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
    },
    'windows.0',
  ],
  [{ country: 'ZZ' }, 'country'],
  [{ days_off: [{ from: '2027-02-29', until: '2027-03-01' }] }, 'days_off.0.from'],
  [{ days_off: [{ from: '2026-13-01', until: '2026-13-02' }] }, 'days_off.0.from'],
  [{ days_off: [day('2026-12-01'), day('2026-12-02'), day('2026-12-01')] }, 'days_off.2.until'],
  [{ days_off: [{ from: '2026-12-01', until: '2026-12-05' }, day('2026-12-05')] }, 'days_off.1.until'],
  [{ days_off: [{ from: '2026-12-01', until: '2027-12-02' }] }, 'days_off.0.until'],
  [{ days_off: [{ from: '2026-12-01', until: '9999-12-31' }] }, 'days_off.0.until'],
  [{ days_off: Array.from({ length: 41 }, () => day('2026-12-01')) }, 'days_off'],
])('422: %j', async (change, field) => {
  const { account_id } = await fixture.anOwner();
  await expect(update(account_id, change)).rejects.toMatchObject({
    status: 422,
    fields: { [field]: [expect.any(String)] },
  });
});

test('200: an absence of a year, a leap day, and days that touch', async () => {
  const { account_id } = await fixture.anOwner();
  const days_off = [{ from: '2026-12-01', until: '2027-12-01' }, day('2027-12-02'), day('2028-02-29')];
  expect((await update(account_id, { days_off })).days_off).toEqual(days_off);
});

test('409: gives up against constant writers', async () => {
  const { account_id } = await fixture.anOwner();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(update(account_id, { is_on: true }, { commit })).rejects.toMatchObject({ status: 409 });
});
