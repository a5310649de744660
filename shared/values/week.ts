import * as z from 'zod';

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Monday first. */
export const Week = z.array(z.array(z.object({ from: Clock, until: Clock })).max(4)).length(7);
export type Week = z.infer<typeof Week>;

/** Whether a window of a day ends before it begins, or two overlap. */
export function areFaulty(day: Week[number]): boolean {
  const sorted = [...day].sort((a, b) => a.from.localeCompare(b.from));
  return sorted.some(({ from, until }, i) => from >= until || from < (sorted[i - 1]?.until ?? ''));
}
