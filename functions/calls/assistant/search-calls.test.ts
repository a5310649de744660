import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/search-calls.ts';
import { assistantFixture, NOW } from '#functions/calls/assistant/testing.ts';
import { whoHas } from '#functions/people/public.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';
import { newId } from '#shared/values/id.ts';

const { table, calls, anOwner, aCallOf } = assistantFixture();
const handling = handler.with({ calls, whoHas: whoHas(table), clock: () => NOW });
const { account_id } = await anOwner();
const renee = await aCallOf(account_id, { caller_name: 'Renée Dubois', caller_number: '+16125550141', reason: null });
const boat = await aCallOf(account_id, { caller_name: null, caller_number: '+33612345678', reason: 'The boat survey' });
const preview = { caller_name: 'دانا', caller_number: '+12185550177', reason: null, transcript_preview: 'عن القارب' };
const dana = await aCallOf(account_id, preview);
// A name from the index that the index no longer has.
await aCallOf(account_id, { caller_name: 'Gone Away', caller_name_source: 'lookup', reason: null });

const search = calling(assistant.searchCalls, handling, { as: aMember(account_id) });
const found = async (words: string) => (await search({ words })).data.map(({ id }) => id);

test.each([
  ['renee', [renee.id]],
  ['DUBOIS rené', [renee.id]],
  ['612 555 0141', [renee.id]],
  ['٦١٢٥٥٥٠١٤١', [renee.id]],
  ['+33 6 12', [boat.id]],
  ['boat', [boat.id]],
  ['القارب', [dana.id]],
  ['boat dubois', []],
  ['12', []],
  ['gone', []],
  ['¿?', []],
])('200: “%s” finds by name, number, reason and first words', async (words, expected) => {
  expect(await found(words)).toEqual(expected);
});

test('200: counts what each filter would show, and finds nothing of others', async () => {
  await aCallOf(account_id, { reason: 'boat', is_read: true });
  expect(await search({ words: 'boat' })).toMatchObject({ total: 2, counts: { all: 2, unread: 1, waiting: 0 } });
  expect(await search({ words: 'boat', filter: 'unread' })).toMatchObject({ total: 1, counts: { all: 2 } });
  const other = calling(assistant.searchCalls, handling, { as: aMember(newId('account')) });
  expect((await other({ words: 'boat' })).total).toBe(0);
  const visitor = { role: 'chat', webchatId: newId('webchat'), accountId: null } as const;
  expect((await calling(assistant.searchCalls, handling, { as: visitor })({ words: 'boat' })).total).toBe(0);
});
