import { isFinished, isOverdue } from '#functions/people/domain/search.ts';
import { facetsOf, refine } from '#functions/people/index/facets.ts';
import { find } from '#functions/people/index/find.ts';
import { peopleStore, searchStore } from '#functions/people/store.ts';
import { resultView, searchView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { searches: searchStore(table), people: peopleStore(table) };

const PER_PAGE = 20;

export const handler = handle(people.getSearch, live, async ({ input, now }, { searches, people }) => {
  const search = await searches.of(input.search_id, now);
  if (!search) throw new Fault('people.search-not-found');
  if (isOverdue(search, now)) throw new Fault('server.unexpected');
  const matches = isFinished(search) ? await find(search.request, people.cardsAt, now) : [];
  const results = page(refine(matches, input, now), { page: input.page, perPage: PER_PAGE, url: nextUrl });
  return {
    ...searchView(search),
    results: { ...results, data: results.data.map((match) => resultView(match, now)) },
    facets: facetsOf(matches, now),
  };

  function nextUrl(number: number) {
    const { search_id, page, ...filter } = input;
    const query = new URLSearchParams({ ...present(filter), page: String(number) });
    return `/api/people/searches/${search_id}?${query}`;
  }
});

const present = (filter: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
