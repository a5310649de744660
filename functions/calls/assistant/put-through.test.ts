import { expect, test } from 'vitest';

import { handler as read } from '#functions/calls/assistant/get-ring-through.ts';
import { handler } from '#functions/calls/assistant/put-through.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';
import { RULES_MAX } from '#shared/values/live-call.ts';

const { table, anOwner } = assistantFixture();
const context = { ringThrough: ringThroughStore(table), commit: table.commit.bind(table) };
const put = (as: AccountId, more: Partial<typeof context> = {}) =>
  calling(assistant.putThrough, handler.with({ ...context, ...more }), { as: aMember(as) });
const rulesOf = (as: AccountId) => calling(assistant.getRingThrough, read.with(context), { as: aMember(as) })({});

test('200: lists a number once, with its latest name, and takes it off the list', async () => {
  const { account_id } = await anOwner();
  await put(account_id)({ phone: '(612) 555-0138', name: 'Dana', is_listed: true });
  await put(account_id)({ phone: '+16125550138', name: 'Dana Brandt', is_listed: true });
  expect((await rulesOf(account_id)).people).toMatchObject([{ phone: '+16125550138', name: 'Dana Brandt' }]);
  await put(account_id)({ phone: '+16125550138', is_listed: false });
  expect((await put(account_id)({ phone: '+16125550138', is_listed: false })).people).toEqual([]);
});

test('422: what is no number, and more people than anyone would want to be called by', async () => {
  const { account_id } = await anOwner();
  await expect(put(account_id)({ phone: 'Dana', is_listed: true })).rejects.toMatchObject({ status: 422 });
  for (let i = 0; i < RULES_MAX; i++) await put(account_id)({ phone: `+1612555${1000 + i}`, is_listed: true });
  await expect(put(account_id)({ phone: '+16125552000', is_listed: true })).rejects.toMatchObject({ status: 422 });
});

test('409: gives up against constant writers', async () => {
  const { account_id } = await anOwner();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(put(account_id, { commit })({ phone: '+16125550138', is_listed: true })).rejects.toMatchObject({
    status: 409,
  });
});
