import * as z from 'zod';

import { chamberOf, representedBy, titleOf } from '#scripts/import/congress/states.ts';
import { Day } from '#shared/values/day.ts';

/** Null counts as a missing field. */
const word = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

/** One term of a member, as far as we use it. */
export const Term = z.object({
  type: z.enum(['sen', 'rep']),
  start: Day,
  end: Day,
  state: z.string(),
  district: z.number().int().optional(),
  party: word,
  address: word,
  phone: word,
  fax: word,
});
export type Term = z.infer<typeof Term>;

/** The days of an import: that the data is as of, if the source says so, and on which it was retrieved. */
type Days = { asOf: Day | null; retrieved: Day };

/** Whether a term has not ended when its file is retrieved. */
export const isRunning = ({ end }: Pick<Term, 'end'>, { retrieved }: Days) => end > retrieved;

/**
 * What a term says of its facts: seen from its start to its end; a running term holds until its end, which lies ahead.
 * `renewed` is the start of the last of several terms.
 */
export const seenIn = ({ start, end, renewed = start }: Pick<Term, 'start' | 'end'> & { renewed?: Day }, days: Days) =>
  isRunning({ end }, days)
    ? { first_seen: start, last_seen: days.asOf ?? renewed, term_start: renewed, until: end }
    : { first_seen: start, last_seen: end };
export type Seen = { first_seen?: Day | null | undefined; last_seen?: Day | null | undefined };

/** Merges consecutive terms in the same seat into one job; a current job has no end. */
export function jobsFrom(terms: Term[], days: Days) {
  const jobs: { title: string; employer: string; state: string; start: Day; renewed: Day; end: Day }[] = [];
  for (const term of terms) {
    const [title, last] = [titleOf(term), jobs.at(-1)];
    if (last?.title === title && daysBetween(last.end, term.start) <= 31)
      Object.assign(last, { renewed: term.start, end: term.end });
    else {
      const { state, start, end } = term;
      jobs.push({ title, employer: chamberOf(term), state, start, renewed: start, end });
    }
  }
  return jobs.map(({ title, employer, state, ...job }) => ({
    title,
    employer,
    city: 'Washington',
    started: job.start,
    ended: isRunning(job, days) ? null : job.end,
    ...representedBy({ state }),
    confidence: 4 as const,
    ...seenIn(job, days),
  }));
}

const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Merges equal facts of several terms, with the first and last sighting. */
export function once<F extends Seen>(facts: F[], keyOf: (fact: F) => unknown): F[] {
  const known = new Map<unknown, F>();
  for (const fact of facts) {
    const before = known.get(keyOf(fact));
    known.set(keyOf(fact), before ? { ...fact, first_seen: before.first_seen } : fact);
  }
  return [...known.values()];
}
