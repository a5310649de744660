import { matchesText } from '#functions/people/domain/past-search.ts';
import { historyStore, openedStore } from '#functions/people/opened-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import { searchTypes } from '#shared/values/search-type.ts';

const live = { history: historyStore(table), opened: openedStore(table) };

const PER_PAGE = 20;

export const handler = handle(people.getSearches, live, async ({ input, member, now }, { history, opened }) => {
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
  const unlocked = await opened.all(
    account_id,
    listed.data.flatMap(({ opened }) => opened ?? []),
  );
  return {
    ...listed,
    data: listed.data.map((each) => ({
      ...each,
      opened: unlocked.find(({ person_id }) => person_id === each.opened) ?? null,
    })),
    counts: searchTypes
      .map((value) => ({ value, count: like.filter((each) => each.type === value).length }))
      .filter(({ count }) => count > 0),
  };
});
