import type { Counts } from '#shared/values/person.ts';

/** The number of facts in all sections. */
export const totalOf = ({ cities: _, states: __, countries: ___, ...sections }: Counts): number =>
  Object.values(sections).reduce((sum, count) => sum + count, 0);

/**
 * What a report of few facts adds to its teaser: personal details, perhaps with jobs, or with towns that the teaser names;
 * null where it has more, as a street. A sparse report costs no credit. `streets` is how many places have one, undefined
 * where that was not counted.
 */
export function sparseOf(counts: Counts, streets: number | undefined): 'towns' | 'jobs' | 'personal' | null {
  const { personal, jobs, locations } = counts;
  const towns = streets === 0 ? locations : 0;
  if (totalOf(counts) > personal + jobs + towns) return null;
  if (towns > 0) return 'towns';
  return jobs > 0 ? 'jobs' : 'personal';
}
