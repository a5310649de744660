import type { Day } from '#shared/values/day.ts';

/** A month as one number, so that lives can be reckoned with. */
export type Month = number;

export const month = (year: number, ofYear = 1): Month => year * 12 + ofYear - 1;
export const years = (count: number) => Math.round(count * 12);
export const yearOf = (at: Month) => Math.floor(at / 12);

/** A population is the same whenever it is made, so its present does not move with the clock. */
export const AS_OF: Day = '2026-11-20';
export const NOW: Month = month(2026, 11);

/** Nothing in a report is older: its bars begin here. */
export const EARLIEST: Month = month(2000);

const two = (number: number) => String(number).padStart(2, '0');

/** “1985-03” */
export const monthText = (at: Month) => `${yearOf(at)}-${two((at % 12) + 1)}`;
export const dayText = (at: Month, day: number): Day => `${monthText(at)}-${two(day)}`;
