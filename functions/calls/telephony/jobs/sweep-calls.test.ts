import { afterAll, expect, test } from 'vitest';

import { temporaryTable } from '#functions/platform/table/testing.ts';
import { handler } from '#functions/calls/telephony/jobs/sweep-calls.ts';
import { callFixture, NOW } from '#functions/calls/telephony/testing.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());
const desk = callFixture(table);

/** Whose calls are concluded by a sweep so many minutes later. */
async function swept(minutes: number): Promise<string[]> {
  const found: string[] = [];
  process.env.CLOCK_OFFSET_SECONDS = String((NOW.getTime() - Date.now()) / 1000 + minutes * 60);
  const start = async (_: string, input: object) => void found.push((input as { call_ref: string }).call_ref);
  await handler.with({ sessions: desk.context.sessions, start })({});
  return found;
}
afterAll(() => void delete process.env.CLOCK_OFFSET_SECONDS);

test('a call in which nothing has moved for six minutes is concluded, once', async () => {
  const owner = await desk.anOwner();
  const call = await desk.ring(owner.number);
  await call.say('Dana Brandt');
  expect(await swept(5)).toEqual([]);
  expect(await swept(7)).toEqual([call.call_ref]);
  await desk.conclude(call.call_ref);
  expect(await desk.latest(owner.account_id)).toMatchObject({ caller_name: 'Dana Brandt', duration_s: 4 });
  expect(await swept(8)).toEqual([]);
});
