import { afterEach, expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/jobs/forget-calls.ts';
import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { vendorCopiesOf, vendorCopyStore } from '#functions/calls/deletion/vendor-copies.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { simulator } from '#functions/providers/telephony/simulator.ts';
import { addHours } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, calls, anOwner, aCallOf } = assistantFixture();
const { stored, recordings } = fakeRecordings();
const forget = forgetOf(table, recordings);
const copies = vendorCopyStore(table);
const away = new Set<string>();
const atVendor = new Set<string>();
const telephony = {
  ...simulator({ siteUrl: () => '', later: () => {} }),
  deleteRecording: async (source: string) => {
    if (away.has(source)) throw new Error('503');
    atVendor.delete(source);
  },
};
afterEach(() => void delete process.env.CLOCK_OFFSET_SECONDS);
const runAt = (moment: Date, more: object = {}) => {
  process.env.CLOCK_OFFSET_SECONDS = String((moment.getTime() - Date.now()) / 1000);
  return handler.with({ calls, forget, copies: vendorCopiesOf(copies, () => telephony), ...more })({});
};

async function recorded(account_id: AccountId, deleted_at: string) {
  const call = await aCallOf(
    account_id,
    { has_audio: true, transcript_preview: 'It’s Dana', callback_text: 'at noon' },
    { deleted_at },
  );
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
  const line = { has_audio: false, callback_text: null, transcript_preview: '', caller_name: 'Dana Brandt' };
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

test('fails after a day in which a recording could not be deleted', async () => {
  const { account_id } = await anOwner();
  const call = await recorded(account_id, NOW.toISOString());
  const words = () => Promise.reject(new Error('S3 is away'));
  const run = (hours: number) => runAt(addHours(NOW, hours), { forget: { ...forget, words } });
  await run(23);
  await expect(run(25)).rejects.toThrow(/[1-9]\d* calls, 0 recordings/);
  await runAt(addHours(NOW, 26));
  expect(await calls.detailsOf(account_id, call.id)).toMatchObject({ transcript: [] });
});

test('deletes at the telephone company what was left there, again after a failure, and fails after a day', async () => {
  for (const source of ['RE1', 'RE2']) {
    atVendor.add(source);
    await copies.note({ source, call_ref: 'CA1', at: NOW.toISOString() });
    await copies.note({ source, call_ref: 'CA1', at: NOW.toISOString() }); // reported twice
  }
  away.add('RE2');
  await runAt(addHours(NOW, 1)); // the call may still be waiting for them
  expect([...atVendor]).toEqual(['RE1', 'RE2']);
  await runAt(addHours(NOW, 3));
  expect([...atVendor]).toEqual(['RE2']);
  await expect(runAt(addHours(NOW, 25))).rejects.toThrow('0 calls, 1 recordings at the telephone company');
  away.clear();
  await runAt(addHours(NOW, 26));
  expect([...atVendor]).toEqual([]);
  expect(await copies.since(addHours(NOW, 99), 10)).toEqual([]);
});
