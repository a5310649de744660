import * as z from 'zod';

import { Count, Reason, Town } from '#shared/api/people.ts';
import { Birth } from '#shared/values/day.ts';
import { PersonId } from '#shared/values/id.ts';

/**
 * Somebody whom a search found: how well they fit (0 to 1), why, and as much of them as ranking, filtering and merging
 * need. It is never shown by itself: what is shown is the person's teaser as it is when somebody looks.
 */
export const Hit = z.object({
  person_id: PersonId,
  score: z.number().min(0).max(1),
  reasons: z.array(Reason),
  full_name: z.string(),
  birth: Birth.nullable(),
  /** Where they are known, the current town first. */
  towns: z.array(Town),
  sources: z.array(z.string()),
});
export type Hit = z.infer<typeof Hit>;

/** What one search found, the best first. `total` and `states` count everybody, also those who are not among `hits`. */
export const HitList = z.object({
  hits: z.array(Hit),
  total: z.number().int(),
  states: z.array(Count),
  /** Whether more people fit than are listed. */
  truncated: z.boolean(),
});
export type HitList = z.infer<typeof HitList>;

/** How our own index is called where hits say who knows them; which registers those are, their teasers say. */
export const OWN_INDEX = 'Calluna';

/** The most people that one search lists. */
export const MAX_HITS = 1000;

export const NO_RESULTS: HitList = { hits: [], total: 0, states: [], truncated: false };

/** A reason in full, from the fields that say something. */
export const reason = (kind: Reason['kind'], more: Partial<Reason> = {}): Reason => ({
  kind,
  part: null,
  stored: null,
  letters: null,
  ...more,
});
