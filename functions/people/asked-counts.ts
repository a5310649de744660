import type { Hit, HitList, HitTown } from '#functions/people/domain/hit.ts';
import { hasAges } from '#functions/people/domain/ages.ts';
import type { QueryPlace } from '#functions/people/index/parse-query.ts';
import { coversTown, isAsked, isThere } from '#functions/people/place-reason.ts';
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
  const counts = { there: 0, office: 0, elsewhere: 0, unknown: 0 };
  for (const hit of hits) counts[whereIs(hit, place)]++;
  return counts;
}

function whereIs({ towns, reasons }: Hit, place: QueryPlace): keyof NonNullable<Counts['place_counts']> {
  if (towns.some((town) => isThere(town, place)) || reasons.some(({ kind }) => livesOrLived.has(kind))) return 'there';
  const seats = towns.filter((town) => mayBeSeat(town) && coversTown(town, place));
  if (seats.some(({ is }) => is)) return 'office';
  // A state without a town, of which the name index does not say whether it is a home or a seat, is nowhere else.
  return towns.length && !seats.length ? 'elsewhere' : 'unknown';
}

/** A seat has a state alone and counts as a place of work. */
const mayBeSeat = ({ city, is = 'works' }: HitTown) => city === null && is === 'works';

const livesOrLived: ReadonlySet<string> = new Set(['lives-there', 'lived-there']);

/** People of another age and the dead are not among the hits. A known year of birth fits, also of people not seen lately. */
function ageCounts(hits: readonly Hit[]): Counts['age_counts'] {
  const unknown = hits.filter(({ birth }) => !birth).length;
  return { of_age: hits.length - unknown, unknown };
}
