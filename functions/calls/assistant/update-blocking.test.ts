import { expect, test } from 'vitest';

import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { handler } from '#functions/calls/assistant/update-blocking.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, anOwner } = assistantFixture();
const context = { ringThrough: ringThroughStore(table), commit: table.commit.bind(table) };
const update = (as: AccountId, more: Partial<typeof context> = {}) =>
  calling(assistant.updateBlocking, handler.with({ ...context, ...more }), { as: aMember(as) });

test('200: changes the given fields, each entry once, and keeps the rest', async () => {
  const { account_id } = await anOwner();
  await update(account_id)({ prefixes: ['+1900', '+1900'], countries: ['FR'] });
  const { blocking } = await update(account_id)({ withheld: true, action: 'voicemail' });
  expect(blocking).toEqual({ withheld: true, prefixes: ['+1900'], countries: ['FR'], action: 'voicemail' });
});

test.each([
  [{ prefixes: ['900'] }, { 'prefixes.0': ['This value is invalid.'] }],
  [{ prefixes: ['+'] }, { 'prefixes.0': ['This value is invalid.'] }],
  [{ prefixes: ['+1900', '+9991'] }, { 'prefixes.1': ['No phone number begins like this.'] }],
  [{ prefixes: ['+1234567890123'] }, { 'prefixes.0': ['This value is invalid.'] }],
  [{ prefixes: Array.from({ length: 51 }, (_, i) => `+1${200 + i}`) }, { prefixes: ['This value is invalid.'] }],
  [{ countries: ['France'] }, { 'countries.0': ['This value is invalid.'] }],
  [{ countries: ['ZZ'] }, { 'countries.0': ['This value is invalid.'] }],
])('422: %j', async (input, fields) => {
  const { account_id } = await anOwner();
  await expect(update(account_id)(input)).rejects.toMatchObject({ status: 422, fields });
});

test('200: a beginning of several countries, and of a code that is only begun', async () => {
  const { account_id } = await anOwner();
  expect((await update(account_id)({ prefixes: ['+88', '+79'] })).blocking.prefixes).toEqual(['+88', '+79']);
});

test('409: gives up against constant writers', async () => {
  const { account_id } = await anOwner();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(update(account_id, { commit })({ withheld: true })).rejects.toMatchObject({ status: 409 });
});
