import type { Hit, HitList } from '#functions/people/domain/hit.ts';
import { mayRead } from '#functions/people/domain/search.ts';
import { viewableTo, withoutSuppressed } from '#functions/people/search-hits.ts';
import { nameOf, nearLastNames, nearNames, typedLastName } from '#functions/people/sources/near-names.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { peopleStore, searchStore } from '#functions/people/store.ts';
import { searcherOf } from '#functions/people/searcher.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeOpen } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { people } from '#shared/api/people.ts';
import type { Alternative } from '#shared/api/people/search-results.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { SearchRequest } from '#shared/validation/search.ts';

const live = { searches: searchStore(table), people: peopleStore(table), limits: limiterOf(table) };

/** How many last names are searched for a near name, and how many names are suggested. */
const MAX_LAST_NAMES = 3;
const MAX_SPELLINGS = 2;

/** The people that another request finds, and that request as an alternative if there are any. */
type Found = { hits: Hit[]; alternatives: Alternative[] };
const none: Found = { hits: [], alternatives: [] };

// Asked once by the page of an empty search, and at most six look-ups in the index.
export const handler = handle(people.getAlternatives, live, async ({ input, member, cookies, from, now }, deps) => {
  const { searches, people, limits } = deps;
  await takeOpen(limits, 'search-alternatives', { member, from }, now);
  const search = await searches.of(input.search_id, now);
  if (!search || !mayRead(search, searcherOf({ member, cookies }))) throw new Fault('people.search-not-found');
  const { request, status } = search;
  if (status !== 'empty' || request.type !== 'name') return { alternatives: [] };
  const list = await people.suppressions(now);

  /** Who may be shown of those that a request finds. */
  async function shown(request: SearchRequest): Promise<HitList> {
    const found = await searchOwnIndex(request, people, now);
    return viewableTo(from.country, withoutSuppressed(request, found, list));
  }

  async function found(kind: Alternative['kind'], request: SearchRequest): Promise<Found> {
    const { hits, total, truncated } = await shown(request);
    return { hits, alternatives: hits.length ? [{ kind, request, people: truncated ? total : hits.length }] : [] };
  }

  /** Near names, but those of people that the name as typed finds in another place or of another age, in whatever script. */
  async function spellings(byName: Found[]): Promise<Alternative[]> {
    const name = nameOf(request);
    if (!name.last) return [];
    const lasts = nearLastNames(name.last, (await people.lexicons(now)).last, MAX_LAST_NAMES);
    const near = await Promise.all(
      lasts.map((last_name) => shown({ type: 'name', last_name, country: request.country })),
    );
    const { first_name: _, last_name: __, age_from: ___, age_to: ____, ...rest } = request;
    const known = new Set(byName.flatMap(({ hits }) => hits.map(({ person_id }) => person_id)));
    return nearNames(
      near.flatMap(({ hits }) => hits.filter(({ person_id }) => !known.has(person_id))),
      name,
    )
      .slice(0, MAX_SPELLINGS)
      .map(({ full_name, people }) => ({ kind: 'spelling', request: { ...rest, search_query: full_name }, people }));
  }

  const { city: _, state: __, ...anywhere } = request;
  const { age_from, age_to, ...anyAge } = request;
  const { first } = nameOf(request);
  const [elsewhere, ofAnyAge, ofLastName] = await Promise.all([
    request.city || request.state ? found('anywhere', anywhere) : none,
    age_from !== undefined || age_to !== undefined ? found('any-age', anyAge) : none,
    first ? found('last-name', { type: 'name', last_name: typedLastName(request), country: request.country }) : none,
  ]);
  const near = await spellings([elsewhere, ofAnyAge]);
  return { alternatives: [near, ...[elsewhere, ofAnyAge, ofLastName].map((each) => each.alternatives)].flat() };
});
