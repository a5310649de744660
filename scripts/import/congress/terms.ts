import * as z from 'zod';

import { chamberOf, titleOf } from '#scripts/import/congress/states.ts';
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

/** The dates of a term's evidence: until its end, or until the import if it has not ended. */
export const seenIn = ({ start, end }: Pick<Term, 'start' | 'end'>, asOf: Day) => ({
  first_seen: start,
  ...(end < asOf && { last_seen: end }),
});
export type Seen = { first_seen?: Day | null | undefined; last_seen?: Day | null | undefined };

/** Merges consecutive terms in the same seat into one job; a current job has no end. */
export function jobsFrom(terms: Term[], asOf: Day) {
  const jobs: { title: string; employer: string; start: Day; end: Day }[] = [];
  for (const term of terms) {
    const [title, last] = [titleOf(term), jobs.at(-1)];
    if (last?.title === title && daysBetween(last.end, term.start) <= 31) last.end = term.end;
    else jobs.push({ title, employer: chamberOf(term), start: term.start, end: term.end });
  }
  return jobs.map(({ title, employer, ...job }) => ({
    title,
    employer,
    city: 'Washington',
    started: job.start,
    ended: job.end < asOf ? job.end : null,
    confidence: 4 as const,
    ...seenIn(job, asOf),
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
