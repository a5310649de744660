import { askedCounts } from '#functions/people/asked-counts.ts';
import { hasAges } from '#functions/people/domain/ages.ts';
import { facetsOf, filterableOf, gatheredOf } from '#functions/people/domain/facets.ts';
import { type HitList, type Hit, MAX_HITS, NO_RESULTS } from '#functions/people/domain/hit.ts';
import { linksOf } from '#functions/people/domain/link.ts';
import { isOverdue, mayChange, mayRead, type Search } from '#functions/people/domain/search.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { openedStore } from '#functions/people/opened-store.ts';
import { placeMeant } from '#functions/people/places/place-meant.ts';
import { viewableTo, withoutSuppressed } from '#functions/people/search-hits.ts';
import { searcherOf } from '#functions/people/searcher.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { type PeopleStore, peopleStore, searchStore } from '#functions/people/store.ts';
import { shownTeasers } from '#functions/people/suppression/shown-teaser.ts';
import { resultView, searchView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import { toQuery } from '#shared/contract/route.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { byMatchGroup, countMatches, isSimilar } from '#shared/values/match-group.ts';
import { matches, sortPeople } from '#shared/values/result-filter.ts';

const live = { searches: searchStore(table), people: peopleStore(table), opened: openedStore(table) };

const PER_PAGE = 20;

export const handler = handle(people.getSearch, live, async ({ input, member, cookies, from, now }, deps) => {
  const { searches, people, opened } = deps;
  const stored = await searches.withHits(input.search_id, now);
  const searcher = searcherOf({ member, cookies });
  if (!stored || !mayRead(stored.search, searcher)) throw new Fault('people.search-not-found');
  const { search, found = NO_RESULTS } = stored;
  if (isOverdue(search, now)) throw new Fault('server.unexpected');
  if (search.status === 'ready' && !stored.found) throw new Fault('people.search-not-found'); // the hit list expired before the search did
  const list = await people.suppressions(now);
  const listed = withoutSuppressed(search.request, found, list);
  const shown = viewableTo(from.country, listed);
  const { hits } = viewableTo(from.country, {
    ...shown,
    hits: await filterableHits(search, shown, input.state ?? [], people, now),
  });
  const filterable = (hit: Hit) => filterableOf(hit, now);
  const passing = hits.filter((hit) => matches(filterable(hit), input));
  const sorted = sortPeople(passing, input.sort, filterable, search.language);
  const isGrouped = !isPlaced(search.request);
  const ordered =
    isGrouped && input.sort === 'best' ? byMatchGroup(sorted, search.not_meant) : notMeantLast(sorted, search);
  const listable = ordered.slice(0, MAX_HITS);
  const results = page(listable, {
    page: input.page,
    perPage: PER_PAGE,
    url: nextUrl,
  });
  const place = search.request.type === 'name' ? await placeMeant(search.request) : undefined;
  const isOfAge = hasAges(search.request);
  const data = await withTeasers(results.data);
  // Of the people of this page, those without a row are no longer shown.
  const rows = new Set(data.map(({ person_id }) => person_id));
  const gone = new Set(results.data.map(({ person_id }) => person_id).filter((id) => !rows.has(id)));
  return {
    ...searchView({ ...search, ...countsOf(search, { found, listed, shown }) }),
    results: { ...results, data },
    has_exact: shown.hits.some((hit) => !isSimilar(hit)),
    matches: isGrouped ? countMatches(listable, search.not_meant) : null,
    links: linksOf(
      search.request.type,
      shown.hits.filter(({ person_id }) => !gone.has(person_id)),
    ),
    ...askedCounts(shown, { request: search.request, place }),
    not_meant: search.not_meant,
    may_change: mayChange(search, searcher),
    facets: facetsOf(shown, input, now),
  };

  /** The hits of one page with their current teasers. People removed since the search are left out. */
  async function withTeasers(hits: Hit[]) {
    const ids = hits.map(({ person_id }) => person_id);
    const [teasers, reports] = await Promise.all([
      people.teasers(ids, now),
      member && ids.length ? opened.all(member.accountId, ids) : [],
    ]);
    const shown = await shownTeasers(teasers, deps, now);
    const byId = new Map(shown.map((teaser) => [teaser.person_id, teaser]));
    const openedById = new Map(reports.map((report) => [report.person_id, report]));
    return hits.flatMap((hit) => {
      const teaser = byId.get(hit.person_id);
      if (!teaser || mayBeMinor(teaser, now)) return [];
      return [resultView(hit, teaser, from.country, now, { place, isOfAge, opened: openedById.get(hit.person_id) })];
    });
  }

  function nextUrl(number: number) {
    const { search_id, page, sort, ...filter } = input;
    const order = sort === 'best' ? undefined : sort;
    const query = toQuery({ ...filter, sort: order, page: number });
    return `/api/people/searches/${search_id}?${query}`;
  }
});

/** A similar name in the place searched in may rank above an exact one elsewhere. */
const isPlaced = ({ city, state }: SearchRequest) => Boolean(city || state);

/** How many people are shown, in all and by source. Who may be shown here of those beyond a truncated list is not known. */
function countsOf(
  { total, gathered }: Search,
  { found, listed, shown }: Record<'found' | 'listed' | 'shown', HitList>,
): Pick<Search, 'total' | 'gathered'> {
  const ids = new Set(shown.hits.map(({ person_id }) => person_id));
  const hidden = found.hits.filter(({ person_id }) => !ids.has(person_id));
  const isRestricted = shown.hits.length < listed.hits.length;
  return {
    total: found.truncated && isRestricted ? shown.hits.length : total - hidden.length,
    gathered: gatheredOf(gathered, hidden),
  };
}

/** The hits to filter. A truncated list may lack people of the chosen states, so those are searched again. */
async function filterableHits(
  { request }: Search,
  { hits, truncated }: HitList,
  states: readonly string[],
  people: PeopleStore,
  now: Date,
): Promise<Hit[]> {
  if (!truncated || request.type !== 'name') return hits;
  const found = await Promise.all(states.map((state) => searchOwnIndex({ ...request, state }, people, now)));
  // What is listed already has its details.
  const byId = new Map([...found.flatMap((each) => each.hits), ...hits].map((hit) => [hit.person_id, hit]));
  return [...byId.values()].sort((a, b) => b.score - a.score);
}

/** The hits in their order, with those that the searcher marked as “not who I meant” last. */
function notMeantLast(hits: Hit[], { not_meant }: Pick<Search, 'not_meant'>): Hit[] {
  if (!not_meant.length) return hits;
  const isMeant = ({ person_id }: Hit) => !not_meant.includes(person_id);
  return [...hits.filter(isMeant), ...hits.filter((hit) => !isMeant(hit))];
}
