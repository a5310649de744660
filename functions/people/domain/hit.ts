import * as z from 'zod';

import { type FactDates, stateOfDates } from '#functions/people/domain/fact-dates.ts';
import { Count, LinkedLine, Reason } from '#shared/api/people/search-results.ts';
import { Town } from '#shared/api/people/teaser.ts';
import { Birth, Day, dayOf } from '#shared/values/day.ts';
import { PersonId } from '#shared/values/id.ts';
import { yearsBefore } from '#shared/values/fact-state.ts';
import { ageOf, isDead, type Life, SEEN_YEARS, vitalStatusOf } from '#shared/values/vital-status.ts';

/**
 * A town of a hit, and what it is to the person. Undefined as the name index has it, which keeps no more than their order:
 * the first is where they live if they were seen lately, the others where they lived.
 */
export const HitTown = Town.extend({ is: z.enum(['lives', 'lived', 'works']).optional() });
export type HitTown = z.infer<typeof HitTown>;

/**
 * A person found by a search: the score (0 to 1), the reasons, and the data that ranking, filtering and merging need.
 * It is never shown itself: results show the person's current teaser.
 */
export const Hit = z.object({
  person_id: PersonId,
  score: z.number().min(0).max(1),
  reasons: z.array(Reason),
  full_name: z.string(),
  birth: Birth.nullable(),
  /** Whether the person was seen in the last few years, in the last ten, or has died. */
  life: z.enum(['seen-lately', 'seen-before', 'unseen', 'over']).default('unseen'),
  /** The name that results show, where it is not the one that was found. Known of the best hits only. */
  shown_name: z.string().optional(),
  /** The current one first. */
  towns: z.array(HitTown),
  sources: z.array(z.string()),
  /** Known of the best hits only. */
  last_seen: Day.nullable().optional(),
  /** Of a person found by a number: the kind of line that their sources give it. */
  line: LinkedLine.optional(),
});
export type Hit = z.infer<typeof Hit>;

/** The results of one search, best first. `total` and `states` also count people beyond `hits`. */
export const HitList = z.object({
  hits: z.array(Hit),
  total: z.number().int(),
  states: z.array(Count),
  /** Whether more people match than are listed. */
  truncated: z.boolean(),
});
export type HitList = z.infer<typeof HitList>;

/** The name of our own index among a hit's sources; the teaser names the registers behind it. */
export const OWN_INDEX = 'Calluna';

/** Maximum number of hits of one search. */
export const MAX_HITS = 1000;

export const NO_RESULTS: HitList = { hits: [], total: 0, states: [], truncated: false };

/** What a card says of a person's life. */
export function lifeOf(card: Life, now: Date): Hit['life'] {
  if (isDead(vitalStatusOf(card, now))) return 'over';
  if (vitalStatusOf({ ...card, birth_date: null }, now) === 'living') return 'seen-lately';
  return vitalStatusOf(card, now) === 'living' ? 'seen-before' : 'unseen';
}

type Towns = {
  lives_in: Town | null;
  lived_in: Town[];
  works_in: Town[];
  represents?: Town[] | undefined;
  home_dates?: FactDates | undefined;
};

/** The places of a card; a seat counts as a place of work. A home that no source dates to the present is one where the person lived, as is that of the dead. */
export function townsOf(card: Towns & Life, now: Date): HitTown[] {
  const { lives_in, lived_in, works_in, represents = [], home_dates } = card;
  const isCurrent = stateOfDates(home_dates, dayOf(now)) === 'current' && lifeOf(card, now) !== 'over';
  return [
    ...(lives_in ? [{ ...lives_in, is: isCurrent ? ('lives' as const) : ('lived' as const) }] : []),
    ...lived_in.map((town) => ({ ...town, is: 'lived' as const })),
    ...[...works_in, ...represents].map((town) => ({ ...town, is: 'works' as const })),
  ];
}

/** The age of a living person; null where the sources do not say. */
export function ageOfHit({ birth, life }: Pick<Hit, 'birth' | 'life'>, now: Date): number | null {
  if (life === 'over') return null;
  const today = dayOf(now);
  const seen = { 'seen-lately': today, 'seen-before': yearsBefore(today, SEEN_YEARS), unseen: null };
  return ageOf({ birth_date: birth, death: null, last_seen: seen[life] }, now);
}

/**
 * For each hit of a ranked list, the lowest score up to it. The order of a list considers more than the score, such as
 * how many people bear a name and whether they live: sorting by these values merges lists and keeps the order of each.
 */
export function fallingScores(hits: readonly Pick<Hit, 'score'>[]): number[] {
  let lowest = Infinity;
  return hits.map(({ score }) => (lowest = Math.min(lowest, score)));
}

/** A reason with all its fields, null by default. */
export const reason = (kind: Reason['kind'], more: Partial<Reason> = {}): Reason => ({
  kind,
  part: null,
  stored: null,
  letters: null,
  ...more,
});
