import { expect, test } from 'vitest';

import { handler as startFeed } from '#functions/calls/calendar/start-feed.ts';
import { handler } from '#functions/calls/calendar/stop-feed.ts';
import { calendarFixture } from '#functions/calls/calendar/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { calendar } from '#shared/api/calendar.ts';

const { deps, anOwner } = calendarFixture();

test('200: ends the feed; twice is as once', async () => {
  const as = aMember((await anOwner()).account_id);
  await calling(calendar.startFeed, startFeed.with(deps), { as })({});
  const stop = calling(calendar.stopFeed, handler.with(deps), { as });
  expect((await stop({})).feed).toBeNull();
  expect((await stop({})).feed).toBeNull();
});
