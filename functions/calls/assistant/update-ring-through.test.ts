import { expect, test } from 'vitest';

import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { handler } from '#functions/calls/assistant/update-ring-through.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { nothingBlocked } from '#shared/values/call-rules.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, anOwner } = assistantFixture();
const context = { ringThrough: ringThroughStore(table), commit: table.commit.bind(table) };
const update = (as: AccountId, more: Partial<typeof context> = {}) =>
  calling(assistant.updateRingThrough, handler.with({ ...context, ...more }), { as: aMember(as) });

test('200: changes the given fields and keeps the rest; each word once', async () => {
  const { account_id } = await anOwner();
  await update(account_id)({ words: ['hospital', 'Hospital ', 'school', 'hospital'] });
  expect(await update(account_id)({ urgent: true })).toEqual({
    people: [],
    words: ['hospital', 'school'],
    urgent: true,
    blocking: nothingBlocked,
  });
});

test('422: more words than anyone reads', async () => {
  const { account_id } = await anOwner();
  const words = Array.from({ length: 21 }, (_, i) => `word ${i}`);
  await expect(update(account_id)({ words })).rejects.toMatchObject({ status: 422 });
});

test.each([
  [['hospital', 'the'], { 'words.1': ['Almost every caller says this word.'] }],
  [['ok'], { 'words.0': ['Almost every caller says this word.'] }],
  [['!?'], { 'words.0': ['This value is invalid.'] }],
  [[' '], { 'words.0': ['This field is required.'] }],
  [['\u200b\u202e'], { 'words.0': ['This field is required.'] }],
  [['x'.repeat(41)], { 'words.0': ['This text is too long.'] }],
])('422: %j', async (words, fields) => {
  const { account_id } = await anOwner();
  await expect(update(account_id)({ words })).rejects.toMatchObject({ status: 422, fields });
});

test('409: gives up against constant writers', async () => {
  const { account_id } = await anOwner();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  await expect(update(account_id, { commit })({ urgent: true })).rejects.toMatchObject({ status: 409 });
});
