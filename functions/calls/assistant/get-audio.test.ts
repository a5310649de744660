import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/get-audio.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const { calls, anOwner, aCallOf } = assistantFixture();
const { recordings } = fakeRecordings();
const context = { calls, recordings, clock: () => NOW };
const audio = (accountId: AccountId) => calling(assistant.getAudio, handler.with(context), { as: aMember(accountId) });

test('200: returns a recording URL that is valid for five minutes', async () => {
  const { account_id } = await anOwner();
  const { id: call_id } = await aCallOf(account_id);
  expect(await audio(account_id)({ call_id })).toEqual({
    url: `https://sounds.example/${account_id}/${call_id}.wav?for=300`,
    now: NOW.toISOString(),
    expires_at: '2026-11-21T19:17:00.000Z',
  });
});

test('404: rejects a missing, expired or foreign recording', async () => {
  const [mine, theirs] = [await anOwner(), await anOwner()];
  const silent = await aCallOf(mine.account_id, {}, { recording: null });
  const over = await aCallOf(mine.account_id, {}, { deleted_at: NOW.toISOString() });
  const other = await aCallOf(theirs.account_id);
  for (const call_id of [silent.id, over.id, other.id, newId('call')])
    await expect(audio(mine.account_id)({ call_id })).rejects.toMatchObject({ code: 'assistant.unknown-call' });
});
