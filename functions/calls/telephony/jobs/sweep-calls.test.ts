import { afterAll, expect, test } from 'vitest';

import { temporaryTable } from '#functions/platform/table/testing.ts';
import { handler } from '#functions/calls/telephony/jobs/sweep-calls.ts';
import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';

const table = temporaryTable();
const fixture = callFixture(table);

/** The calls that a sweep concludes some minutes later. */
async function swept(minutes: number): Promise<string[]> {
  const concluded: string[] = [];
  process.env.CLOCK_OFFSET_SECONDS = String((NOW.getTime() - Date.now()) / 1000 + minutes * 60);
  const start = async (_: string, input: object) => void concluded.push((input as { call_ref: string }).call_ref);
  await handler.with({ sessions: fixture.context.sessions, start })({});
  return concluded;
}
afterAll(() => void delete process.env.CLOCK_OFFSET_SECONDS);

test('concludes a call once that was idle for six minutes', async () => {
  const owner = await fixture.anOwner();
  const call = await fixture.ring(owner.number);
  await call.say('Dana Brandt');
  expect(await swept(5)).toEqual([]);
  expect(await swept(7)).toEqual([call.call_ref]);
  await fixture.conclude(call.call_ref);
  expect(await fixture.latest(owner.account_id)).toMatchObject({ caller_name: 'Dana Brandt', duration_s: 4 });
  expect(await swept(8)).toEqual([]);
});
