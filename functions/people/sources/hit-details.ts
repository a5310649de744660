import { type Hit, lifeOf, OWN_INDEX, townsOf } from '#functions/people/domain/hit.ts';
import type { PeopleStore } from '#functions/people/store.ts';
import type { StoredTeaser } from '#functions/people/domain/card.ts';

/** How many of the best hits are completed from their teasers: one request to the table. */
const MOST = 100;

/**
 * The hits with what the name index does not keep: when a person was last seen, which town is which, and, where all hits
 * are completed, the registers that list them. Filters, the order and the counts by source then agree with the rows.
 */
export async function withDetails(hits: Hit[], people: Pick<PeopleStore, 'storedTeasers'>, now: Date): Promise<Hit[]> {
  const teasers = await people.storedTeasers(hits.slice(0, MOST).map(({ person_id }) => person_id));
  const byId = new Map(teasers.map((teaser) => [teaser.person_id, teaser]));
  const isAll = hits.length <= MOST;
  return hits.map((hit) => {
    const teaser = byId.get(hit.person_id);
    return teaser ? detailed(hit, teaser, isAll, now) : hit;
  });
}

function detailed(hit: Hit, teaser: StoredTeaser, isAll: boolean, now: Date): Hit {
  const { full_name, last_seen, sources } = teaser;
  const isOfIndex = hit.sources.includes(OWN_INDEX);
  return {
    ...hit,
    ...(full_name !== hit.full_name && { shown_name: full_name }),
    towns: townsOf(teaser, now),
    last_seen,
    life: lifeOf(teaser, now),
    sources: isAll && isOfIndex ? sources : hit.sources,
  };
}
