import { words } from '#functions/names/fold.ts';
import type { HitList } from '#functions/people/domain/hit.ts';
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

  async function alternative(kind: Alternative['kind'], request: SearchRequest): Promise<Alternative[]> {
    const { hits, total, truncated } = await shown(request);
    const people = truncated ? total : hits.length;
    return hits.length ? [{ kind, request, people }] : [];
  }

  /** Whether a name has all words of the one asked for: then the spelling is right, and the place or the age excludes people. */
  function isAsked(full_name: string): boolean {
    const { search_query = '', first_name = '', last_name = '' } = request;
    const own = new Set(words(full_name));
    return words(`${search_query} ${first_name} ${last_name}`).every((word) => own.has(word));
  }

  async function spellings(): Promise<Alternative[]> {
    const name = nameOf(request);
    if (!name.last) return [];
    const lasts = nearLastNames(name.last, (await people.lexicons(now)).last, MAX_LAST_NAMES);
    const found = await Promise.all(
      lasts.map((last_name) => shown({ type: 'name', last_name, country: request.country })),
    );
    const { first_name: _, last_name: __, age_from: ___, age_to: ____, ...rest } = request;
    return nearNames(
      found.flatMap(({ hits }) => hits),
      name,
    )
      .filter(({ full_name }) => !isAsked(full_name))
      .slice(0, MAX_SPELLINGS)
      .map(({ full_name, people }) => ({ kind: 'spelling', request: { ...rest, search_query: full_name }, people }));
  }

  const { city, state, age_from, age_to, ...name } = request;
  const { first } = nameOf(request);
  const all = await Promise.all([
    spellings(),
    city || state ? alternative('anywhere', name) : [],
    age_from !== undefined || age_to !== undefined
      ? alternative('any-age', { ...name, ...(city && { city }), ...(state && { state }) })
      : [],
    first
      ? alternative('last-name', { type: 'name', last_name: typedLastName(request), country: request.country })
      : [],
  ]);
  return { alternatives: all.flat() };
});
