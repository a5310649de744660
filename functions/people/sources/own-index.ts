import { statesOf } from '#functions/people/domain/facets.ts';
import { type Found, type Hit, MOST_HITS, reason } from '#functions/people/domain/hit.ts';
import { find } from '#functions/people/index/find.ts';
import type { PeopleStore } from '#functions/people/store.ts';
import type { Reason } from '#shared/api/people.ts';
import type { SearchRequest } from '#shared/validation/search.ts';

/** Our own index as a source of hits: whoever fits, the best first, with nobody under 18. Reads no profile. */
export async function inOwnIndex(request: SearchRequest, people: PeopleStore, now: Date): Promise<Found> {
  const matches = await find(request, people.cardsAt, now);
  const hits = matches.slice(0, MOST_HITS).map(({ card, score, reasons }): Hit => ({
    person_id: card.person_id,
    score,
    reasons: reasons.map(inFull),
    full_name: card.full_name,
    birth: card.birth_date,
    towns: [card.lives_in, ...card.lived_in, ...card.works_in].filter((town) => town !== null),
    sources: card.sources,
  }));
  return { hits, total: matches.length, states: statesOf(hits), truncated: matches.length >= MOST_HITS };
}

/** The scorer’s reasons as the contract words them; those that it words so itself are left as they are. */
function inFull(given: Reason | string): Reason {
  if (typeof given !== 'string') return given;
  const named = /^(first|last)-(exact|near|sounds|initial)$/.exec(given);
  if (!named) return reason(given as Reason['kind']);
  const kinds = { exact: 'exact', near: 'letters', sounds: 'sound', initial: 'initial' } as const;
  return reason(kinds[named[2] as keyof typeof kinds], { part: named[1] as 'first' | 'last' });
}
