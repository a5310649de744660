import type { Counts } from '#shared/values/person.ts';

/** The number of facts in all sections. */
export const totalOf = ({ cities: _, states: __, countries: ___, ...sections }: Counts): number =>
  Object.values(sections).reduce((sum, count) => sum + count, 0);

/**
 * What a report of few facts adds to its teaser: personal details, perhaps with jobs; null where it has more. A sparse
 * report costs no credit.
 */
export function sparseOf(counts: Counts): 'jobs' | 'personal' | null {
  const { personal, jobs } = counts;
  if (totalOf(counts) > personal + jobs) return null;
  return jobs > 0 ? 'jobs' : 'personal';
}
