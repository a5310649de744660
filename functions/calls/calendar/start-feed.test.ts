import { expect, test } from 'vitest';

import { handler } from '#functions/calls/calendar/start-feed.ts';
import { calendarFixture, NOW } from '#functions/calls/calendar/testing.ts';
import { aMember, calling, exhausted } from '#functions/platform/testing.ts';
import { calendar } from '#shared/api/calendar.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const { deps, calendars, anOwner } = calendarFixture();
const start = (account_id: AccountId, more: object = {}) =>
  calling(calendar.startFeed, handler.with({ ...deps, ...more }), { as: aMember(account_id) })({});

test('200: returns an address that nobody can guess, and stores none of it', async () => {
  const { account_id } = await anOwner();
  const { url, feed } = await start(account_id);
  expect(url).toMatch(new RegExp(`^http://[^/]+/api/calendar/${account_id}/[\\w-]{43}\\.ics$`));
  expect(feed).toEqual({ made_at: NOW.toISOString() });
  const token = url.split('/').at(-1)!.slice(0, 43);
  expect(JSON.stringify(await calendars.feeds.of(account_id))).not.toContain(token);
});

test('200: another address replaces the first', async () => {
  const { account_id } = await anOwner();
  const [first, second] = [await start(account_id), await start(account_id)];
  expect(second.url).not.toBe(first.url);
});

test('409: of two at once one wins', async () => {
  const { account_id } = await anOwner();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  const racing = { calendars: { ...calendars, feeds: { ...calendars.feeds, commit } } };
  await expect(start(account_id, racing)).rejects.toMatchObject({ status: 409 });
});

test('429: limits addresses', async () => {
  const { account_id } = await anOwner();
  await expect(start(account_id, { limits: exhausted })).rejects.toMatchObject({ status: 429 });
});
