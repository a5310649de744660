import { expect, test } from 'vitest';

import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { handler } from '#functions/calls/assistant/write-note.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId } from '#shared/values/id.ts';

const { calls, anOwner, aCallOf } = assistantFixture();
const write = (accountId: AccountId, store = calls) =>
  calling(assistant.writeNote, handler.with({ calls: store }), { as: aMember(accountId) });

test('200: saves a note; an empty one deletes it', async () => {
  const { account_id } = await anOwner();
  const { id: call_id } = await aCallOf(account_id);
  expect(await write(account_id)({ call_id, note: '  Bring the survey ' })).toEqual({ note: 'Bring the survey' });
  expect(await calls.detailsOf(account_id, call_id)).toMatchObject({ note: 'Bring the survey' });
  expect(await write(account_id)({ call_id, note: '' })).toEqual({ note: '' });
});

test('200: keeps two concurrent messages', async () => {
  const { account_id } = await anOwner();
  const { id: call_id } = await aCallOf(account_id);
  await Promise.all([write(account_id)({ call_id, note: 'one' }), write(account_id)({ call_id, note: 'two' })]);
  expect(['one', 'two']).toContain((await calls.detailsOf(account_id, call_id))?.note);
});

test('404: rejects a call of another account', async () => {
  const [mine, theirs] = [await anOwner(), await anOwner()];
  const { id: call_id } = await aCallOf(theirs.account_id);
  await expect(write(mine.account_id)({ call_id, note: 'x' })).rejects.toMatchObject({
    code: 'assistant.unknown-call',
  });
});

test('409: gives up against constant writers', async () => {
  const { account_id } = await anOwner();
  const { id: call_id } = await aCallOf(account_id);
  const busy = { ...calls, commit: () => Promise.reject(new Fault('request.conflict')) };
  await expect(write(account_id, busy)({ call_id, note: 'x' })).rejects.toMatchObject({ status: 409 });
});
