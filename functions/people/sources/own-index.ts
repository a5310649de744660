import { byAge, hasAges } from '#functions/people/domain/ages.ts';
import { statesOf } from '#functions/people/domain/facets.ts';
import { type HitList, type Hit, MAX_HITS, OWN_INDEX } from '#functions/people/domain/hit.ts';
import { mayBeMinor } from '#functions/people/domain/possible-minor.ts';
import { findByKey } from '#functions/people/index/find-by-key.ts';
import { findByName } from '#functions/people/index/find-by-name.ts';
import { hitOf } from '#functions/people/index/rank.ts';
import type { PeopleStore } from '#functions/people/store.ts';
import type { SearchRequest } from '#shared/validation/search.ts';

/** How many people of a name are compared with the age looked for. */
const MAX_OF_AGE = 10_000;

/** Searches our own index: matching adults, best first. Reads no profile. */
export async function searchOwnIndex(request: SearchRequest, people: PeopleStore, now: Date): Promise<HitList> {
  const isGrownUp = ({ birth }: Hit) => !mayBeMinor({ birth_date: birth }, now);
  if (request.type !== 'name') {
    const hits = (await findByKey(request, people.cardsAt, MAX_HITS, now)).filter(isGrownUp);
    return { hits, total: hits.length, states: statesOf(hits), truncated: hits.length >= MAX_HITS };
  }
  const most = hasAges(request) ? MAX_OF_AGE : MAX_HITS;
  const { ranked, total, states } = await findByName(request, await people.lexicons(now), people.blocks, most);
  const adults = ranked.map((each) => ({ ...hitOf(each), sources: [OWN_INDEX] })).filter(isGrownUp);
  const ofAge = byAge(adults, request, now);
  const hits = ofAge.slice(0, MAX_HITS);
  if (hasAges(request) && total < most)
    return { hits, total: ofAge.length, states: statesOf(ofAge), truncated: ofAge.length > hits.length };
  const isAll = total <= hits.length;
  return {
    hits,
    total: isAll ? hits.length : total,
    states: isAll ? statesOf(hits) : states.map(({ state, count }) => ({ value: state, count })),
    truncated: !isAll,
  };
}
