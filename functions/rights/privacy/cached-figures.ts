import type { RequestFigures } from '#functions/rights/requests/domain/figures.ts';
import type { RequestStore } from '#functions/rights/requests/store.ts';
import { MINUTE } from '#shared/values/duration.ts';

const KEPT_MS = 5 * MINUTE;
const YEARS = 5;

/** The figures of this year and the four before, those that were counted, at most five minutes old. */
export function cachedFigures(requests: Pick<RequestStore, 'figures'>) {
  let cached: { at: number; figures: RequestFigures[] } | undefined;
  return async (now: Date): Promise<RequestFigures[]> => {
    const age = cached ? now.getTime() - cached.at : Infinity;
    if (cached && age >= 0 && age < KEPT_MS) return cached.figures;
    const years = Array.from({ length: YEARS }, (_, before) => String(now.getUTCFullYear() - before));
    const read = await Promise.all(years.map((year) => requests.figures(year)));
    cached = { at: now.getTime(), figures: read.filter((figures) => figures !== undefined) };
    return cached.figures;
  };
}
