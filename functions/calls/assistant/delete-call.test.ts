import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/delete-call.ts';
import { forgetOf } from '#functions/calls/assistant/forget-call.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { type AccountId } from '#shared/values/id.ts';

const { table, calls, anOwner, aCallOf } = assistantFixture();
const { stored, recordings } = fakeRecordings();
const context = { calls, forget: forgetOf(table, recordings) };
const remove = (accountId: AccountId) =>
  calling(assistant.deleteCall, handler.with(context), { as: aMember(accountId) });

test('200: deletes a call with its transcript and recording', async () => {
  const { account_id } = await anOwner();
  const { id: call_id } = await aCallOf(account_id);
  stored.set(`${account_id}/${call_id}.wav`, new Uint8Array(4));
  await remove(account_id)({ call_id });
  expect(await calls.of(account_id, call_id)).toBeUndefined();
  expect(await calls.detailsOf(account_id, call_id)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('404: keeps another account’s call', async () => {
  const [mine, theirs] = [await anOwner(), await anOwner()];
  const { id: call_id } = await aCallOf(theirs.account_id);
  await expect(remove(mine.account_id)({ call_id })).rejects.toMatchObject({ code: 'assistant.unknown-call' });
  expect(await calls.of(theirs.account_id, call_id)).toBeDefined();
});

test('404: of two requests at once one deletes, the other finds nothing', async () => {
  const { account_id } = await anOwner();
  const { id: call_id } = await aCallOf(account_id);
  const both = await Promise.allSettled([remove(account_id)({ call_id }), remove(account_id)({ call_id })]);
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused).toEqual([expect.objectContaining({ code: 'assistant.unknown-call' })]);
});
