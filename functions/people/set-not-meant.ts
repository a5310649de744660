import { mayChange } from '#functions/people/domain/search.ts';
import { notMeantStore } from '#functions/people/not-meant-store.ts';
import { searchStore } from '#functions/people/store.ts';
import { searcherOf } from '#functions/people/searcher.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeOpen } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { searches: searchStore(table), notMeant: notMeantStore(table), limits: limiterOf(table) };

/** The most people of one search; an earlier one is meant again. */
const MOST = 50;

/** Only the searcher’s own results change: nobody can push a person down for others. */
export const handler = handle(people.setNotMeant, live, async ({ input, member, cookies, from, now }, deps) => {
  const { searches, notMeant, limits } = deps;
  const { search_id, person_id, not_meant } = input;
  await takeOpen(limits, 'not-meant', { member, from }, now);
  const searcher = searcherOf({ member, cookies });
  if (!(await searches.found(search_id, [person_id], searcher, now))) throw new Fault('people.search-not-found');
  return retryOnConflict(async () => {
    const search = await searches.of(search_id, now);
    if (!search || !mayChange(search, searcher)) throw new Fault('people.search-not-found');
    const others = search.not_meant.filter((each) => each !== person_id);
    const next = not_meant ? [...others, person_id].slice(-MOST) : others;
    const isOwn = member && member.accountId === search.account_id;
    const { revision: _, ...fields } = search;
    await searches.replace(
      search,
      { ...fields, not_meant: next },
      ...(isOwn ? await notMeant.keep(member.accountId, search.request, next, now) : []),
    );
    return { not_meant: next };
  });
});
