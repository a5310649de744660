import type { RoundedCount } from '#shared/api/directory.ts';

/** A count as pages show it: 7 as “under ten”, 96 as 90, 1,204 as 1,200. */
export function roundedDown(count: number | undefined): RoundedCount {
  if (count === undefined) return null;
  if (count < 10) return 'under-ten';
  const step = Math.max(10, 10 ** (String(count).length - 2));
  return Math.floor(count / step) * step;
}

/** The sum of counts, as long as all are known. */
export const sumOf = (counts: readonly (number | undefined)[]): number | undefined =>
  counts.reduce<number | undefined>(
    (sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
    0,
  );
