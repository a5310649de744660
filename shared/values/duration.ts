/** In milliseconds. A day here is 24 hours; calendar days are in `day.ts`, and days by the clock of a zone in `zone.ts`. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A moment: a `Date`, or as stored. */
type Moment = Date | string;

const add = (moment: Moment, ms: number) => new Date(new Date(moment).getTime() + ms);

export const addMinutes = (moment: Moment, minutes: number): Date => add(moment, minutes * MINUTE);
export const addHours = (moment: Moment, hours: number): Date => add(moment, hours * HOUR);
export const addDays = (moment: Moment, days: number): Date => add(moment, days * DAY);
