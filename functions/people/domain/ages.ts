import { ageOfHit, fallingScores, type Hit, reason } from '#functions/people/domain/hit.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { ageOn } from '#shared/values/day.ts';

type Ages = Pick<SearchRequest, 'age_from' | 'age_to'>;

export const hasAges = ({ age_from, age_to }: Ages): boolean => age_from !== undefined || age_to !== undefined;

/**
 * Whether a person may be of the age looked for: the dead have none, and an unknown age may be any. Without a recent
 * sighting the year of birth decides.
 */
export function isOfAge(
  hit: Pick<Hit, 'birth' | 'life'>,
  { age_from = 0, age_to = Infinity }: Ages,
  now: Date,
): boolean {
  if (hit.life === 'over') return false;
  const age = hit.birth && ageOn(now, hit.birth);
  return age === null || (age >= age_from && age <= age_to);
}

/** What a hit of unknown age is worth beside one of the right age. */
const UNKNOWN = 0.9;

/** The hits that may be of the age looked for, in their order, those whose age is known before their equals. */
export function byAge<H extends Pick<Hit, 'birth' | 'life' | 'score' | 'reasons'>>(
  hits: H[],
  ages: Ages,
  now: Date,
): H[] {
  if (!hasAges(ages)) return hits;
  const ofAge = hits.filter((hit) => isOfAge(hit, ages, now));
  const scores = fallingScores(ofAge);
  return ofAge
    .map((hit, nth) =>
      ageOfHit(hit, now) !== null
        ? { hit: { ...hit, reasons: [...hit.reasons, reason('age')] }, order: scores[nth]! }
        : {
            hit: { ...hit, score: Math.round(hit.score * UNKNOWN * 100) / 100 },
            order: scores[nth]! * UNKNOWN,
          },
    )
    .sort((a, b) => b.order - a.order)
    .map(({ hit }) => hit);
}
