import { expect, test } from 'vitest';

import { handler } from '#functions/people/delete-searches.ts';
import { historyStore } from '#functions/people/opened-store.ts';
import { searchStore } from '#functions/people/store.ts';
import { startedSearch, NOW } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const table = temporaryTable();

const history = historyStore(table);
const searches = searchStore(table);
const forgetAll = (account: AccountId) =>
  calling(people.deleteSearches, handler.with({ history, searches, clock: () => NOW }), { as: aMember(account) })({});

test('200: deletes all searches of the member, in several transactions, and no others', async () => {
  const [mine, theirs] = [newId('account'), newId('account')];
  await startedSearch(table, theirs);
  for (let i = 0; i < 35; i++) await startedSearch(table, mine);
  expect(await forgetAll(mine)).toEqual({ deleted: 35 });
  expect(await forgetAll(mine)).toEqual({ deleted: 0 });
  expect(await history.list(mine, NOW)).toEqual([]);
  expect(await history.list(theirs, NOW)).toHaveLength(1);
});
