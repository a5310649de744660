import { expect, test } from 'vitest';

import { handler } from '#functions/calls/calendar/read-source.ts';
import { busyOn, calendarFixture, NOW } from '#functions/calls/calendar/testing.ts';
import { aMember, calling, exhausted } from '#functions/platform/testing.ts';
import { calendar } from '#shared/api/calendar.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const { deps, added, answerWith, anOwner } = calendarFixture();
const read = (account_id: AccountId, now = NOW, more: object = {}) =>
  calling(calendar.readSource, handler.with({ ...deps, clock: () => now, ...more }), { as: aMember(account_id) })({});

test('200: reads at once, before its turn', async () => {
  const { account_id } = await anOwner();
  await added(account_id);
  await read(account_id);
  answerWith({ text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' });
  expect((await read(account_id, addMinutes(NOW, 1))).source).toMatchObject({ busy: 0 });
  answerWith(busyOn('20261124'));
});

test('200: where it fails, says since when, and keeps what was read last', async () => {
  const { account_id } = await anOwner();
  await added(account_id);
  await read(account_id);
  answerWith({ failure: 'unreachable' });
  await read(account_id, addMinutes(NOW, 5));
  const { source } = await read(account_id, addMinutes(NOW, 9));
  expect(source).toMatchObject({
    read_at: NOW.toISOString(),
    failed_at: addMinutes(NOW, 5).toISOString(),
    failure: 'unreachable',
    busy: 1,
    counts: true,
  });
  answerWith(busyOn('20261124'));
});

test('200: no effect without a calendar', async () => {
  expect((await read((await anOwner()).account_id)).source).toBeNull();
});

test('409: gives up where it was changed meanwhile', async () => {
  const { account_id } = await anOwner();
  const reader = { read: () => Promise.reject(new Fault('request.conflict')) };
  await expect(read(account_id, NOW, { reader })).rejects.toMatchObject({ status: 409 });
});

test('429: limits readings', async () => {
  const { account_id } = await anOwner();
  await expect(read(account_id, NOW, { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});
