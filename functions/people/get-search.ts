import { mayView } from '#functions/people/domain/field-rules.ts';
import { facetsOf, gatheredOf, refine, statesOf } from '#functions/people/domain/facets.ts';
import { type HitList, type Hit, MAX_HITS, NO_RESULTS } from '#functions/people/domain/hit.ts';
import { isOverdue, type Search } from '#functions/people/domain/search.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { type PeopleStore, peopleStore, searchStore } from '#functions/people/store.ts';
import type { SuppressionIndex } from '#functions/people/suppression/list.ts';
import { shownTeaser } from '#functions/people/suppression/shown-teaser.ts';
import { resultView, searchView } from '#functions/people/view.ts';
import { handle } from '#functions/platform/handle.ts';
import { page } from '#functions/platform/page.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isAdult } from '#shared/values/day.ts';

const live = { searches: searchStore(table), people: peopleStore(table) };

const PER_PAGE = 20;

export const handler = handle(people.getSearch, live, async ({ input, from, now }, { searches, people }) => {
  const stored = await searches.withHits(input.search_id, now);
  if (!stored) throw new Fault('people.search-not-found');
  const { search, found = NO_RESULTS } = stored;
  if (isOverdue(search, now)) throw new Fault('server.unexpected');
  if (search.status === 'ready' && !stored.found) throw new Fault('people.search-not-found'); // the hit list expired before the search did
  const list = await people.suppressions(now);
  const listed = withoutSuppressed(search, found, list);
  const shown = viewableTo(from.country, listed);
  const { hits } = viewableTo(from.country, {
    ...shown,
    hits: notMeantLast(await filterableHits(search, shown, input.state, people, now), search),
  });
  const results = page(refine(hits, input, now).slice(0, MAX_HITS), {
    page: input.page,
    perPage: PER_PAGE,
    url: nextUrl,
  });
  return {
    ...searchView({ ...search, ...countsOf(search, { found, listed, shown }) }),
    results: { ...results, data: await withTeasers(results.data, people, list, from.country, now) },
    not_meant: search.not_meant,
    facets: facetsOf(shown, now),
  };

  function nextUrl(number: number) {
    const { search_id, page, ...filter } = input;
    const query = new URLSearchParams({ ...present(filter), page: String(number) });
    return `/api/people/searches/${search_id}?${query}`;
  }
});

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

/** The hits without people that the law forbids to show in the viewer’s country. */
function viewableTo(viewer: string | null, found: HitList): HitList {
  const homes = ({ towns }: Hit) => towns.map(({ country }) => country);
  const hits = found.hits.filter((hit) => mayView(viewer, homes(hit)));
  return hits.length === found.hits.length ? found : { ...found, hits, states: statesOf(hits) };
}

/** The hits to filter. A truncated list may lack people of the requested state, so that state is searched again. */
async function filterableHits(
  { request }: Search,
  { hits, truncated }: HitList,
  state: string | undefined,
  people: PeopleStore,
  now: Date,
): Promise<Hit[]> {
  if (!truncated || !state || request.type !== 'name') return hits;
  const byId = new Map(hits.map((hit) => [hit.person_id, hit]));
  const ofState = (await searchOwnIndex({ ...request, state }, people, now)).hits;
  const idsOfState = new Set(ofState.map(({ person_id }) => person_id));
  return [
    ...ofState.map((hit) => ({ ...hit, sources: byId.get(hit.person_id)?.sources ?? hit.sources })),
    ...hits.filter(({ person_id }) => !idsOfState.has(person_id)),
  ].sort((a, b) => b.score - a.score);
}

/** The hits of one page with their current teasers. People removed since the search are left out. */
async function withTeasers(hits: Hit[], people: PeopleStore, list: SuppressionIndex, viewer: string | null, now: Date) {
  const teasers = await people.teasers(
    hits.map(({ person_id }) => person_id),
    now,
  );
  const shown = await Promise.all(teasers.map((teaser) => shownTeaser(list, teaser)));
  const byId = new Map(shown.map((teaser) => [teaser.person_id, teaser]));
  return hits.flatMap((hit) => {
    const teaser = byId.get(hit.person_id);
    return teaser && isAdult(now, teaser.birth_date) ? [resultView(hit, teaser, viewer, now)] : [];
  });
}

/** The hits without people suppressed since the search; a protected person is not found by address or number. */
function withoutSuppressed({ request }: Search, found: HitList, list: SuppressionIndex): HitList {
  if (list.isEmpty) return found;
  const isByContact = request.type === 'address' || request.type === 'phone';
  const hits = found.hits.filter(
    ({ person_id }) => !list.hides(person_id) && !(isByContact && list.protects(person_id)),
  );
  return hits.length === found.hits.length
    ? found
    : { ...found, hits, states: found.truncated ? found.states : statesOf(hits) };
}

const present = (filter: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** The hits in their order, but for people whom the searcher did not mean, who come last. */
function notMeantLast(hits: Hit[], { not_meant }: Pick<Search, 'not_meant'>): Hit[] {
  if (!not_meant.length) return hits;
  const isMeant = ({ person_id }: Hit) => !not_meant.includes(person_id);
  return [...hits.filter(isMeant), ...hits.filter((hit) => !isMeant(hit))];
}
