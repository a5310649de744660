import { expect, test } from 'vitest';

import { messagesTo } from '#functions/account/testing.ts';
import { handler } from '#functions/calls/forwarding/turn-off.ts';
import { NOW, forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const { table, setUps, leaving, outbox, numbers, anOwner, halfway } = forwardingFixture();
const deps = { setUps, leaving, outbox, clock: () => NOW };
const off = (accountId: AccountId) => calling(forwarding.turnOff, handler.with(deps), { as: aMember(accountId) });
const dialled = [...steps('codes'), { t: 'dialled', legs: ['no_answer'] } as const];

test('200: returns and texts the undo code; the number rests for thirty days', async () => {
  const { account_id, phone, number } = await halfway(...dialled);
  expect(await off(account_id)({ dialled: false })).toMatchObject({ state: 'off', number: null, undo: '##004#' });
  const [text, ...more] = await messagesTo(table, phone);
  expect([text?.purpose, more]).toEqual(['number-left', []]);
  expect(text).toMatchObject({ text: expect.stringContaining('##004#') as string });
  expect(await numbers.of(number)).toMatchObject({ account_id: null, neutral_until: '2026-12-21T14:05:00.000Z' });
  const isFree = async (at: string) =>
    (await numbers.free('US', new Date(at), 100)).some((free) => free.number === number);
  expect([await isFree('2026-12-21T14:04:59.000Z'), await isFree('2026-12-21T14:05:00.000Z')]).toEqual([false, true]);
});

test('200: repeated requests return the undo code once, and none after it was dialled', async () => {
  const { account_id, phone } = await halfway(...dialled);
  await off(account_id)({ dialled: false });
  await off(account_id)({ dialled: false });
  expect(await messagesTo(table, phone)).toHaveLength(1);
  expect(await off(account_id)({ dialled: true })).toMatchObject({ state: 'off', undo: null });
});

test('200: sends no text when the code was dialled or nothing was forwarded', async () => {
  const first = await halfway(...dialled);
  expect(await off(first.account_id)({ dialled: true })).toMatchObject({ state: 'off', undo: null });
  const second = await halfway();
  await off(second.account_id)({ dialled: false });
  expect([...(await messagesTo(table, first.phone)), ...(await messagesTo(table, second.phone))]).toEqual([]);
});

test('409: rejects concurrent changes, a missing carrier and a missing number', async () => {
  const { account_id, phone } = await halfway(...dialled);
  const both = await Promise.allSettled([off(account_id)({ dialled: false }), off(account_id)({ dialled: false })]);
  for (const each of both)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'request.conflict', status: 409 });
  expect(await messagesTo(table, phone)).toHaveLength(1);
  await expect(off((await anOwner()).account_id)({ dialled: false })).rejects.toMatchObject({
    code: 'forwarding.no-carrier',
  });
  const unconfirmed = await anOwner({ phone_confirmed_at: null });
  await expect(off(unconfirmed.account_id)({ dialled: true })).rejects.toMatchObject({ code: 'forwarding.no-phone' });
});

test('401: rejects a deleted account', async () => {
  await expect(off(newId('account'))({ dialled: true })).rejects.toMatchObject({ status: 401 });
});
