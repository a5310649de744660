import { matchesText } from '#functions/people/domain/past-search.ts';
import { historyStore, openedStore } from '#functions/people/opened-store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import { searchTypes } from '#shared/values/search-type.ts';

const live = { people: peopleStore(table), history: historyStore(table), opened: openedStore(table) };

const PER_PAGE = 20;

export const handler = handle(people.getSearches, live, async ({ input, member, now }, { people, history, opened }) => {
  const { type, search_query = '' } = input;
  const account_id = member.accountId;
  const like = (await history.list(account_id, now)).filter((each) => matchesText(each, search_query));
  const listed = page(
    like.filter((each) => !type || each.type === type),
    {
      page: input.page,
      perPage: PER_PAGE,
      url: (page) => `/api/user/searches?${new URLSearchParams({ page: String(page), ...(type && { type }) })}`,
    },
  );
  const ids = listed.data.flatMap(({ opened }) => opened ?? []);
  const [unlocked, shown] = await Promise.all([opened.all(account_id, ids), people.currentTeasers(ids, now)]);
  return {
    ...listed,
    data: listed.data.map((each) => ({
      ...each,
      // A report of a removed listing opens no more.
      opened: unlocked.find(({ person_id }) => person_id === each.opened && shown.has(person_id)) ?? null,
    })),
    counts: searchTypes
      .map((value) => ({ value, count: like.filter((each) => each.type === value).length }))
      .filter(({ count }) => count > 0),
  };
});
