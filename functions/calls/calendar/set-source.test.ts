import { expect, test } from 'vitest';

import { handler } from '#functions/calls/calendar/set-source.ts';
import { ADDRESS, busyOn, calendarFixture, NOW } from '#functions/calls/calendar/testing.ts';
import { aMember, calling, exhausted } from '#functions/platform/testing.ts';
import { calendar } from '#shared/api/calendar.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const { deps, calendars, asked, answerWith, anOwner } = calendarFixture();
const set = (account_id: AccountId, url: string, more: object = {}) =>
  calling(calendar.setSource, handler.with({ ...deps, ...more }), { as: aMember(account_id) })({ url });

test('200: reads the calendar at once; webcal is https', async () => {
  const { account_id } = await anOwner();
  const { source } = await set(account_id, ADDRESS.replace('https:', 'webcal:'));
  expect(asked.at(-1)).toBe(ADDRESS);
  expect(source).toMatchObject({ read_at: NOW.toISOString(), failure: null, busy: 1 });
  expect(await calendars.sources.busy(account_id, NOW)).toEqual([
    { starts_at: '2026-11-24T15:00:00.000Z', ends_at: '2026-11-24T16:00:00.000Z' },
  ]);
});

test('200: an address that cannot be read is stored with the reason, and the times of another one are gone', async () => {
  const { account_id } = await anOwner();
  await set(account_id, ADDRESS);
  answerWith({ failure: 'not_a_calendar' });
  const { source } = await set(account_id, 'https://other.example.com/page');
  expect(source).toMatchObject({ host: 'other.example.com', read_at: null, failure: 'not_a_calendar', busy: 0 });
  answerWith(busyOn('20261124'));
});

test.each([
  'http://calendar.example.com/a.ics',
  'file:///etc/passwd',
  'calendar',
  'https://localhost/',
  'https://localhost./',
  'https://a.localhost/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://169.254.169.254/a.ics',
  'https://10.0.0.1/a.ics',
  'https://0.0.0.0/',
  'https://[::ffff:10.0.0.1]/',
  'https://u:p@a.example.com/',
])('422: refuses %s', async (url) => {
  const { account_id } = await anOwner();
  await expect(set(account_id, url)).rejects.toMatchObject({ status: 422, fields: { url: [expect.any(String)] } });
});

test('409: of two at once one wins', async () => {
  const { account_id } = await anOwner();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  const racing = { calendars: { ...calendars, sources: { ...calendars.sources, commit } } };
  await expect(set(account_id, ADDRESS, racing)).rejects.toMatchObject({ status: 409 });
});

test('429: limits addresses', async () => {
  const { account_id } = await anOwner();
  await expect(set(account_id, ADDRESS, { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});

test('422: an address that is refused replaces no other', async () => {
  const { account_id } = await anOwner();
  await set(account_id, ADDRESS);
  answerWith({ failure: 'refused' });
  await expect(set(account_id, 'https://private.example.com/a.ics')).rejects.toMatchObject({
    status: 422,
    fields: { url: [expect.any(String)] },
  });
  answerWith(busyOn('20261124'));
  expect((await calendars.view(account_id, NOW)).source).toMatchObject({ host: new URL(ADDRESS).host, busy: 1 });
});
