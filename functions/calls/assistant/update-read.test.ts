import { expect, test } from 'vitest';

import { callStore } from '#functions/calls/assistant/store.ts';
import { handler } from '#functions/calls/assistant/update-read.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { aCall } from '#functions/calls/web-chat/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();
const calls = callStore(table);

async function threeCalls() {
  const account_id = newId('account');
  const made = [aCall(account_id), aCall(account_id), aCall(account_id)];
  await calls.commit(...made.map((call) => calls.add(call)));
  const mark = calling(assistant.updateRead, handler.with({ calls }), { as: aMember(account_id) });
  return { account_id, mark, ids: made.map(({ id }) => id) };
}

test('200: marks calls as read and returns the unread count', async () => {
  const { mark, ids } = await threeCalls();
  const [first, second] = ids as [(typeof ids)[0], (typeof ids)[0]];
  expect(await mark({ ids: [first, second, first], is_read: true })).toEqual({ updated: 2, unread_total: 1 });
  expect(await mark({ ids: [first, second], is_read: true })).toEqual({ updated: 0, unread_total: 1 });
  expect(await mark({ ids: [first], is_read: false })).toEqual({ updated: 1, unread_total: 2 });
});

test('200: ignores another account’s calls', async () => {
  const [mine, theirs] = [await threeCalls(), await threeCalls()];
  const absent = await mine.mark({ ids: [newId('call')], is_read: true });
  expect(await mine.mark({ ids: theirs.ids, is_read: true })).toEqual(absent);
  expect((await calls.latest(theirs.account_id)).some(({ is_read }) => is_read)).toBe(false);
});

test('200: a caller’s chat marks no calls as read', async () => {
  const { ids } = await threeCalls();
  const as = { role: 'chat', webchatId: newId('webchat'), accountId: null } as const;
  const mark = calling(assistant.updateRead, handler.with({ calls }), { as });
  expect(await mark({ ids, is_read: true })).toEqual({ updated: 0, unread_total: 0 });
});

test('200: applies two concurrent marks', async () => {
  const { mark, ids } = await threeCalls();
  await Promise.all(ids.map((id) => mark({ ids: [id], is_read: true })));
  await Promise.all([mark({ ids, is_read: false }), mark({ ids, is_read: false })]);
  expect(await mark({ ids, is_read: true })).toEqual({ updated: 3, unread_total: 0 });
});

test('409: gives up when other writers always win', async () => {
  const { account_id, ids } = await threeCalls();
  const busy = { ...calls, commit: async () => Promise.reject(new Fault('request.conflict')) };
  const mark = calling(assistant.updateRead, handler.with({ calls: busy }), { as: aMember(account_id) });
  await expect(mark({ ids, is_read: true })).rejects.toMatchObject({ code: 'request.conflict' });
});
