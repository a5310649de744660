import { afterEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/jobs/forget-calls.ts';
import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, calls, anOwner, aCallOf } = assistantFixture();
const { stored, recordings } = fakeRecordings();
const forget = forgetOf(table, recordings);
afterEach(() => void delete process.env.CLOCK_OFFSET_SECONDS);
const runAt = (moment: Date, more: object = {}) => {
  process.env.CLOCK_OFFSET_SECONDS = String((moment.getTime() - Date.now()) / 1000);
  return handler.with({ calls, forget, ...more })({});
};

async function recorded(account_id: AccountId, deleted_at: string) {
  const call = await aCallOf(account_id, { has_audio: true, transcript_preview: 'It’s Dana' }, { deleted_at });
  stored.set(`${account_id}/${call.id}.wav`, new Uint8Array(4));
  return call;
}

test('deletes transcripts when their retention ends, not before, and tolerates a second run', async () => {
  const { account_id } = await anOwner();
  const over = await recorded(account_id, '2026-11-21T19:11:00.000Z');
  const still = await recorded(account_id, '2026-11-21T19:32:00.000Z');
  await runAt(NOW);
  await runAt(NOW);
  expect([...stored.keys()]).toEqual([`${account_id}/${still.id}.wav`]);
  const details = await calls.detailsOf(account_id, over.id);
  expect(details).toMatchObject({ transcript: [], recording: null, callback_text: null, deleted_at: null });
  const line = { has_audio: false, transcript_preview: '', caller_name: 'Dana Brandt' };
  expect(await calls.of(account_id, over.id)).toMatchObject(line);
  expect(await calls.detailsOf(account_id, still.id)).toMatchObject({ transcript: [{ who: 'caller' }] });
});

test('one failure does not stop the others', async () => {
  const { account_id } = await anOwner();
  const [one, other] = [
    await recorded(account_id, '2026-11-21T19:11:00.000Z'),
    await recorded(account_id, '2026-11-21T19:11:01.000Z'),
  ];
  const words = (details: Parameters<typeof forget.words>[0]) =>
    details.id === one.id ? Promise.reject(new Error('S3 is away')) : forget.words(details);
  await runAt(NOW, { forget: { ...forget, words } });
  expect(await calls.detailsOf(account_id, other.id)).toMatchObject({ transcript: [] });
  expect(await calls.detailsOf(account_id, one.id)).toMatchObject({ transcript: [{ who: 'caller' }] });
});
