import { expect, test } from 'vitest';

import { handler } from '#functions/calls/forwarding/get-forwarding.ts';
import { later, NOW, forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const { setUps, anOwner, halfway } = forwardingFixture();
const ask = (accountId: AccountId, now = NOW) =>
  calling(forwarding.getForwarding, handler.with({ setUps, clock: () => now }), { as: aMember(accountId) })({});

test('200: returns an empty list', async () => {
  const { account_id, phone } = await anOwner();
  const response = await ask(account_id);
  expect(response).toMatchObject({
    state: 'none',
    step: 'carrier',
    phone,
    number: null,
    carrier: null,
    legs: [],
    undo: null,
  });
  expect(response.seen).toHaveLength(30);
});

test('200: returns the carrier’s codes with our number and how to undo them', async () => {
  const { account_id, number } = await halfway(...steps('codes'));
  const response = await ask(account_id);
  const digits = number.slice(1);
  expect(response).toMatchObject({ state: 'setting_up', number, undo: '##004#', restore: '**61*18056377243#' });
  expect(response.legs.map(({ code, undo, query, state }) => [code, undo, query, state])).toEqual([
    [`**61*${digits}#`, '##61#', '*#61#', 'code_shown'],
    [`**67*${digits}#`, '##67#', '*#67#', 'unknown'],
    [`**62*${digits}#`, '##62#', '*#62#', 'unknown'],
  ]);
});

test('200: a test without a call in time has failed', async () => {
  const { account_id, number } = await halfway(
    ...steps('codes'),
    { t: 'dialled', legs: ['no_answer'] },
    { t: 'test-started', leg: 'no_answer', from: '+12185550199' as never, test_ref: 'test-1' },
  );
  expect((await ask(account_id, later(44))).test?.state).toBe('calling');
  const over = await ask(account_id, later(45));
  expect(over).toMatchObject({ state: 'failed', number, test: { state: 'not_forwarded', leg: 'no_answer' } });
  expect(over.test).not.toHaveProperty('test_ref');
});

test('401: rejects a deleted account', async () => {
  await expect(ask(newId('account'))).rejects.toMatchObject({ status: 401 });
});
