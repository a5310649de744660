import { expect, test } from 'vitest';

import { handler } from '#functions/calls/calendar/jobs/refresh-sources.ts';
import { calendarFixture, NOW } from '#functions/calls/calendar/testing.ts';
import { addMinutes } from '#shared/values/duration.ts';

const { calendars, reader, added, anOwner } = calendarFixture();

test('starts a run for each calendar whose turn has come; one that cannot start does not keep the others', async () => {
  const owners = [await anOwner(), await anOwner(), await anOwner()];
  for (const { account_id } of owners) await added(account_id);
  await reader.read(owners[2]!.account_id, NOW);
  const started: string[] = [];
  const start = async (id: string, input: object) => {
    started.push(JSON.stringify([id, input]));
    if (started.length === 1) throw new Error('Lambda is away');
  };
  await handler.with({ sources: calendars.sources, start, clock: () => addMinutes(NOW, 1) })({});
  const expected = owners
    .slice(0, 2)
    .map(({ account_id }) => JSON.stringify(['calendar.refreshSource', { account_id }]));
  expect(started.toSorted()).toEqual(expected.toSorted());
});
