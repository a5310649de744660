import { expect, test } from 'vitest';

import { handler } from '#functions/people/delete-search.ts';
import { historyStore } from '#functions/people/opened-store.ts';
import { searchStore } from '#functions/people/store.ts';
import { startedSearch, NOW, jobRunner } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const table = temporaryTable();

const history = historyStore(table);
const searches = searchStore(table);
const forget = (account: AccountId) =>
  calling(people.deleteSearch, handler.with({ history, searches, clock: () => NOW }), { as: aMember(account) });

test('200: deletes a search with its hits, idempotently', async () => {
  const account = newId('account');
  const { search_id } = await startedSearch(table, account);
  expect(await forget(account)({ search_id })).toEqual({});
  expect(await forget(account)({ search_id })).toEqual({});
  expect(await history.list(account, NOW)).toEqual([]);
  expect(await searches.withHits(search_id, NOW)).toBeUndefined();
});

test('200: a search deleted while running does not reappear', async () => {
  const account = newId('account');
  const { search_id } = await startedSearch(table, account);
  await Promise.all([forget(account)({ search_id }), jobRunner(table).run({ search_id })]);
  expect(await history.list(account, NOW)).toEqual([]);
  expect(await searches.of(search_id, NOW)).toBeUndefined();
});

test('200: ignores unknown searches and those of other accounts', async () => {
  const [mine, theirs] = [newId('account'), newId('account')];
  const { search_id } = await startedSearch(table, theirs);
  expect(await forget(mine)({ search_id })).toEqual(await forget(mine)({ search_id: newId('search') }));
  expect(await history.list(theirs, NOW)).toHaveLength(1);
  expect(await searches.of(search_id, NOW)).toBeDefined();
});
