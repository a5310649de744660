import type { Day } from '#shared/values/day.ts';

/** A month as a number, for arithmetic. */
export type Month = number;

export const month = (year: number, ofYear = 1): Month => year * 12 + ofYear - 1;
export const years = (count: number) => Math.round(count * 12);
export const yearOf = (at: Month) => Math.floor(at / 12);

/** The fixed date of the population, so that it is reproducible. */
export const AS_OF: Day = '2026-11-20';
export const NOW: Month = month(2026, 11);

/** The earliest date in a report's timelines. */
export const EARLIEST: Month = month(2000);

const two = (number: number) => String(number).padStart(2, '0');

/** “1985-03” */
export const monthText = (at: Month) => `${yearOf(at)}-${two((at % 12) + 1)}`;
export const dayText = (at: Month, day: number): Day => `${monthText(at)}-${two(day)}`;
