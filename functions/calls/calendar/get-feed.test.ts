import { expect, test } from 'vitest';

import { accountStore } from '#functions/account/public.ts';
import { handler } from '#functions/calls/calendar/get-feed.ts';
import { handler as startFeed } from '#functions/calls/calendar/start-feed.ts';
import { handler as stopFeed } from '#functions/calls/calendar/stop-feed.ts';
import { calendarFixture } from '#functions/calls/calendar/testing.ts';
import { callbackFixture, NOW } from '#functions/calls/callbacks/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { aMember, calling, sending } from '#functions/platform/testing.ts';
import { calendar } from '#shared/api/calendar.ts';

const fixture = callbackFixture();
const { table, context } = fixture;
const { deps } = calendarFixture(table);
const limits = limiterOf(table, async () => 'secret');
const handling = handler.with({ ...context, feeds: deps.calendars.feeds, limits, clock: () => NOW });
const get = async (url: string) => sending(calendar.getFeed, handling)(new Request(url));
type Owner = Awaited<ReturnType<typeof fixture.anOwner>>;
const feedUrl = async ({ account_id }: Owner): Promise<string> =>
  (await calling(calendar.startFeed, startFeed.with(deps), { as: aMember(account_id) })({})).url;

test('200: every callback, with who calls about what; a cancelled one says so', async () => {
  const owner = await fixture.anOwner();
  const { appointment } = await fixture.agreed(owner);
  const url = await feedUrl(owner);
  const response = await get(url);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
  });
  const text = (await response.text()).replaceAll('\r\n ', '');
  expect(text).toContain(`UID:${appointment.id}@calluna\r\nSEQUENCE:0\r\nDTSTAMP:20261121T191200Z\r\n`);
  expect(text).toContain('DTSTART:20261123T163000Z\r\nDTEND:20261123T164500Z\r\nSTATUS:CONFIRMED\r\n');
  expect(text).toContain(`SUMMARY:Call Dana Brandt\r\nDESCRIPTION:Dana Brandt\\n${appointment.caller_number}\\n`);
  expect(text).not.toContain('VALARM');
  const stored = (await context.appointments.of(owner.account_id, appointment.id))!;
  await context.write(context.agenda.cancel(stored, { by: 'owner', now: NOW }));
  expect(await (await get(url)).text()).toMatch(/SEQUENCE:1\r\n[^]*STATUS:CANCELLED/);
});

test('200: only the owner’s own, and none that ended more than thirty days ago', async () => {
  const [owner, other] = [await fixture.anOwner(), await fixture.anOwner()];
  await fixture.agreed(other);
  expect(await (await get(await feedUrl(owner))).text()).not.toContain('VEVENT');
});

test('404: an address that was replaced, ended, guessed or of a closed account', async () => {
  const owner = await fixture.anOwner();
  const first = await feedUrl(owner);
  const second = await feedUrl(owner);
  expect((await get(first)).status).toBe(404);
  expect((await get(second)).status).toBe(200);
  const stranger = await fixture.anOwner();
  expect((await get(second.replace(owner.account_id, stranger.account_id))).status).toBe(404);
  const accounts = accountStore(table);
  const stored = (await accounts.of(owner.account_id))!;
  await accounts.replace(stored, { ...stored, closed_at: NOW.toISOString() });
  expect((await get(second)).status).toBe(404);
  const third = await feedUrl(stranger);
  await calling(calendar.stopFeed, stopFeed.with(deps), { as: aMember(stranger.account_id) })({});
  expect((await get(third)).status).toBe(404);
});

test('429: a feed that is read in a loop, and a network that guesses; others are served', async () => {
  const [owner, other] = [await fixture.anOwner(), await fixture.anOwner()];
  const [url, others] = [await feedUrl(owner), await feedUrl(other)];
  for (let nth = 0; nth < 60; nth++) await get(url);
  expect((await get(url)).status).toBe(429);
  const guess = url.replace(/[\w-]{43}\.ics$/, `${'x'.repeat(43)}.ics`);
  for (let nth = 0; nth < 60; nth++) await get(guess);
  expect((await get(guess)).status).toBe(429);
  expect((await get(others)).status).toBe(200);
});
