import type { Hit, HitList } from '#functions/people/domain/hit.ts';
import { hasAges } from '#functions/people/domain/ages.ts';
import type { QueryPlace } from '#functions/people/index/parse-query.ts';
import { isAsked, isThere } from '#functions/people/place-reason.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';
import type { SearchRequest } from '#shared/validation/search.ts';

type Counts = Pick<SearchResults, 'place_counts' | 'age_counts'>;

/** How many of all results are in the place, and of the age, that was asked for. Of a truncated list it is not known. */
export function askedCounts(
  { hits, truncated }: HitList,
  { request, place }: { request: SearchRequest; place: QueryPlace | undefined },
): Counts {
  if (truncated || request.type !== 'name') return { place_counts: null, age_counts: null };
  return {
    place_counts: place && isAsked(place) ? placeCounts(hits, place) : null,
    age_counts: hasAges(request) ? ageCounts(hits) : null,
  };
}

function placeCounts(hits: readonly Hit[], place: QueryPlace): Counts['place_counts'] {
  const counts = { there: 0, elsewhere: 0, unknown: 0 };
  for (const { towns, reasons } of hits) {
    const is = towns.some((town) => isThere(town, place)) || reasons.some(({ kind }) => livesOrLived.has(kind));
    counts[is ? 'there' : towns.length ? 'elsewhere' : 'unknown']++;
  }
  return counts;
}

const livesOrLived: ReadonlySet<string> = new Set(['lives-there', 'lived-there']);

/** People of another age and the dead are not among the hits. A known year of birth fits, also of people not seen lately. */
function ageCounts(hits: readonly Hit[]): Counts['age_counts'] {
  const unknown = hits.filter(({ birth }) => !birth).length;
  return { of_age: hits.length - unknown, unknown };
}
